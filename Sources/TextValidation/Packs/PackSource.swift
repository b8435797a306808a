import PCRE2

/// A pack as its author wrote it: checked file by file, examples included.
package struct PackSource: Sendable {
  /// One rule: its name, what its file says, and its pattern.
  package struct RuleSource: Sendable {
    package let name: String
    package let file: RuleFile
    package let pattern: String?
  }

  /// Where it was read from.
  package let folder: String
  package let pack: PackFile
  /// In order of their names.
  package let rules: [RuleSource]

  static let greatestFileByteCount = 1 << 20
  static let greatestByteCount = 1 << 24
  static let greatestFileCount = 512
  static let greatestExtensionCount = 16

  /// Reads a pack from files, by name: `pack.json`, `<rule>.json`, `<rule>.pcre2`. Others are not looked at.
  package init(folder: String, files: [String: [UInt8]]) throws(PackError) {
    self.folder = folder
    guard let packFile = files["pack.json"] else {
      throw PackError(file: folder, reason: "there is no pack.json")
    }
    guard files.count <= Self.greatestFileCount else {
      throw PackError(file: folder, reason: "more than \(Self.greatestFileCount) files")
    }
    guard files.values.reduce(0, { $0 + $1.count }) <= Self.greatestByteCount else { throw Self.tooLarge(folder) }
    guard packFile.count <= Self.greatestFileByteCount else {
      throw PackError(file: "\(folder)/pack.json", reason: "more than \(Self.greatestFileByteCount) bytes")
    }
    do { pack = try PackFile(JSONNode(reading: packFile.span, .strict)) } catch {
      throw PackError(file: "\(folder)/pack.json", utf8Offset: error.utf8Offset, reason: error.reason)
    }
    var rules: [RuleSource] = []
    for file in files.keys.sorted() where file != "pack.json" {
      if let name = Self.name(of: file, ending: ".json") {
        rules.append(try Self.rule(name, folder, files, granularity: pack.granularity))
      } else if let name = Self.name(of: file, ending: ".pcre2"), files["\(name).json"] == nil {
        throw PackError(file: "\(folder)/\(file)", rule: name, reason: "a pattern without \(name).json beside it")
      }
    }
    self.rules = rules
  }

  /// All files together have too many bytes.
  static func tooLarge(_ folder: String) -> PackError {
    PackError(file: folder, reason: "more than \(greatestByteCount) bytes in all files together; split the pack")
  }

  private static func name(of file: String, ending: String) -> String? {
    file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : nil
  }

  private static func rule(
    _ name: String, _ folder: String, _ files: [String: [UInt8]], granularity: Granularity
  ) throws(PackError) -> RuleSource {
    let path = "\(folder)/\(name).json"
    guard PackName.isValid(name) else { throw PackError(file: path, rule: name, reason: PackName.rule) }
    let bytes = files["\(name).json"] ?? []
    guard bytes.count <= greatestFileByteCount else {
      throw PackError(file: path, rule: name, reason: "more than \(greatestFileByteCount) bytes")
    }
    let file: RuleFile
    do { file = try RuleFile(JSONNode(reading: bytes.span, .strict)) } catch {
      throw PackError(file: path, rule: name, utf8Offset: error.utf8Offset, reason: error.reason)
    }
    let pattern = try files["\(name).pcre2"].map { bytes throws(PackError) in
      try Self.pattern(bytes, rule: name, path: "\(folder)/\(name).pcre2")
    }
    if let reason = missingGroup(in: file, of: pattern) {
      throw PackError(file: path, rule: name, reason: reason)
    }
    if let reason = contradiction(in: file, hasPattern: pattern != nil, granularity: granularity) {
      throw PackError(file: path, rule: name, reason: reason)
    }
    return RuleSource(name: name, file: file, pattern: pattern?.source)
  }

  private static func pattern(_ bytes: [UInt8], rule: String, path: String) throws(PackError) -> Pattern {
    guard bytes.count <= greatestFileByteCount else {
      throw PackError(file: path, rule: rule, reason: "more than \(greatestFileByteCount) bytes")
    }
    guard let pattern = String(validating: bytes, as: UTF8.self) else {
      throw PackError(file: path, rule: rule, reason: "not UTF-8")
    }
    do throws(PatternError) { return try Pattern(pattern, options: .extended) } catch {
      throw PackError(file: path, rule: rule, utf8Offset: error.utf8Offset, reason: error.message)
    }
  }

  /// A named group that captures or checks ask for, and the pattern does not have.
  private static func missingGroup(in file: RuleFile, of pattern: Pattern?) -> String? {
    guard let pattern else { return nil }
    let groups = pattern.namedGroups.map(\.name)
    let asked = file.captures.keys.sorted() + file.checks.compactMap(\.group) + [file.value?.group].compactMap(\.self)
    guard let missing = asked.first(where: { !groups.contains($0) }) else { return nil }
    let known = groups.isEmpty ? "it has none" : "it has \(groups.joined(separator: ", "))"
    return "the pattern has no group \"\(missing)\"; \(known)"
  }

  private static func contradiction(in file: RuleFile, hasPattern: Bool, granularity: Granularity) -> String? {
    switch (file.native, file.validator) {
    case (nil, nil) where !hasPattern: "needs a native rule, a validator or a pattern"
    case (.some, .some): "has a native rule and a validator"
    case (nil, .some) where hasPattern: "has a validator and a pattern"
    case (nil, .some) where granularity != .word: "validators decide about words: \"granularity\" must be word"
    case (.some, nil) where granularity != .range: "native rules select ranges: \"granularity\" must be range"
    case (.some, nil) where file.asksForPattern, (nil, .some) where file.asksForPattern:
      "triggers, sees, captures, checks and value belong to a pattern that finds the selections"
    default: nil
    }
  }
}

extension RuleFile {
  /// Whether it says something that only a pattern can carry out.
  fileprivate var asksForPattern: Bool {
    !triggers.isEmpty || !captures.isEmpty || !checks.isEmpty || value != nil || traits.seesRest
  }
}
