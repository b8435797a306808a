/// What an option of a rule may be set to.
package indirect enum OptionValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Int)
  case string(String)
  case list([OptionValue])
  case object([String: OptionValue])

  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let nodes): self = .list(nodes.map { OptionValue($0) })
    case .object(let members):
      // Reading refuses a name that occurs twice.
      self = .object(Dictionary(members.map { ($0.name, OptionValue($0.node)) }, uniquingKeysWith: { $1 }))
    }
  }
}
