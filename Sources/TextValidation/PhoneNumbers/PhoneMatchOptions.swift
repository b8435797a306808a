/// What a caller may change about the `libphonenumber` dialect, beside `region`.
///
/// Source: dialects.md, PH-1; the arguments of libphonenumber's matcher.
public struct PhoneMatchOptions: Sendable, Hashable {
  /// What a number must be to be selected.
  public var leniency = PhoneLeniency.valid
  /// How many candidates may fail before a text is given up (PH-7).
  public var greatestTryCount = 65_535

  /// The arguments that libphonenumber's matcher has where none are given.
  public init() {}
}

/// How sure one must be that digits are a telephone number, the least first.
///
/// Source: dialects.md, PH-13 to PH-16; the leniencies of libphonenumber's matcher.
public enum PhoneLeniency: String, Sendable, Hashable, CaseIterable {
  /// It has as many digits as a number of its calling code may have.
  case possible
  /// It is a number of a region's plan.
  case valid
  /// Its digits are grouped as the region groups them, or less.
  case strictGrouping = "strict_grouping"
  /// Its digits are grouped as the region groups them, or not at all.
  case exactGrouping = "exact_grouping"
}
