/// An option of a subcommand: how it is spelt, whether it takes a value, what help says about it.
struct OptionDefinition: Sendable {
  /// The long name, with its dashes.
  let name: String
  /// The one-letter name, if it has one.
  let shortName: Character?
  /// What help calls the value; `nil`: the option is a flag and takes none.
  let valueName: String?
  /// One or two lines of help.
  let help: String

  /// An option without a value.
  static func flag(_ name: String, _ shortName: Character? = nil, help: String) -> OptionDefinition {
    OptionDefinition(name: name, shortName: shortName, valueName: nil, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, _ shortName: Character? = nil, _ valueName: String, help: String
  ) -> OptionDefinition {
    OptionDefinition(name: name, shortName: shortName, valueName: valueName, help: help)
  }

  /// How help and errors show it: `-k, --kind KIND`.
  var spelling: String {
    let short = shortName.map { "-\($0), " } ?? "    "
    return short + name + (valueName.map { " " + $0 } ?? "")
  }
}

/// A subcommand's name, options and help.
struct Synopsis: Sendable {
  /// The subcommand's name.
  let name: String
  /// One line: what it does.
  let summary: String
  /// What follows the options in the usage line.
  let operands: String
  /// The options, in the order help shows them; `--help` comes by itself.
  let options: [OptionDefinition]
  /// Paragraphs after the options.
  let notes: String

  /// How wide help is.
  static let columnCount = 115

  private static let help = OptionDefinition.flag("--help", "h", help: "Show this help.")

  /// The options with `--help`.
  var allOptions: [OptionDefinition] { options + [Synopsis.help] }

  /// The text of `--help`.
  var helpText: String {
    let width = allOptions.map(\.spelling.count).max() ?? 0
    var text = "\(summary)\n\nUsage: selectable \(name) [OPTION...] \(operands)\n\nOptions:\n"
    for option in allOptions {
      let padding = String(repeating: " ", count: width - option.spelling.count + 2)
      let continuation = "\n" + String(repeating: " ", count: width + 4)
      let lines = option.help.split(separator: "\n", omittingEmptySubsequences: false)
      text += "  " + option.spelling + padding + lines.joined(separator: continuation) + "\n"
    }
    return notes.isEmpty ? text : text + "\n" + notes + "\n"
  }
}
