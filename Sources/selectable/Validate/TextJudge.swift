import SelectableText

/// Decides whether whole texts are of a kind, or pass a validator.
struct TextJudge: ~Copyable {
  private enum Measure {
    case kind(SelectionKind?, Scanner)
    case validator(any TextSelectionValidator)
  }

  private let measure: Measure
  private var scratch = ScanScratch()

  /// A text passes if the dialect selects all of it, and nothing more, as this kind; `any` is any kind.
  ///
  /// - Throws: ``UsageError`` for a kind or an option the dialect does not know.
  init(kind: String, _ dialect: DialectChoice, options: [String: JSONValue] = [:]) throws(UsageError) {
    let isAny = kind == "any"
    let scanner = try dialect.makeScanner(kinds: isAny ? nil : [kind], options: options, textUnit: .whole)
    measure = .kind(isAny ? nil : SelectionKind(rawValue: kind), scanner)
  }

  /// A text passes if the validator says so.
  ///
  /// - Throws: ``UsageError`` for an unknown validator, or arguments it does not take.
  init(_ description: ValidatorDescription) throws(UsageError) {
    do throws(PrewrittenValidatorError) {
      measure = .validator(try PrewrittenValidator.make(description))
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// Whether `text` passes.
  mutating func accepts(_ text: String) -> Bool {
    switch measure {
    case .validator(let validator): return validator.validate(text: text)
    case .kind(let kind, let scanner):
      let utf8 = text.utf8
      var isWhole = false
      scanner.scan(utf8.span, scratch: &scratch) { candidate in
        let isOfKind = kind == nil || scanner.rules[candidate.ruleIndex].kind == kind
        if isOfKind, candidate.utf8Range == 0..<utf8.count, !utf8.isEmpty { isWhole = true }
      }
      return isWhole
    }
  }
}
