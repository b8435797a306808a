import ReferenceScanner
import TestSupport
import TextValidation
import Testing

extension SelectionKind {
  static let list = SelectionKind(rawValue: "list")
  static let reply = SelectionKind(rawValue: "reply")
}

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
    let scalars = Array(expected.text.unicodeScalars)
    let utf8Offsets = scalars.reduce(into: [0]) { offsets, scalar in
      offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
    }
    let found = selections(in: scalars, kinds: kinds, options: options).map {
      utf8Offsets[$0.range.lowerBound]..<utf8Offsets[$0.range.upperBound]
    }
    #expect(
      found == expected.utf8Ranges, "\(MarkedText.draw(found, in: expected.text).debugDescription)",
      sourceLocation: sourceLocation)
  }
}
