/// The labels that a source defines as links: `[label]: destination "title"` (GFM 0.29, section 4.7).
///
/// They are gathered when one is asked for first, for a definition may follow its use.
struct MarkdownDefinitions: Sendable {
  private var labels: Set<String> = []
  private var areGathered = false

  /// Forgets the source at hand.
  mutating func restart() {
    labels.removeAll(keepingCapacity: true)
    areGathered = false
  }

  /// Whether `label`, a part of `text`, is defined somewhere in `source`.
  ///
  /// - Complexity: O(*n*) in the label; the first time, in the source too.
  mutating func defines(_ label: Range<Int>, of text: Span<UInt8>, in source: Span<UInt8>) -> Bool {
    if !areGathered { gather(in: source) }
    return !labels.isEmpty && label.count <= 1_000 && labels.contains(Self.normalized(label, of: text))
  }

  private mutating func gather(in source: Span<UInt8>) {
    areGathered = true
    var blocks = MarkdownBlocks(wanted: .definitions)
    var gathered = MarkdownGatheredText()
    while let text = blocks.next(in: source) {
      gathered.gather(blocks.segments[text.segmentIndices], of: source)
      var offset = 0
      while let definition = Self.definition(at: offset, in: gathered.utf8.span) {
        labels.insert(Self.normalized(definition.label, of: gathered.utf8.span))
        offset = definition.end
      }
    }
  }

  /// Where the text of a paragraph begins behind the definitions at its start.
  static func endOfDefinitions(in text: Span<UInt8>) -> Int {
    var offset = 0
    while let definition = definition(at: offset, in: text) { offset = definition.end }
    return offset
  }

  /// The definition that a line begins at `start`, and where the next line begins.
  private static func definition(at start: Int, in text: Span<UInt8>) -> (label: Range<Int>, end: Int)? {
    let bracket = text.endOfMarkdownBlanks(from: start, limit: text.count)
    guard let label = MarkdownLinkParts.label(at: bracket, in: text), !text.trimmingMarkdownSpace(label).isEmpty,
      label.upperBound + 1 < text.count, text[label.upperBound + 1] == UInt8(ascii: ":")
    else { return nil }
    let destination = text.endOfMarkdownSpace(from: label.upperBound + 2)
    guard destination < text.count, let destinationEnd = MarkdownLinkParts.destinationEnd(at: destination, in: text),
      destinationEnd > destination
    else { return nil }
    let title = text.endOfMarkdownSpace(from: destinationEnd)
    if title > destinationEnd, let titleEnd = MarkdownLinkParts.titleEnd(at: title, in: text),
      let end = lineStart(after: titleEnd, in: text)
    {
      return (label, end)
    }
    return lineStart(after: destinationEnd, in: text).map { (label, $0) }
  }

  /// Where the next line starts, if nothing but blanks is left of this one.
  private static func lineStart(after utf8Offset: Int, in text: Span<UInt8>) -> Int? {
    let end = text.endOfMarkdownBlanks(from: utf8Offset, limit: text.count)
    if end == text.count { return end }
    if text[end] == 0x0A { return end + 1 }
    guard text[end] == 0x0D else { return nil }
    return text.hasBytes(of: "\r\n", at: end) ? end + 2 : end + 1
  }

  /// A label as it is compared: without regard to case, and with single spaces.
  private static func normalized(_ label: Range<Int>, of text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for offset in text.trimmingMarkdownSpace(label) {
      if !text[offset].isMarkdownSpace {
        bytes.append(text[offset])
      } else if bytes.last != 0x20 {
        bytes.append(0x20)
      }
    }
    // Both ways, so that what has one capital has one small form: `ß` and `ẞ`.
    return String(decoding: bytes, as: UTF8.self).lowercased().uppercased()
  }
}
