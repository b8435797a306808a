import Foundation

do {
  let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
  exit(try command.run())
} catch {
  FileHandle.standardError.write(Data("generate-sources: \(error)\n".utf8))
  exit(2)
}
