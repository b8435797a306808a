/// The parts of the source that lines show, and what is hidden, in order.
struct SourceRanges {
  private let display: DisplayText
  private var end = -1
  private var hiddenRange: Range<Int>?

  init(_ display: DisplayText) { self.display = display }

  /// What is hidden, once the lines before it have been asked for; `nil`: nothing.
  var hidden: Range<Int>? {
    guard let utf8Range = display.hiddenUTF8Range else { return nil }
    var behind = self
    let range = hiddenRange ?? behind.place(utf8Range)
    return range.isEmpty ? nil : range
  }

  /// The part of the next line, or of the rest of a line behind what is hidden.
  mutating func next(_ utf8Range: Range<Int>) -> Range<Int> {
    if hiddenRange == nil, let hidden = display.hiddenUTF8Range, hidden.lowerBound < utf8Range.lowerBound {
      hiddenRange = place(hidden)
    }
    return place(utf8Range)
  }

  private mutating func place(_ utf8Range: Range<Int>) -> Range<Int> {
    let follows = utf8Range.lowerBound == end
    end = utf8Range.upperBound
    return display.sourceUTF8Range(of: utf8Range, follows: follows)
  }
}
