import Foundation
import TextValidation
import Testing

/// What the fuzzers have found, and a slice of what they start from.
@Suite struct ReplayTests {
  @Test(arguments: Replay.inputs(of: "regressions"))
  func whatWasFoundIsRight(_ replay: Replay) throws {
    for bytes in replay.variants { try replay.target.check(bytes) }
  }

  @Test(arguments: Replay.inputs(of: "seeds"))
  func seedsAreRight(_ replay: Replay) throws {
    for bytes in replay.variants { try replay.target.check(bytes) }
  }

  /// Messages whose first bytes choose the dialect and the options by chance.
  @Test(arguments: [FuzzTarget.tokenizer, .offsets, .scanner, .chunks])
  func messagesAreRight(_ target: FuzzTarget) throws {
    let lines = try Replay.lines(ofTopics: ["overlap", "boundaries"])
    #expect(lines.count > 30)
    for line in lines { try target.check(line) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func eachTargetHasSeeds(_ target: FuzzTarget) {
    #expect(Replay.inputs(of: "seeds").contains { $0.target == target })
  }

  @Test func optionsAreThoseOfTheLibrary() throws {
    for (name, json) in OptionChoice.settings {
      var options = DetectionOptions()
      try options.set(name, to: JSONValue(reading: json))
      #expect(options.value(of: name) != DetectionOptions().value(of: name), "\(name) \(json)")
    }
    #expect(Set(OptionChoice.settings.map(\.name)) == Set(DetectionOptions.names))
  }
}

/// An input of the corpus.
struct Replay: Sendable, CustomTestStringConvertible {
  let target: FuzzTarget
  let name: String
  let bytes: [UInt8]

  var testDescription: String { "\(target) \(name)" }

  /// The input, for each dialect if it has one: whatever was found in one must be right in all, and in those to come.
  var variants: [[UInt8]] {
    guard [.scanner, .chunks].contains(target) else { return [bytes] }
    return Pack.builtIn.indices.map { [UInt8($0)] + bytes.dropFirst() }
  }

  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpus")

  /// The files of all targets in the folder of that name.
  static func inputs(of folder: String) -> [Replay] {
    FuzzTarget.allCases.flatMap { target in
      let folder = corpus.appending(path: "fuzz/\(target)/\(folder)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
      return names.sorted().compactMap { name -> Replay? in
        guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
        return Replay(target: target, name: name, bytes: Array(data))
      }
    }
  }

  /// The messages of these topics.
  static func lines(ofTopics topics: [String]) throws -> [[UInt8]] {
    try topics.flatMap { topic in
      let data = try Data(contentsOf: corpus.appending(path: "messages/\(topic).txt"))
      return data.split(separator: UInt8(ascii: "\n")).map(Array.init)
    }
  }
}
