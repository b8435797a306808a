import SelectableText

/// What `selectable packs` prints about packs.
enum PackReport {
  /// Every pack in a few lines.
  static func writeList(of packs: [Pack], to output: inout BufferedWriter) {
    for (place, pack) in packs.enumerated() {
      if place > 0 { output.write("\n") }
      output.write(escaped: "\(pack.dialect) \(pack.version): \(pack.summary)")
      output.write("\n")
      var kinds: [String] = []
      for rule in pack.rules where !kinds.contains(rule.kind.rawValue) { kinds.append(rule.kind.rawValue) }
      writeLine("kinds", kinds.joined(separator: ", "), to: &output)
      writeLine("rules", pack.rules.map(\.name).joined(separator: ", "), to: &output)
      let changes = pack.options.changes
      let settings = changes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.json)" }
      writeLine("options", settings.isEmpty ? "as default" : settings.joined(separator: ", "), to: &output)
    }
  }

  /// A pack with its rules, its options, and the examples of the files that it was made of.
  static func write(_ pack: Pack, examplesOf source: PackSource?, to output: inout BufferedWriter) {
    output.write(escaped: "\(pack.dialect) \(pack.version): \(pack.summary)")
    output.write("\n")
    writeLine("follows", pack.follows, to: &output)
    writeLine("offsets", "in \(pack.offsetUnit)", to: &output)
    writeLine("text", pack.textUnit == .line ? "each line" : "the whole file", to: &output)
    writeLine("selects", pack.granularity == .range ? "ranges" : "words", to: &output)
    writeLine("searches", pack.searches == .together ? "in one walk" : "for each rule apart", to: &output)
    output.write("\nRules, in order of precedence:\n")
    let rows = pack.rules.map { [$0.name, $0.kind.rawValue, $0.found, $0.summary] }
    write(rows, to: &output)
    if !pack.wholeTexts.isEmpty {
      output.write("\nWhole texts, which 'selectable validate --kind' may be asked for as well:\n")
      write(pack.wholeTexts.sorted { $0.key < $1.key }.map { [$0.key, $0.value.meaning] }, to: &output)
    }
    output.write("\nOptions:\n")
    write(
      pack.options.descriptions.map { [$0.name, $0.setting, "\($0.summary) (\($0.rules)): \($0.values)"] }, to: &output)
    for rule in source?.rules ?? [] {
      output.write("\nExamples of ")
      output.write(escaped: rule.name)
      output.write(":\n")
      for example in rule.file.matches + rule.file.rejects {
        output.write("  ")
        output.write(escaped: example.text)
        if !example.options.isEmpty { output.write(escaped: "  with \(JSONValue.object(example.options).json)") }
        output.write("\n")
      }
    }
  }

  /// An example that does not hold, drawn as it should be and as it is.
  static func write(_ difference: PackDifference, to output: inout BufferedWriter) {
    output.write(escaped: "\(difference.file):\(difference.utf8Offset): rule \(difference.rule)")
    output.write("\n  expected  ")
    output.write(escaped: difference.expected)
    output.write("\n  got       ")
    output.write(escaped: difference.found)
    output.write("\n")
  }

  private static func writeLine(_ label: String, _ text: String, to output: inout BufferedWriter) {
    output.write("  " + label + String(repeating: " ", count: max(1, 9 - label.count)))
    output.write(escaped: text)
    output.write("\n")
  }

  /// Rows in columns as wide as what stands in them, the last one excepted.
  private static func write(_ rows: [[String]], to output: inout BufferedWriter) {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      output.write(" ")
      for (column, text) in row.enumerated() {
        output.write(" ")
        output.write(escaped: text)
        if column < row.count - 1 { output.write(String(repeating: " ", count: widths[column] - text.count + 1)) }
      }
      output.write("\n")
    }
  }
}

extension Rule {
  /// How its selections are found, in a few words.
  fileprivate var found: String {
    let means =
      switch matcher {
      case .native(let native): "native \(native.rawValue)"
      case .platform(let platform): "native \(platform.rawValue)"
      case .validator(let name): name
      case .pattern: "pattern"
      }
    if isContainer { return "\(means), a container" }
    return traits.isOnlyAsked ? "\(means), if asked for" : means
  }
}

extension WholeTextRule {
  /// How it is decided, in a few words.
  fileprivate var meaning: String {
    switch self {
    case .kind(let kind): "the kind \(kind.rawValue)"
    case .native(let check): "native \(check.rawValue)"
    }
  }
}
