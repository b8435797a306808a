import TestSupport
import TextSelection
import TextValidation
import Testing

/// An example of a pack on disk.
struct PackExample: Sendable, CustomTestStringConvertible {
  let pack: PackSource
  let rule: PackSource.RuleSource
  /// The text, marks around what must be selected; a reject has none.
  let marked: MarkedText
  let options: [String: JSONValue]

  var testDescription: String { "\(pack.pack.dialect)/\(rule.name): \(marked)" }

  /// Every example of every pack on disk.
  static let all: [PackExample] = PacksOnDisk.loaded.flatMap { pack in
    pack.rules.flatMap { rule in
      (rule.file.matches + rule.file.rejects).map {
        PackExample(pack: pack, rule: rule, marked: MarkedText($0.text), options: $0.options)
      }
    }
  }

  /// What `configuration` selects of the rule's kind, drawn into the text.
  func drawn(_ configuration: Scanner.Configuration) -> String {
    let selections = Scanner(configuration).selections(in: marked.text)
    return MarkedText.draw(selections.filter { $0.kind == rule.file.kind }.map(\.utf8Range), in: marked.text)
  }
}
