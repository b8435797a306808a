import Foundation
import LinearTime

guard let command = Command(CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data((Command.usage + "\n").utf8))
  exit(2)
}
guard Work.isCounted else {
  FileHandle.standardError.write(Data("linear-time: built without coverage: the Makefile has the flags\n".utf8))
  exit(2)
}
try await command.run()
