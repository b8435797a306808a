/// Keys that are held down with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each key.
  public let rawValue: Int

  /// The keys whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 0)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 1)
  /// Alt, on Apple's keyboards Option; in terminals also Meta.
  public static let alternate = KeyModifiers(rawValue: 1 << 2)
  /// Command, on other keyboards the one of the system.
  public static let command = KeyModifiers(rawValue: 1 << 3)
}
