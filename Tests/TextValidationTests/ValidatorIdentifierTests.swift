import Testing
import TextModel
import TextValidation

@Suite("Identifiers")
struct ValidatorIdentifierTests {
  private static let texts = [
    "", "#", "a", "A", "1:a", ",caseSensitive=true", "a,caseSensitive=true)", "é", "nil", "]",
  ]

  private static let attributes: [TextAttributes] = {
    var all = [TextAttributes()]
    func add(_ change: (inout TextAttributes) -> Void) {
      var attributes = TextAttributes()
      change(&attributes)
      all.append(attributes)
    }
    add { $0.foregroundColor = .red }
    add { $0.foregroundColor = .black }
    add { $0.backgroundColor = .red }
    add { $0.selectedBackgroundColor = .red }
    add { $0.isBold = true }
    add { $0.isBold = false }
    add { $0.isItalic = true }
    add { $0.isUnderlined = true }
    add { $0.isStruckThrough = true }
    add { $0.fontSizePoints = 2 }
    add { $0.fontSizeDeltaPoints = 2 }
    add { $0.kerningPoints = 2 }
    add { $0.custom = ["a": "b"] }
    add { $0.custom = ["ab": ""] }
    add { $0.custom = ["a": "", "b": ""] }
    return all
  }()

  /// Validators of which no two behave alike.
  private static let validators: [any TextSelectionValidator] = {
    var all: [any TextSelectionValidator] = [
      HashtagTextValidator(), AtSymbolTagTextValidator(), QuotationsTextValidator(), EmailValidator(),
      PhoneNumberValidator(), CompositeValidator(validators: []),
    ]
    for tintColor in [nil, TextColor.red, .black] {
      for underlined in [false, true] {
        all += [
          LinkValidator(tintColor: tintColor, underlined: underlined),
          HTTPLinkValidator(tintColor: tintColor, underlined: underlined),
          HTTPSLinkValidator(tintColor: tintColor, underlined: underlined),
          UnsafeLinkValidator(tintColor: tintColor, underlined: underlined),
        ]
      }
    }
    for text in texts {
      for caseSensitive in [false, true] {
        all += [
          MatchesTextValidator(text: text, caseSensitive: caseSensitive),
          ContainsTextValidator(text: text, caseSensitive: caseSensitive),
          PrefixValidator(prefix: text, caseSensitive: caseSensitive),
          SuffixValidator(suffix: text, caseSensitive: caseSensitive),
        ]
      }
      all += texts.map { HandlebarsValidator(searchableText: text, replacementText: $0) }
      all += ([nil] + texts.map(Optional.some)).compactMap {
        CustomLinkValidator(urlString: "a:/\(text)", replacementText: $0)
      }
    }
    all += all.map { ReverseValidator(validator: $0) } + all.map { ContainerValidator(validator: $0) }
    let pair: [any TextSelectionValidator] = [PrefixValidator(prefix: "a"), SuffixValidator(suffix: "b")]
    all += [
      CompositeValidator(validators: pair), CompositeValidator(validators: pair.reversed()),
      CompositeValidator(validators: [pair[0]]), CompositeValidator(validators: [CompositeValidator(validators: pair)]),
      CompositeValidator(validators: [pair[0], CompositeValidator(validators: [pair[1]])]),
    ]
    for attributes in attributes {
      all.append(ContainerValidator(validator: pair[0], selectionAttributes: attributes))
      all.append(CompositeValidator(validators: pair, selectionAttributes: attributes))
    }
    return all
  }()

  @Test func differentParametersGiveDifferentIdentifiers() {
    var seen: Set<String> = []
    for validator in Self.validators {
      #expect(!validator.identifier.isEmpty)
      #expect(seen.insert(validator.identifier).inserted, "\(validator.identifier) stands for two validators")
    }
    #expect(seen.count > 500)
  }

  @Test func equalParametersGiveEqualIdentifiers() {
    #expect(PrefixValidator(prefix: "#").identifier == PrefixValidator(prefix: "#", caseSensitive: false).identifier)
    #expect(PrefixValidator(prefix: "#").identifier == "PrefixValidator(prefix=1:#,caseSensitive=false)")
  }

  @Test func everyAttributeIsEncoded() {
    // A new attribute makes this fail: add it to ValidatorIdentifier and to the list above.
    #expect(Mirror(reflecting: TextAttributes()).children.count == 11)
  }

  @Test func canonicallyEquivalentPatternsAreTwo() throws {
    let composed = try RegexValidator(pattern: "q\u{307}\u{323}")
    let reordered = try RegexValidator(pattern: "q\u{323}\u{307}")
    #expect(composed.pattern == reordered.pattern)
    #expect(composed.identifier != reordered.identifier)
    #expect(try RegexValidator(pattern: "a", caseSensitive: true).identifier != RegexValidator(pattern: "a").identifier)
  }
}
