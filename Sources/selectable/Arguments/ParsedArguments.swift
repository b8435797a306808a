/// The arguments of a subcommand, told apart: options in the order given, then operands.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`, `-abc` for three flags; `--` ends the options; `-` is an operand.
struct ParsedArguments: Equatable {
  /// An option as it was given.
  struct Occurrence: Equatable {
    /// The option's long name.
    let name: String
    /// Its value; empty for a flag.
    let value: String
  }

  /// Options in the order given.
  private(set) var occurrences: [Occurrence] = []
  /// What is not an option, in the order given.
  private(set) var operands: [String] = []

  /// Reads `arguments` by the options of `synopsis`.
  ///
  /// - Throws: ``UsageError`` for an unknown option (with the nearest one), a missing value, a value where none belongs.
  init(_ arguments: [String], for synopsis: Synopsis) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument.hasPrefix("--") {
        try readLongOption(argument, rest: &rest, synopsis)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShortOptions(argument.dropFirst(), rest: &rest, synopsis)
      } else {
        operands.append(argument)
      }
    }
  }

  /// Whether the flag or option `name` was given.
  func has(_ name: String) -> Bool { occurrences.contains { $0.name == name } }

  /// The value of the last `name`.
  func last(_ name: String) -> String? { occurrences.last { $0.name == name }?.value }

  /// The values of every `name`, in the order given.
  func all(_ name: String) -> [String] { occurrences.filter { $0.name == name }.map(\.value) }

  /// Which of `names` was given last; `nil`: none.
  func lastGiven(among names: String...) -> String? { occurrences.last { names.contains($0.name) }?.name }

  private mutating func readLongOption(
    _ argument: String, rest: inout ArraySlice<String>, _ synopsis: Synopsis
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = synopsis.allOptions.first(where: { $0.name == name }) else {
      throw UsageError.unknown("option", name, known: synopsis.allOptions.map(\.name))
    }
    guard let valueName = option.valueName else {
      guard parts.count == 1 else { throw UsageError("option '\(name)' takes no value") }
      occurrences.append(Occurrence(name: name, value: ""))
      return
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value else { throw UsageError("option '\(name)' needs a value: \(name) \(valueName)") }
    occurrences.append(Occurrence(name: name, value: value))
  }

  private mutating func readShortOptions(
    _ letters: Substring, rest: inout ArraySlice<String>, _ synopsis: Synopsis
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = synopsis.allOptions.first(where: { $0.shortName == letter }) else {
        throw ParsedArguments.unknownShortOption(letter, synopsis)
      }
      guard let valueName = option.valueName else {
        occurrences.append(Occurrence(name: option.name, value: ""))
        continue
      }
      let value = letters.isEmpty ? rest.popFirst() : String(letters)
      guard let value else { throw UsageError("option '-\(letter)' needs a value: -\(letter) \(valueName)") }
      occurrences.append(Occurrence(name: option.name, value: value))
      return
    }
  }

  /// The nearest one-letter option is the same letter in the other case, else the long name that begins with it.
  private static func unknownShortOption(_ letter: Character, _ synopsis: Synopsis) -> UsageError {
    let options = synopsis.allOptions
    let otherCase = options.first { $0.shortName?.lowercased() == letter.lowercased() }
    if let short = otherCase?.shortName {
      return UsageError("unknown option '-\(letter)'; did you mean '-\(short)'?")
    }
    let sameStart = options.first { $0.name.hasPrefix("--" + letter.lowercased()) }
    let nearest = sameStart?.name ?? "--help"
    return UsageError("unknown option '-\(letter)'; did you mean '\(nearest)'?")
  }
}
