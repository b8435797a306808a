import SelectableText

/// Decides whether whole texts are of a kind, or pass a validator.
struct TextJudge {
  private enum Measure {
    case kind(SelectionKind?, Scanner)
    case check(WholeTextCheck, DetectionOptions)
    case validator(any TextSelectionValidator)
  }

  private let measure: Measure

  /// A text passes if the dialect selects all of it, and nothing more, as this kind; `any` is any kind. Some dialects say
  /// of further names what a whole text must be.
  ///
  /// - Throws: ``UsageError`` for a kind or an option the dialect does not know.
  init(kind: String, _ dialect: DialectChoice, messageOptions: [String: JSONValue] = [:]) throws(UsageError) {
    if case .native(let check) = dialect.pack.wholeTexts[kind] {
      let given = messageOptions["require_scheme"] ?? dialect.options["require_scheme"]
      var options = try dialect.detectionOptions(messageOptions)
      // A whole text that is to be a URL has a scheme unless somebody says that it need not.
      if given == nil { options.requiresScheme = true }
      measure = .check(check, options)
      return
    }
    var kind = kind
    if case .kind(let other) = dialect.pack.wholeTexts[kind] { kind = other.rawValue }
    let isAny = kind == "any"
    guard isAny || dialect.knownKinds.contains(kind) else {
      throw dialect.unknownKind(kind, among: dialect.knownKinds + dialect.pack.wholeTexts.keys.sorted() + ["any"])
    }
    let scanner = try dialect.makeScanner(
      kinds: isAny ? nil : [kind], messageOptions: messageOptions, textUnit: .whole)
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
  ///
  /// - Throws: ``Undecided`` if a pattern met a limit before that was known.
  func accepts(_ text: Span<UInt8>, scratch: inout ScanScratch) throws(Undecided) -> Bool {
    switch measure {
    case .validator(let validator):
      do throws(MatchError) { return try validator.decide(text: String(copying: text)) } catch {
        throw Undecided(message: "\(error)")
      }
    case .check(let check, let options): return check.accepts(text, options: options)
    case .kind(let kind, let scanner):
      var isWhole = false
      scanner.scan(text, scratch: &scratch) { candidate in
        let isOfKind = kind == nil || scanner.rules[candidate.ruleIndex].kind == kind
        if isOfKind, candidate.utf8Range == 0..<text.count, !text.isEmpty { isWhole = true }
      }
      if !isWhole, let hit = scratch.limitHits.first {
        throw Undecided(message: (hit.ruleName.map { "rule '\($0)': " } ?? "") + "\(hit.limit)")
      }
      return isWhole
    }
  }
}

/// Nobody knows whether a text passes.
struct Undecided: Error {
  /// Why, without a final full stop.
  let message: String
}
