import TextModel
import TextSelection
import TextValidation

/// Runs cases through the library, and compares.
struct CaseJudge {
  /// What became of a case.
  enum Verdict: Equatable {
    case passed
    /// With what came instead.
    case failed(String)
  }

  /// The dialect of the cases.
  let pack: Pack
  /// The scanner of the last case, and what it was made for: neighbours mostly want the same.
  private var lastScanner: (kinds: [String], options: [String: CaseOption], scanner: Scanner)?

  init(pack: Pack) { self.pack = pack }

  /// Runs one case.
  ///
  /// - Throws: What the library throws at a case that it does not understand.
  mutating func verdict(on test: ConformanceCase) throws -> Verdict {
    if let expected = test.expectedText {
      let formatted = try Self.formatted(test)
      return formatted == expected ? .passed : .failed(formatted)
    }
    if let validator = test.validator {
      let isValid = try PrewrittenValidator.make(validator).validate(text: test.text)
      return isValid == test.expectedValidity ? .passed : .failed("\(isValid)")
    }
    let selections = try scanner(for: test).selections(in: test.text)
    if Self.agree(selections, with: test) { return .passed }
    return .failed(selections.map { "\($0.kind): \($0.text(in: test.text)) (\($0.value))" }.joined(separator: ", "))
  }

  private static func formatted(_ test: ConformanceCase) throws -> String {
    guard let pairs = test.options?["parts"]?.list else { return LinkFormatter.minimallyEscaped(test.text) }
    let parts = pairs.compactMap { pair -> LinkPart? in
      let pair = pair.list.compactMap(\.text)
      guard pair.count == 2, let kind = LinkPart.Kind(rawValue: pair[0]) else { return nil }
      return LinkPart(kind, pair[1])
    }
    return try LinkFormatter.minimallyEscaped(parts)
  }

  private mutating func scanner(for test: ConformanceCase) throws -> Scanner {
    var options = test.options ?? [:]
    let asked = options.removeValue(forKey: "kinds")?.list.compactMap(\.text) ?? []
    let kinds = asked.isEmpty && test.kind != "any" ? [test.kind] : asked
    if let lastScanner, lastScanner.kinds == kinds, lastScanner.options == options { return lastScanner.scanner }
    var configuration = Scanner.Configuration()
    configuration.pack = pack
    if !kinds.isEmpty { configuration.kinds = Set(kinds.map { SelectionKind(rawValue: $0) }) }
    for (name, option) in options { try configuration.options.set(name, to: option.value) }
    let scanner = Scanner(configuration)
    lastScanner = (kinds, options, scanner)
    return scanner
  }

  private static func agree(_ selections: [Selection], with test: ConformanceCase) -> Bool {
    let expected = test.expect ?? []
    let isComplete = selections.count == expected.count
    switch test.check {
    case .nonempty: return !selections.isEmpty
    case .first where expected.isEmpty, .prefix where expected.isEmpty: return selections.isEmpty
    case .first, .prefix: break
    case nil: guard isComplete else { return false }
    }
    return selections.count >= expected.count
      && zip(expected, selections).allSatisfy { agree($1, with: $0, in: test.text) }
  }

  private static func agree(
    _ selection: Selection, with expected: ConformanceCase.Expectation, in text: String
  ) -> Bool {
    let scalars = OffsetConversion.ranges(of: [selection.utf8Range], in: text, unit: .scalar)[0]
    return expected.text ?? selection.text(in: text) == selection.text(in: text)
      && expected.kind ?? selection.kind.rawValue == selection.kind.rawValue
      && expected.value ?? selection.value == selection.value
      && expected.range ?? [scalars.lowerBound, scalars.upperBound] == [scalars.lowerBound, scalars.upperBound]
  }
}

extension Selection {
  /// The part of `text` that is selected, to be compared scalar by scalar.
  fileprivate func text(in text: String) -> String { String(text[OffsetConversion.range(of: utf8Range, in: text)]) }
}
