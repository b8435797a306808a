import ReferenceScanner
import TestSupport
import TextValidation
import Testing

extension PlatformReference {
  /// What the reference selects in a text with its options as they come.
  static func selections(in text: String, kinds: Set<SelectionKind>? = nil) -> [PlatformSelection] {
    selections(in: Array(text.unicodeScalars), kinds: kinds, options: DetectionOptions())
  }

  /// Expects exactly the selections drawn in `marked`.
  static func expectSelections(
    drawnIn marked: String, kinds: Set<SelectionKind>? = nil, options: DetectionOptions = DetectionOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = MarkedText(marked)
    let found = comparedSelections(in: expected.text, kinds: kinds, options: options).map(\.utf8Range)
    #expect(
      found == expected.utf8Ranges, "\(MarkedText.draw(found, in: expected.text).debugDescription)",
      sourceLocation: sourceLocation)
  }
}
