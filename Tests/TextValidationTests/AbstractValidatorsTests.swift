import Testing
import TextModel
import TextValidation

@Suite("Validators of validators")
struct AbstractValidatorsTests {
  private static let hash = PrefixValidator(prefix: "#")
  private static let bang = SuffixValidator(suffix: "!")

  @Test(arguments: [
    WordCase(ReverseValidator(validator: hash), "#a", false),
    WordCase(ReverseValidator(validator: hash), "a", true),
    WordCase(ReverseValidator(validator: ReverseValidator(validator: hash)), "#a", true),
    WordCase(ContainerValidator(validator: hash), "#a", true),
    WordCase(ContainerValidator(validator: hash), "a", false),
    WordCase(CompositeValidator(validators: [hash, bang]), "#a!", true),
    WordCase(CompositeValidator(validators: [hash, bang]), "#a", false),
    WordCase(CompositeValidator(validators: []), "a", false),
    WordCase(ReverseValidator(validator: CompositeValidator(validators: [])), "a", true),
  ])
  func innerValidatorsDecide(_ row: WordCase) {
    #expect(row.validator.validate(text: row.word) == row.isAccepted)
  }

  private static let bold: TextAttributes = {
    var attributes = TextAttributes()
    attributes.isBold = true
    return attributes
  }()
  private static let handlebars = HandlebarsValidator(searchableText: "a", replacementText: "Ada")

  @Test(
    arguments: [
      (ContainerValidator(validator: handlebars), nil, "Ada"),
      (ContainerValidator(validator: handlebars, selectionAttributes: bold), bold, "Ada"),
      (ContainerValidator(validator: UnsafeLinkValidator()), UnsafeLinkValidator().selectionAttributes, nil),
      (ContainerValidator(validator: UnsafeLinkValidator(), selectionAttributes: bold), bold, nil),
      (
        CompositeValidator(validators: [hash, handlebars, UnsafeLinkValidator(), LinkValidator()]),
        UnsafeLinkValidator().selectionAttributes, "Ada"
      ),
      (CompositeValidator(validators: [UnsafeLinkValidator()], selectionAttributes: bold), bold, nil),
      (CompositeValidator(validators: []), nil, nil),
      (ReverseValidator(validator: handlebars), nil, nil),
      (ReverseValidator(validator: UnsafeLinkValidator()), nil, nil),
    ] as [(any TextSelectionValidator, TextAttributes?, String?)])
  func ownAttributesWinOverInnerOnes(
    validator: any TextSelectionValidator, attributes: TextAttributes?, replacementText: String?
  ) {
    #expect(validator.selectionAttributes == attributes)
    #expect(validator.replacementText == replacementText)
  }

  @Test func containerKeepsTheKindThatReverseDrops() {
    #expect(ContainerValidator(validator: EmailValidator()).kind == .email)
    #expect(ReverseValidator(validator: EmailValidator()).kind == .custom)
    #expect(CompositeValidator(validators: [EmailValidator()]).kind == .custom)
  }

  private struct Shout: ContainerTextSelectionValidator {
    let validator: any TextSelectionValidator = bang
  }

  private struct ShoutedTag: CompositeTextSelectionValidator {
    let validators: [any TextSelectionValidator] = [hash, bang]
  }

  @Test func clientsNeedOnlyNameTheInnerValidators() {
    #expect(Shout().validate(text: "hey!"))
    #expect(!Shout().validate(text: "hey"))
    #expect(ShoutedTag().validate(text: "#hey!"))
    #expect(!ShoutedTag().validate(text: "hey!"))
    #expect(Shout().identifier != ContainerValidator(validator: Self.bang).identifier)
    #expect(Shout().identifier.contains(Self.bang.identifier))
  }
}
