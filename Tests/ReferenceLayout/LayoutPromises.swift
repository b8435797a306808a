import TextLayout
import TextModel
import TextSelection

/// What holds for every layout, whoever made it.
public struct LayoutPromises {
  let layout: ReferenceLayout
  let input: LayoutInput

  /// Takes a layout, and what it was made of.
  public init(layout: ReferenceLayout, input: LayoutInput) { (self.layout, self.input) = (layout, input) }

  private var availableWidth: Double { max(0, input.width) }
  private var text: String { input.text }

  /// The first promise that is broken; `nil`: none is.
  public var broken: String? {
    brokenRoom ?? brokenBoundary ?? brokenTiling ?? brokenText ?? brokenButton
  }

  private func fits(_ width: Double, in room: Double) -> Bool { width <= room + 1e-6 }

  /// No line is wider than there is room, no fragment reaches beyond its line, lines go down.
  private var brokenRoom: String? {
    // N6.
    let limit = input.configuration.expansion?.current.lineLimit ?? input.configuration.numberOfLines
    if limit > 0, layout.lines.count > limit + (layout.button == nil ? 0 : 1) { return "there are too many lines" }
    for (index, line) in layout.lines.enumerated() {
      if line.width < 0 || line.x < 0 { return "line \(index) is nowhere" }
      if !fits(line.x + line.width, in: availableWidth) { return "line \(index) is too wide: \(line.width)" }
      for fragment in line.fragments {
        let isWithin = fits(line.x, in: fragment.x) && fits(fragment.x + fragment.width, in: line.x + line.width)
        if !isWithin { return "\(fragment.text) is not in line \(index)" }
      }
      let sum = line.fragments.map(\.width).reduce(0, +)
      if abs(sum - line.width) > 1e-6 { return "line \(index) is not as wide as its fragments" }
      if line.text != line.fragments.map(\.text).joined() { return "line \(index) shows something else" }
      if index > 0, line.y < layout.lines[index - 1].y { return "line \(index) goes up" }
    }
    return nil
  }

  /// Clusters are whole.
  private var brokenBoundary: String? {
    var (boundaries, offset): (Set<Int>, Int) = ([0], 0)
    for character in text {
      offset += String(character).utf8.count
      boundaries.insert(offset)
    }
    let ranges =
      layout.lines.flatMap { [$0.utf8Range] + ($0.utf8RangeAfterEllipsis.map { [$0] } ?? []) }
      + layout.lines.flatMap { $0.fragments.map(\.utf8Range) } + (layout.hiddenUTF8Range.map { [$0] } ?? [])
      + layout.overflowedUTF8Ranges
    let broken = ranges.first { !boundaries.contains($0.lowerBound) || !boundaries.contains($0.upperBound) }
    return broken.map { "\($0) cuts a cluster" }
  }

  /// D4: lines, what is hidden, and hard breaks are the text, in order.
  private var brokenTiling: String? {
    let ranges =
      layout.lines.map(\.utf8Range) + layout.lines.compactMap(\.utf8RangeAfterEllipsis)
      + (layout.hiddenUTF8Range.map { [$0] } ?? [])
    let breaks = Set(Tokenizer(text).filter { $0.kind == .newLine }.map(\.utf8Range))
    var end = 0
    for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      let isNext = range.lowerBound == end || (range.lowerBound > end && breaks.contains(end..<range.lowerBound))
      if !isNext { return "\(range) does not follow \(end)" }
      end = range.upperBound
    }
    let isWhole = end == text.utf8.count || breaks.contains(end..<text.utf8.count)
    return isWhole ? nil : "the text from \(end) is nowhere"
  }

  /// Fragments of text show the text they stand for; a text is truncated if something visible is hidden (X1).
  private var brokenText: String? {
    let utf8 = Array(text.utf8)
    for fragment in layout.lines.flatMap(\.fragments) where fragment.kind == .text {
      // Of a replacement that takes several fragments, all but the first stand for nothing.
      let isReplaced = input.selections.contains {
        // Further pieces of a replacement have an empty range, at the end of what they stand for.
        $0.replacement != nil
          && ($0.selection.utf8Range.overlaps(fragment.utf8Range)
            || fragment.utf8Range == $0.selection.utf8Range.upperBound..<$0.selection.utf8Range.upperBound)
      }
      if isReplaced || fragment.utf8Range.isEmpty { continue }
      if fragment.text != String(decoding: utf8[fragment.utf8Range], as: UTF8.self) {
        return "\(fragment.utf8Range) is not \(fragment.text)"
      }
    }
    // Of a replacement a part may be hidden that has no range.
    guard input.selections.allSatisfy({ $0.replacement == nil }) else { return nil }
    let hidden = String(decoding: utf8[layout.hiddenUTF8Range ?? 0..<0], as: UTF8.self)
    let isTruncated = Tokenizer(hidden).contains { $0.kind == .word }
    return layout.isTruncated == isTruncated ? nil : "is it truncated? \(hidden.debugDescription) is hidden"
  }

  /// The button has room, beside the text of its line.
  private var brokenButton: String? {
    guard let button = layout.button else { return nil }
    guard layout.lines.indices.contains(button.lineIndex) else { return "the button is on no line" }
    let line = layout.lines[button.lineIndex]
    if !fits(line.width + button.width, in: availableWidth) { return "no room for the button and its line" }
    if button.x < 0 || !fits(button.x + button.width, in: availableWidth) { return "the button is outside" }
    return button.lineIndex == layout.lines.count - 1 ? nil : "the button is not on the last line"
  }
}
