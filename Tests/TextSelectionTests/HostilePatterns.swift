import Foundation

/// The patterns of `Corpus/pathological`: over a long run of `a` each meets a limit, or would take long.
enum HostilePatterns {
  static let all: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpus/pathological/patterns.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()
}
