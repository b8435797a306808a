import Foundation

/// A value of JSON, as far as a schema tells values apart.
enum JSONDocument: Decodable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONDocument])
  case object([String: JSONDocument])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONDocument].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONDocument].self))
    }
  }

  init(file: String) throws {
    self = try JSONDecoder().decode(JSONDocument.self, from: Data(contentsOf: URL(filePath: file)))
  }

  subscript(_ name: String) -> JSONDocument? { if case .object(let members) = self { members[name] } else { nil } }

  var strings: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  var names: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }

  var type: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number(let value): value == value.rounded() ? "integer" : "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

/// The part of JSON Schema (draft 2020-12) that the schemas of packs use. What it does not know is a fault.
struct JSONSchema {
  private let root: JSONDocument
  private static let annotations = ["$schema", "title", "description", "$defs"]

  init(_ root: JSONDocument) { self.root = root }

  /// What is wrong with `value`, each with the path to it; empty if nothing is.
  func faults(in value: JSONDocument) -> [String] { faults(in: value, by: root, at: "") }

  private func faults(in value: JSONDocument, by schema: JSONDocument, at path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
    return keywords.filter { !Self.annotations.contains($0.key) }.flatMap { keyword, argument in
      faults(in: value, by: keyword, argument, of: schema, at: path)
    }
  }

  private func faults(
    in value: JSONDocument, by keyword: String, _ argument: JSONDocument, of schema: JSONDocument, at path: String
  ) -> [String] {
    func fault(if isFault: Bool) -> [String] { isFault ? ["\(path): \(keyword)"] : [] }
    switch (keyword, argument, value) {
    case ("$ref", .string(let reference), _):
      guard let target = root["$defs"]?[reference.replacing("#/$defs/", with: "")] else {
        return ["\(path): no \(reference)"]
      }
      return faults(in: value, by: target, at: path)
    case ("type", .string(let type), _): return fault(if: value.type != type)
    case ("type", .array, _): return fault(if: !argument.strings.contains(value.type))
    case ("const", _, _): return fault(if: value != argument)
    case ("enum", .array(let values), _): return fault(if: !values.contains(value))
    case ("required", .array, .object(let members)):
      return argument.strings.filter { members[$0] == nil }.map { "\(path): \($0) is missing" }
    case ("properties", .object(let schemas), .object(let members)):
      return members.sorted { $0.key < $1.key }.flatMap { name, member in
        schemas[name].map { faults(in: member, by: $0, at: "\(path)/\(name)") } ?? []
      }
    case ("additionalProperties", _, .object(let members)):
      let known = schema["properties"]?.names ?? []
      return members.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { name, member in
        argument == .boolean(false)
          ? ["\(path)/\(name): unknown"] : faults(in: member, by: argument, at: "\(path)/\(name)")
      }
    case ("items", _, .array(let values)):
      return values.enumerated().flatMap { faults(in: $1, by: argument, at: "\(path)/\($0)") }
    case ("minItems", .number(let count), .array(let values)): return fault(if: Double(values.count) < count)
    case ("maxItems", .number(let count), .array(let values)): return fault(if: Double(values.count) > count)
    case ("uniqueItems", .boolean(true), .array(let values)): return fault(if: Set(values).count < values.count)
    case ("minLength", .number(let count), .string(let text)):
      return fault(if: Double(text.unicodeScalars.count) < count)
    case ("maxLength", .number(let count), .string(let text)):
      return fault(if: Double(text.unicodeScalars.count) > count)
    case ("pattern", .string(let pattern), .string(let text)):
      guard let regex = try? Regex(pattern) else { return ["\(path): the pattern is none"] }
      return fault(if: text.firstMatch(of: regex) == nil)
    case ("required", _, _), ("properties", _, _), ("additionalProperties", _, _), ("items", _, _), ("minItems", _, _),
      ("maxItems", _, _), ("uniqueItems", _, _), ("minLength", _, _), ("maxLength", _, _), ("pattern", _, _):
      // Of another type, about which the keyword says nothing.
      return []
    default: return ["\(path): the keyword \(keyword) is not known here"]
    }
  }
}
