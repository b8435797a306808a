import TextModel

extension ScalarStep {
  private var properties: Unicode.Scalar.Properties? { Unicode.Scalar(value)?.properties }

  /// Whether it is a blank or a line break.
  var isWhitespace: Bool { properties?.isWhitespace ?? false }

  /// Whether a paragraph ends with it, as `Character.isNewline` says of whole clusters.
  var isNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it belongs to what is before it, as a mark does.
  var extendsCluster: Bool { properties?.isGraphemeExtend ?? false }

  /// Whether it is a letter, an ideograph or a number.
  var isWordScalar: Bool {
    guard let properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether it is punctuation of Unicode: `~`, `+` and their like are symbols and no punctuation.
  var isPunctuation: Bool {
    switch properties?.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
