/// A value with a name, as in `--rule ticket=[A-Z]+-[0-9]+`.
struct NamedValue: Equatable {
  /// What stands before the first `=`.
  let name: String
  /// What stands behind it.
  let value: String

  /// Takes `argument` apart.
  ///
  /// - Parameters:
  ///   - argument: A name, `=`, and a value, which may be empty.
  ///   - option: The option that it belongs to.
  /// - Throws: ``UsageError`` if there is no `=`, or no name.
  init(_ argument: String, of option: OptionDefinition) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { throw NamedValue.misspelt(argument, of: option) }
    (name, value) = (String(parts[0]), String(parts[1]))
  }

  /// Says that `argument` is not what `option` takes.
  static func misspelt(_ argument: String, of option: OptionDefinition) -> UsageError {
    UsageError("'\(option.name) \(argument)' is not \(option.valueName ?? "NAME=VALUE")")
  }
}
