/// Reads the paths of links (dialects.md, TG-U3), no run of path scalars twice.
///
/// A path may be given up whole, and another one begin inside its run: in `.?.?.?` every `?` begins one. All paths of one
/// run end at the same place, so it is enough to know that of the run read last.
struct TelegramPathReader {
  /// The run read last.
  private var run = 0..<0
  /// Where the run ends less its bad ends.
  private var keptEnd = 0

  /// Where the path at `start` ends.
  ///
  /// - Parameters:
  ///   - start: At most the count of `utf8`; no less than in the call before.
  ///   - utf8: The text.
  /// - Returns: A UTF-8 offset; `start` if there is no path.
  /// - Complexity: O(*n*) in the count of `utf8` for all calls together.
  mutating func end(ofPathAt start: Int, in utf8: Span<UInt8>) -> Int {
    guard start < utf8.count else { return start }
    let first = utf8[start]
    guard first == UInt8(ascii: "/") || first == UInt8(ascii: "?") || first == UInt8(ascii: "#") else { return start }
    if start + 1 < run.lowerBound || start + 1 > run.upperBound { read(from: start + 1, in: utf8) }
    let end = max(start + 1, keptEnd)
    // A lone `?` or `#` is no path.
    return first == UInt8(ascii: "/") || end > start + 1 ? end : start
  }

  private mutating func read(from start: Int, in utf8: Span<UInt8>) {
    run = start..<TelegramRunClass.path.end(from: start, in: utf8)
    keptEnd = run.upperBound
    while keptEnd > start, TelegramScalars.isBadEnd(utf8[keptEnd - 1]) { keptEnd -= 1 }
  }
}
