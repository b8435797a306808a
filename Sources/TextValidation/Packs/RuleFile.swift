/// What `<rule>.json` says. Format: `Validators/README.md`.
package struct RuleFile: Sendable, Hashable {
  /// A text of the pack's author, with what must be selected in it.
  package struct Example: Sendable, Hashable {
    /// The text, `⟦` and `⟧` around each selection.
    package let text: String
    /// Options that hold for this example, on top of the pack's.
    package let options: [String: JSONValue]
    /// Where it stands in the file.
    package let utf8Offset: Int
  }

  package let kind: SelectionKind
  package let summary: String
  /// Native code; `nil`: a validator or a pattern.
  package let native: RuleMatcher?
  package let validator: String?
  package let isContainer: Bool
  package let triggers: [String]
  package let checks: [RuleCheck]
  package let captures: [String: String]
  package let value: ValueForm?
  package let traits: RuleTraits
  package let matches: [Example]
  package let rejects: [Example]

  /// Prewritten word validators that need no arguments.
  package static let validatorNames = [
    "AtSymbolTagTextValidator", "EmailValidator", "HTTPLinkValidator", "HTTPSLinkValidator",
    "HashtagTextValidator", "LinkValidator", "PhoneNumberValidator", "QuotationsTextValidator", "UnsafeLinkValidator",
  ]
  package static let keys = [
    "kind", "summary", "native", "validator", "container", "triggers", "sees", "captures", "checks", "value",
    "asked_only", "gives_way_to", "matches", "rejects", "$schema",
  ]
  package static let greatestTriggerCount = 64
  package static let greatestTriggerUTF8Count = 32

  init(_ node: JSONNode) throws(JSONError) {
    let fields = try JSONFields(node, what: "a rule", names: Self.keys)
    let kind = try fields.required("kind")
    guard PackName.isValid(kind) else {
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"kind\": \(PackName.rule)")
    }
    self.kind = SelectionKind(rawValue: kind)
    summary = try fields.requiredLine("summary")
    native = try Self.native(fields)
    validator = try Self.validator(fields)
    isContainer = try fields.boolean("container") ?? false
    triggers = try Self.triggers(fields)
    captures = try Self.captures(fields)
    checks = try Self.checks(fields)
    value = try Self.value(fields)
    traits = try Self.traits(fields)
    // Editors look there for the schema.
    _ = try fields.string("$schema")
    matches = try Self.examples("matches", fields)
    rejects = try Self.examples("rejects", fields)
  }

  private static func native(_ fields: JSONFields) throws(JSONError) -> RuleMatcher? {
    guard let node = fields.node("native") else { return nil }
    let name = try JSONFields.string(node, what: "\"native\"")
    if let native = NativeRule(rawValue: name) { return .native(native) }
    if let platform = PlatformRule(rawValue: name) { return .platform(platform) }
    let known = (NativeRule.allCases.map(\.rawValue) + PlatformRule.allCases.map(\.rawValue)).joined(separator: ", ")
    throw JSONError(utf8Offset: node.utf8Offset, reason: "no native rule \"\(name)\"; there are \(known)")
  }

  private static func validator(_ fields: JSONFields) throws(JSONError) -> String? {
    guard let node = fields.node("validator") else { return nil }
    let name = try JSONFields.string(node, what: "\"validator\"")
    guard validatorNames.contains(name) else {
      let known = validatorNames.joined(separator: ", ")
      throw JSONError(utf8Offset: node.utf8Offset, reason: "no validator \"\(name)\"; there are \(known)")
    }
    return name
  }

  private static func triggers(_ fields: JSONFields) throws(JSONError) -> [String] {
    guard let nodes = try fields.list("triggers") else { return [] }
    var triggers: [String] = []
    for node in nodes {
      let trigger = try JSONFields.string(node, what: "a trigger")
      guard (1...greatestTriggerUTF8Count).contains(trigger.utf8.count), nodes.count <= greatestTriggerCount else {
        throw JSONError(
          utf8Offset: node.utf8Offset,
          reason: "at most \(greatestTriggerCount) triggers, each of 1 to \(greatestTriggerUTF8Count) bytes")
      }
      triggers.append(trigger)
    }
    return triggers
  }

  private static func captures(_ fields: JSONFields) throws(JSONError) -> [String: String] {
    var captures: [String: String] = [:]
    for member in try fields.objects("captures") ?? [] {
      captures[member.name] = try JSONFields.string(member.node, what: "an attribute's name")
    }
    return captures
  }

  private static func checks(_ fields: JSONFields) throws(JSONError) -> [RuleCheck] {
    var checks: [RuleCheck] = []
    for node in try fields.list("checks") ?? [] {
      let text = try JSONFields.string(node, what: "a check")
      do throws(RuleCheckError) { checks.append(try RuleCheck(text)) } catch {
        throw JSONError(utf8Offset: node.utf8Offset, reason: error.reason)
      }
    }
    return checks
  }

  private static func value(_ fields: JSONFields) throws(JSONError) -> ValueForm? {
    guard let node = fields.node("value") else { return nil }
    guard let form = ValueForm(try JSONFields.string(node, what: "\"value\"")) else {
      let forms = ValueForm.forms.joined(separator: ", ")
      throw JSONError(utf8Offset: node.utf8Offset, reason: "\"value\" must be one of \(forms)")
    }
    return form
  }

  private static func traits(_ fields: JSONFields) throws(JSONError) -> RuleTraits {
    let sight = try fields.string("sees") ?? "whole"
    guard sight == "whole" || sight == "rest" else {
      throw JSONError(utf8Offset: fields.node("sees")?.utf8Offset ?? 0, reason: "\"sees\" must be whole or rest")
    }
    return RuleTraits(
      seesRest: sight == "rest", isOnlyAsked: try fields.boolean("asked_only") ?? false,
      givesWayTo: try fields.string("gives_way_to"))
  }

  private static func examples(_ name: String, _ fields: JSONFields) throws(JSONError) -> [Example] {
    guard let nodes = try fields.list(name), !nodes.isEmpty else { throw fields.missing(name) }
    var examples: [Example] = []
    for node in nodes {
      let example = try example(node)
      let marks = markCount(example.text)
      if example.text.contains("⟦⟧") {
        throw JSONError(utf8Offset: node.utf8Offset, reason: "⟦⟧ is empty: a selection has at least one character")
      }
      if name == "matches", marks == nil || marks == 0 {
        throw JSONError(utf8Offset: node.utf8Offset, reason: "a match needs ⟦ and ⟧ around what is selected")
      }
      if name == "rejects", marks != 0 {
        throw JSONError(utf8Offset: node.utf8Offset, reason: "a reject has no ⟦ ⟧")
      }
      examples.append(example)
    }
    return examples
  }

  private static func example(_ node: JSONNode) throws(JSONError) -> Example {
    if case .string(let text) = node.value {
      return Example(text: text, options: [:], utf8Offset: node.utf8Offset)
    }
    let fields = try JSONFields(node, what: "an example that is no string", names: ["text", "options"])
    return Example(
      text: try fields.required("text"), options: try PackOptions.read("options", of: fields),
      utf8Offset: node.utf8Offset)
  }

  /// How many marks open and close; `nil` if they do not pair.
  private static func markCount(_ text: String) -> Int? {
    var (depth, count) = (0, 0)
    for scalar in text.unicodeScalars {
      if scalar == "⟦" { (depth, count) = (depth + 1, count + 1) }
      if scalar == "⟧" { (depth, count) = (depth - 1, count + 1) }
      if depth < 0 { return nil }
    }
    return depth == 0 ? count : nil
  }
}
