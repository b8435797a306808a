import Foundation

// generate-messages STYLE MEGABYTES FILE: writes that many millions of bytes of chat, prose or dense text, to the next full
// line.

let arguments = CommandLine.arguments
guard arguments.count == 4, let style = TextStyle(rawValue: arguments[1]),
  let megabytes = Int(arguments[2]), megabytes > 0,
  FileManager.default.createFile(atPath: arguments[3], contents: nil)
else {
  FileHandle.standardError.write(Data("usage: generate-messages chat|prose|dense MEGABYTES FILE\n".utf8))
  exit(2)
}

let file = try FileHandle(forWritingTo: URL(filePath: arguments[3]))
var writer = MessageWriter(style: style, seed: 2026)
var remainingByteCount = megabytes * 1_000_000
while remainingByteCount > 0 {
  writer.removeAll()
  while writer.utf8.count < min(remainingByteCount, 1_000_000) { writer.appendLine() }
  try file.write(contentsOf: writer.utf8)
  remainingByteCount -= writer.utf8.count
}
