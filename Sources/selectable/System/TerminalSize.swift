#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many columns the terminal has that shows standard output; `nil`: there is none, or it does not say.
func terminalColumnCount() -> Int? {
  var size = winsize()
  // SAFETY: ioctl(2) fills the record, which outlives the call.
  guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
