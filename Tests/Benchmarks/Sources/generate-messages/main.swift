import Foundation

// generate-messages MEGABYTES FILE: writes that many millions of bytes of chat, to the next full line.

let arguments = CommandLine.arguments
guard arguments.count == 3, let megabytes = Int(arguments[1]), megabytes > 0,
  FileManager.default.createFile(atPath: arguments[2], contents: nil)
else {
  FileHandle.standardError.write(Data("usage: generate-messages MEGABYTES FILE\n".utf8))
  exit(2)
}

let file = try FileHandle(forWritingTo: URL(filePath: arguments[2]))
var writer = MessageWriter(seed: 2026)
var remainingByteCount = megabytes * 1_000_000
while remainingByteCount > 0 {
  writer.removeAll()
  while writer.utf8.count < min(remainingByteCount, 1_000_000) { writer.appendLine() }
  try file.write(contentsOf: writer.utf8)
  remainingByteCount -= writer.utf8.count
}
