import ReferenceScanner
import TestSupport
import TextValidation

/// An example of dialects.md: a text, the kinds that its section speaks of, and what is selected.
struct ReferenceExample: Sendable, CustomStringConvertible {
  let kinds: Set<SelectionKind>
  let marked: MarkedText
  let values: [String]?
  let options: DetectionOptions

  /// - Parameters:
  ///   - kinds: The names of the kinds asked for.
  ///   - marked: The text, with what is selected drawn inside it.
  ///   - values: What the selections mean; `nil`: not asserted.
  ///   - options: What the search is told.
  init(_ kinds: [String], _ marked: String, values: [String]? = nil, options: DetectionOptions = DetectionOptions()) {
    self.kinds = Set(kinds.map(SelectionKind.init(rawValue:)))
    (self.marked, self.values, self.options) = (MarkedText(marked), values, options)
  }

  var description: String { marked.description }

  /// What `reference` selects in the text, drawn inside it, and the values of that.
  func selected(by reference: any PlatformReference.Type) -> (drawing: String, values: [String]) {
    let scalars = Array(marked.text.unicodeScalars)
    let selections = reference.selections(in: scalars, kinds: kinds, options: options)
    let utf8Offsets = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    let ranges = selections.map { utf8Offsets[$0.range.lowerBound]..<utf8Offsets[$0.range.upperBound] }
    return (MarkedText.draw(ranges, in: marked.text), selections.map(\.value))
  }
}
