public import TextValidation

/// A selection in the form in which a scan's and a reference's can be compared.
public struct ComparedSelection: Hashable, Sendable {
  /// What it is.
  public let kind: SelectionKind
  /// Half-open UTF-8 offsets into the text.
  public let utf8Range: Range<Int>
  /// What it means to the platform, in UTF-8: strings are equal that are not the same scalar by scalar.
  public let value: [UInt8]

  /// Makes a selection.
  public init(_ kind: SelectionKind, _ utf8Range: Range<Int>, value: String) {
    (self.kind, self.utf8Range, self.value) = (kind, utf8Range, Array(value.utf8))
  }
}

extension ComparedSelection: CustomStringConvertible {
  /// `kind lower..<upper "value"`.
  public var description: String { "\(kind) \(utf8Range) \(String(decoding: value, as: UTF8.self).debugDescription)" }
}

extension PlatformReference {
  /// What the dialect selects in `text`, for comparison.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kinds: The kinds that are asked for; `nil`: all.
  ///   - options: What the dialect's searches are told.
  /// - Returns: Selections in text order; they do not overlap.
  public static func comparedSelections(
    in text: String, kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [ComparedSelection] {
    let scalars = Array(text.unicodeScalars)
    var utf8Offsets = [0]
    for scalar in scalars { utf8Offsets.append(utf8Offsets[utf8Offsets.count - 1] + UTF8.width(scalar)) }
    return selections(in: scalars, kinds: kinds, options: options).map { selection in
      let utf8Range = utf8Offsets[selection.range.lowerBound]..<utf8Offsets[selection.range.upperBound]
      return ComparedSelection(selection.kind, utf8Range, value: selection.value)
    }
  }
}
