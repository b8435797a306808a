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
    let selections = reference.comparedSelections(in: marked.text, kinds: kinds, options: options)
    return (
      MarkedText.draw(selections.map(\.utf8Range), in: marked.text),
      selections.map { String(decoding: $0.value, as: UTF8.self) }
    )
  }
}
