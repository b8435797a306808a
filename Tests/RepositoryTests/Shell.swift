import Foundation

/// Runs commands as a reader of the README would type them, at the root, with `selectable` found first.
enum Shell {
  /// The folder that holds the products of this build.
  static let products: String = {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [beside, Repository.root.appending(path: ".build/debug")]
    let hasCommand = { (folder: URL) in
      FileManager.default.isExecutableFile(atPath: folder.appending(path: "selectable").path(percentEncoded: false))
    }
    return (candidates.first(where: hasCommand) ?? beside).path(percentEncoded: false)
  }()

  /// The lines that `command` prints on standard output.
  static func output(of command: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = Repository.root
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = products + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    process.environment = environment
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var lines = String(decoding: printed, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map(String.init)
  }
}
