/// A capture group that has a name.
public struct NamedGroup: Hashable, Sendable {
  /// The name. A pattern that says `(?J)` may give one name to several groups.
  public let name: String
  /// The group's number, from 1.
  public let number: Int

  /// Makes the group of that name and number.
  package init(name: String, number: Int) {
    self.name = name
    self.number = number
  }
}
