#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

ignoreBrokenPipes()
var console = Console.standard()
exit(Command.run(Array(CommandLine.arguments.dropFirst()), console: &console).rawValue)
