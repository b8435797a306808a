/// What `pack.json` says. Format: `Validators/README.md`.
package struct PackFile: Sendable, Hashable {
  package let dialect: String
  package let version: String
  package let follows: String
  package let summary: String
  package let offsetUnit: String
  package let textUnit: TextUnit
  package let granularity: Granularity
  package let searches: Searches
  package let precedence: [String]
  package let extends: String?
  /// The containers that the pack has, in order; `nil`: its own and those of the pack that it extends.
  package let containers: [String]?
  /// What is set otherwise than in the pack that it extends, or else the `default` dialect.
  package let options: [String: JSONValue]
  /// What whole texts may be asked to be.
  package let wholeTexts: [String: WholeTextRule]

  /// The format that this version reads.
  private static let format = 1
  package static let keys = [
    "format", "dialect", "version", "follows", "summary", "offset_unit", "text_unit", "granularity", "searches",
    "precedence", "extends", "containers", "options", "whole_texts", "$schema",
  ]
  package static let offsetUnits = ["utf8", "utf16", "scalar", "grapheme"]

  init(_ node: JSONNode) throws(JSONError) {
    let fields = try JSONFields(node, what: "pack.json", names: Self.keys)
    guard let format = fields.node("format") else { throw fields.missing("format") }
    guard case .number(String(Self.format)) = format.value else {
      throw JSONError(utf8Offset: format.utf8Offset, reason: "\"format\" must be \(Self.format)")
    }
    dialect = try fields.required("dialect")
    guard PackName.isValid(dialect) else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"dialect\": \(PackName.rule)")
    }
    version = try fields.requiredLine("version")
    follows = try fields.requiredLine("follows")
    summary = try fields.requiredLine("summary")
    offsetUnit = try fields.required("offset_unit")
    guard Self.offsetUnits.contains(offsetUnit) else {
      throw JSONError(
        utf8Offset: node.utf8Offset,
        reason: "\"offset_unit\" must be one of \(Self.offsetUnits.joined(separator: ", "))")
    }
    let textUnit = TextUnit(rawValue: try fields.required("text_unit"))
    let granularity = Granularity(rawValue: try fields.required("granularity"))
    guard let textUnit else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"text_unit\" must be line or whole")
    }
    guard let granularity else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"granularity\" must be range or word")
    }
    (self.textUnit, self.granularity) = (textUnit, granularity)
    guard let searches = Searches(rawValue: try fields.string("searches") ?? Searches.together.rawValue) else {
      throw JSONError(
        utf8Offset: fields.node("searches")?.utf8Offset ?? 0, reason: "\"searches\" must be together or apart")
    }
    self.searches = searches
    guard let precedence = try fields.strings("precedence") else { throw fields.missing("precedence") }
    self.precedence = precedence
    extends = try fields.string("extends")
    if let extends, !PackName.isValid(extends) {
      throw JSONError(
        utf8Offset: fields.node("extends")?.utf8Offset ?? 0, reason: "\"extends\": \(PackName.rule)")
    }
    containers = try fields.strings("containers")
    options = try PackOptions.read("options", of: fields)
    var wholeTexts: [String: WholeTextRule] = [:]
    for member in try fields.objects("whole_texts") ?? [] {
      wholeTexts[member.name] = WholeTextRule(try JSONFields.string(member.node, what: "a rule of whole texts"))
    }
    self.wholeTexts = wholeTexts
    // Editors look there for the schema.
    _ = try fields.string("$schema")
  }
}

/// How dialects, rules and kinds may be called.
package enum PackName {
  package static let rule = "a name has 1 to 64 of a-z, 0-9, - and _, and starts with a letter"

  package static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 64, first &- 0x61 < 26 else { return false }
    return name.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
  }
}
