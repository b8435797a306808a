import TextModel

/// A link in a message of Discord (dialects.md, DI-3). All ranges are half-open UTF-8 offsets into the text.
struct DiscordLink {
  /// What is selected.
  let utf8Range: Range<Int>
  /// What it opens.
  let target: Range<Int>
  /// What is displayed for it; `nil` for the target itself.
  let label: Range<Int>?
  /// Where the search goes on.
  let end: Int

  private init(bare target: Range<Int>, end: Int) {
    (utf8Range, self.target, label, self.end) = (target, target, nil, end)
  }

  /// A link without brackets: to the next white space or `<`, without what is trimmed at its end.
  ///
  /// - Parameters:
  ///   - colon: Where `://` stands.
  ///   - floor: Where the scheme may start.
  ///   - utf8: The text.
  /// - Returns: `nil` if no scheme stands before, or nothing after.
  static func bare(colon: Int, floor: Int, in utf8: Span<UInt8>) -> DiscordLink? {
    guard utf8.hasSchemeSeparator(at: colon) else { return nil }
    for scheme in schemes {
      let start = colon - scheme.utf8.count
      guard start >= floor, utf8.hasASCII(scheme, at: start) else { continue }
      let contentStart = colon + 3
      let end = trimmedEnd(of: contentStart..<endOfRun(from: contentStart, in: utf8), in: utf8)
      return end > contentStart ? DiscordLink(bare: start..<end, end: end) : nil
    }
    return nil
  }

  /// A link between `<`, which stands at `start`, and `>`: its preview is suppressed.
  static func bracketed(at start: Int, in utf8: Span<UInt8>) -> DiscordLink? {
    guard let contentStart = contentStart(ofTargetAt: start + 1, in: utf8) else { return nil }
    let end = endOfRun(from: contentStart, in: utf8) { $0 == ascii(">") }
    guard end > contentStart, utf8.byte(at: end) == UInt8(ascii: ">") else { return nil }
    return DiscordLink(bare: start + 1..<end, end: end + 1)
  }

  /// A masked link, `[label](target)`, whose label starts after the bracket at `start` and is UTF-8.
  static func masked(at start: Int, in utf8: Span<UInt8>) -> DiscordLink? {
    let labelEnd = labelEnds.next(from: start + 1, in: utf8)
    guard labelEnd > start + 1, utf8.hasASCII("](", at: labelEnd),
      let contentStart = contentStart(ofTargetAt: labelEnd + 2, in: utf8)
    else { return nil }
    var depth = 0
    let end = endOfRun(from: contentStart, in: utf8) { value in
      if value == ascii("(") { depth += 1 }
      if value == ascii(")") { depth -= 1 }
      return depth < 0
    }
    let label = start + 1..<labelEnd
    guard depth < 0, end > contentStart, (try? UTF8Span(validating: utf8.extracting(label))) != nil else { return nil }
    return DiscordLink(masked: start..<end + 1, label: label, target: labelEnd + 2..<end)
  }

  private init(masked utf8Range: Range<Int>, label: Range<Int>, target: Range<Int>) {
    (self.utf8Range, self.target, self.label, end) = (utf8Range, target, label, utf8Range.upperBound)
  }

  private static let schemes = ["https", "http"]
  private static let labelEnds = ByteFinder("[]".utf8)

  /// Where what follows the scheme starts.
  private static func contentStart(ofTargetAt start: Int, in utf8: Span<UInt8>) -> Int? {
    for scheme in schemes where utf8.hasASCII(scheme, at: start) {
      let colon = start + scheme.utf8.count
      if utf8.hasSchemeSeparator(at: colon) { return colon + 3 }
    }
    return nil
  }

  /// Where the run of scalars ends that are neither white space nor `<` nor what `endsRun`; bytes that are not UTF-8 end
  /// it, too.
  private static func endOfRun(
    from start: Int, in utf8: Span<UInt8>, where endsRun: (UInt32) -> Bool = { _ in false }
  ) -> Int {
    var end = start
    while end < utf8.count {
      let step = utf8.scalar(at: end)
      guard step.value != ScalarStep.illFormed, step.value != ascii("<"), !step.value.isScriptSpace,
        !endsRun(step.value)
      else { break }
      end += step.utf8Count
    }
    return end
  }

  private static let trailing = ASCIISet(".,:;\"']")

  /// The end of `content` without the punctuation and the unpaired `)` at its end.
  private static func trimmedEnd(of content: Range<Int>, in utf8: Span<UInt8>) -> Int {
    var (end, openCount) = (content.lowerBound, 0)
    for offset in content {
      switch utf8[offset] {
      case UInt8(ascii: "("): openCount += 1
      case UInt8(ascii: ")"):
        guard openCount > 0 else { continue }
        openCount -= 1
      case let byte where trailing.contains(byte): continue
      default: break
      }
      end = offset + 1
    }
    return end
  }
}
