public import TextValidation

extension Pack {
  /// Loads a pack of your own from a folder; it may extend a compiled-in one, or the one in the folder beside it.
  ///
  /// ```swift
  /// var configuration = TextSelection.Scanner.Configuration()
  /// configuration.pack = try Pack(folder: "Validators/my-desk")
  /// ```
  ///
  /// - Parameters:
  ///   - path: The folder; `Validators/README.md` says what is in it.
  ///   - checksExamples: Whether every example is scanned; `false` saves the time for a pack that was tested before.
  /// - Throws: The file, the rule, the offset and the reason, at the first fault or the first example that does not hold.
  /// - Complexity: O(*n*) in the bytes of the files.
  public init(folder path: String, checksExamples: Bool = true) throws(PackError) {
    let source = try PackSource(folder: path)
    self = try source.compiled()
    if checksExamples, let difference = source.differences(as: self).first { throw difference.error }
  }
}

extension PackSource {
  /// The examples that do not hold when `pack`, which was made of this source, is scanned with, in order of the files.
  package func differences(as pack: Pack) -> [PackDifference] {
    var differences: [PackDifference] = []
    var scratch = ScanScratch()
    for rule in rules {
      for example in rule.file.matches + rule.file.rejects {
        let found = Self.drawn(example, of: rule.file.kind, with: pack, scratch: &scratch)
        guard found != example.text else { continue }
        differences.append(
          PackDifference(
            file: "\(folder)/\(rule.name).json", rule: rule.name, utf8Offset: example.utf8Offset,
            expected: example.text, found: found))
      }
    }
    return differences
  }

  /// How many examples there are.
  package var exampleCount: Int { rules.reduce(0) { $0 + $1.file.matches.count + $1.file.rejects.count } }

  private static func drawn(
    _ example: RuleFile.Example, of kind: SelectionKind, with pack: Pack, scratch: inout ScanScratch
  ) -> String {
    var configuration = Scanner.Configuration()
    configuration.pack = pack
    configuration.textUnit = pack.textUnit
    // Reading has checked each of them.
    for (name, value) in example.options.sorted(by: { $0.key < $1.key }) {
      try? configuration.options.set(name, to: value)
    }
    // What is looked for only where it is asked for is asked for.
    if pack.rules.contains(where: { $0.kind == kind && $0.traits.isOnlyAsked }) { configuration.kinds = [kind] }
    let scanner = Scanner(configuration)
    let text = SelectionMarks.removed(from: example.text)
    var ranges: [Range<Int>] = []
    scanner.scan(text.utf8.span, scratch: &scratch) { candidate in
      if scanner.rules[candidate.ruleIndex].kind == kind { ranges.append(candidate.utf8Range) }
    }
    return SelectionMarks.draw(ranges, in: text)
  }
}

/// An example of a pack that does not hold.
package struct PackDifference: Hashable, Sendable {
  /// The file.
  package let file: String
  /// The rule.
  package let rule: String
  /// Where the example stands in the file.
  package let utf8Offset: Int
  /// The example as its author wrote it.
  package let expected: String
  /// The same text, marks around what is selected.
  package let found: String

  /// The difference as the reason why the pack does not load.
  package var error: PackError {
    PackError(
      file: file, rule: rule, utf8Offset: utf8Offset,
      reason: "the example does not hold: expected \"\(expected)\", got \"\(found)\"")
  }
}
