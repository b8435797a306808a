/// What one scan of a text took.
struct Measurement {
  /// CPU time.
  let seconds: Double
  let byteCount: Int
  let foundCount: Int

  /// A line for scripts: the name, CPU seconds, MB/s and how much was found, separated by tabs.
  func line(named name: String) -> String {
    "\(name)\t\(seconds)\t\(Double(byteCount) / 1e6 / seconds)\t\(foundCount)"
  }
}
