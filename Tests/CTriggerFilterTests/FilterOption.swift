import CTriggerFilter
import Testing

/// The options of the filter, which the header has as bits.
struct FilterOption: OptionSet, CustomTestStringConvertible {
  let rawValue: UInt32

  static let everySign = FilterOption(TRIGGER_EVERY_SIGN)
  static let everyColon = FilterOption(TRIGGER_EVERY_COLON)
  static let everyNumber = FilterOption(TRIGGER_EVERY_NUMBER)
  static let everyBracket = FilterOption(TRIGGER_EVERY_BRACKET)
  static let letterL = FilterOption(TRIGGER_LETTER_L)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ bit: Int) { rawValue = UInt32(bit) }

  /// Every set of options.
  static let allSets = (UInt32(0)..<32).map { FilterOption(rawValue: $0) }

  var testDescription: String { "options \(rawValue)" }
}

extension trigger_variant {
  /// The variants that this processor has.
  static let present = [TRIGGER_BYTEWISE, TRIGGER_BY_16, TRIGGER_BY_32].filter {
    trigger_filter_has($0) != 0
  }
}
