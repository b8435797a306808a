import Synchronization
import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite("TextSelector: registration and actions")
struct TextSelectorTests {
  /// Remembers what actions were called with.
  private final class ActionLog: Sendable {
    private let entries = Mutex<[String]>([])

    var all: [String] { entries.withLock { $0 } }

    func action(_ name: String) -> TextSelector.Action {
      { value, _ in self.entries.withLock { $0.append("\(name):\(value)") } }
    }
  }

  private static let a = PrefixValidator(prefix: "a")
  private static let b = PrefixValidator(prefix: "b")
  private static let c = PrefixValidator(prefix: "c")

  /// Validators A, B, C, whose actions write to `log`.
  private static func selectorOfThree(_ log: ActionLog) throws -> TextSelector {
    var selector = TextSelector()
    try selector.register(a, action: log.action("A"))
    try selector.register(b, action: log.action("B"))
    try selector.register(c, action: log.action("C"))
    return selector
  }

  private static func drawn(_ selector: TextSelector, _ text: String) -> String {
    MarkedText.draw(selector.selections(in: text).map(\.utf8Range), in: text)
  }

  @Test func removalRemovesOnlyWhatItNames() throws {
    let log = ActionLog()
    var selector = try Self.selectorOfThree(log)
    #expect(Self.drawn(selector, "ax bx cx") == "⟦ax⟧ ⟦bx⟧ ⟦cx⟧")
    let isRemoved = selector.remove(Self.b)
    #expect(isRemoved)
    #expect(Self.drawn(selector, "ax bx cx") == "⟦ax⟧ bx ⟦cx⟧")
    for utf8Offset in 0..<8 { selector.select(at: utf8Offset, in: "ax bx cx") }
    #expect(log.all == ["A:ax", "A:ax", "C:cx", "C:cx"])
  }

  @Test func removalOfTheUnknownChangesNothing() throws {
    var selector = try Self.selectorOfThree(ActionLog())
    let isRemoved = [
      selector.remove(PrefixValidator(prefix: "a", caseSensitive: true)), selector.remove(identifier: ""),
    ]
    #expect(isRemoved == [false, false])
    #expect(selector.validators.map(\.identifier) == [Self.a, Self.b, Self.c].map(\.identifier))
  }

  @Test func registrationAfterRemovalGoesToTheEnd() throws {
    let log = ActionLog()
    var selector = try Self.selectorOfThree(log)
    selector.remove(identifier: Self.a.identifier)
    try selector.register(Self.a, action: log.action("again"))
    #expect(selector.validators.map(\.identifier) == [Self.b, Self.c, Self.a].map(\.identifier))
    selector.select(at: 0, in: "ax")
    #expect(log.all == ["again:ax"])
  }

  @Test func duplicateIsRefusedAndTheFirstStays() throws {
    let log = ActionLog()
    var selector = try Self.selectorOfThree(log)
    let error = TextSelector.RegistrationError.duplicateIdentifier(Self.a.identifier)
    #expect(throws: error) { try selector.register(PrefixValidator(prefix: "a"), action: log.action("other")) }
    #expect(selector.validators.count == 3)
    selector.select(at: 0, in: "ax")
    #expect(log.all == ["A:ax"])
    #expect(error.description.contains(Self.a.identifier))
  }

  @Test func sensitivityToCaseMakesAnotherValidator() throws {
    var selector = TextSelector()
    try selector.register(PrefixValidator(prefix: "#", caseSensitive: true))
    try selector.register(PrefixValidator(prefix: "#", caseSensitive: false))
    #expect(selector.validators.count == 2)
  }

  private struct Nameless: TextSelectionValidator {
    var identifier: String { "" }
    func validate(text: String) -> Bool { true }
  }

  @Test func emptyIdentifierIsRefused() {
    var selector = TextSelector()
    #expect(throws: TextSelector.RegistrationError.emptyIdentifier) { try selector.register(Nameless()) }
    #expect(selector.validators.isEmpty)
  }

  @Test func copiesDoNotShareRegistrations() throws {
    let selector = try Self.selectorOfThree(ActionLog())
    var copy = selector
    copy.remove(Self.a)
    #expect(selector.validators.count == 3)
    #expect(copy.validators.count == 2)
  }

  @Test func actionGetsTheSourceNotTheReplacement() throws {
    let log = ActionLog()
    var selector = TextSelector(granularity: .word)
    let validator = HandlebarsValidator(searchableText: "my_name", replacementText: "Ada Example")
    try selector.register(validator, action: log.action("name"))
    let selection = try #require(selector.select(at: 3, in: "hi {{my_name}}"))
    #expect(log.all == ["name:{{my_name}}"])
    #expect(selector.validator(of: selection)?.replacementText == "Ada Example")
    #expect(selection.kind == .handlebars)
  }

  @Test(arguments: [(-1, nil), (0, nil), (3, nil), (4, "#tag"), (7, "#tag"), (8, nil), (9, nil), (Int.max, nil)])
  func offsetSelectsWhatCoversIt(utf8Offset: Int, expected: String?) throws {
    var selector = TextSelector()
    try selector.register(PrefixValidator(prefix: "#"))
    #expect(selector.select(at: utf8Offset, in: "the #tag\0.")?.value == expected)
  }

  @Test func indexSelectsWhatCoversIt() throws {
    let log = ActionLog()
    var selector = TextSelector()
    try selector.register(PrefixValidator(prefix: "#"), action: log.action("tag"))
    let text = "日本 👩‍👩‍👧 #タグ"
    let index = try #require(text.firstIndex(of: "グ"))
    #expect(selector.select(at: index, in: text)?.value == "#タグ")
    #expect(selector.select(at: text.endIndex, in: text) == nil)
    #expect(log.all == ["tag:#タグ"])
  }

  @Test func selectionWithoutActionIsStillASelection() throws {
    var selector = TextSelector()
    try selector.register(Self.a)
    #expect(selector.select(at: 0, in: "ax")?.identifier == Self.a.identifier)
  }

  @Test func disabledSelectorFindsButDoesNotAct() throws {
    let log = ActionLog()
    var selector = try Self.selectorOfThree(log)
    selector.isSelectionEnabled = false
    let selection = try #require(selector.selection(at: 0, in: "ax"))
    #expect(selector.select(at: 0, in: "ax") == nil)
    #expect(!selector.select(selection, in: "ax"))
    #expect(log.all.isEmpty)
    selector.isSelectionEnabled = true
    #expect(selector.select(selection, in: "ax"))
    #expect(log.all == ["A:ax"])
  }

  @Test func foreignSelectionIsNotChosen() throws {
    let log = ActionLog()
    var selector = try Self.selectorOfThree(log)
    let selection = try #require(selector.selection(at: 3, in: "xx ax"))
    #expect(!selector.select(selection, in: "ax"))
    selector.remove(Self.a)
    #expect(!selector.select(selection, in: "xx ax"))
    #expect(log.all.isEmpty)
  }

  @Test(arguments: [
    "⟦#a⟧ ⟦#b⟧", "x#a ⟦#⟧", "⟦#a⟧\0.", "\0⟦#a⟧\0⟦#b⟧\0", "⟦#a⟧\t⟦#b⟧", "⟦#a⟧\n⟦#b⟧\r\n⟦#c⟧\r⟦#d⟧",
    "⟦#a⟧\u{B}⟦#b⟧\u{C}⟦#c⟧",
    "⟦#a⟧\u{85}⟦#b⟧\u{2028}⟦#c⟧\u{2029}", "⟦#a\u{A0}#b⟧", "⟦#日本語⟧ ⟦#👍🏽⟧", "", " ", "\0",
  ])
  func wordsEndAtBlanksBreaksAndTerminators(marked: String) throws {
    let row = MarkedText(marked)
    for granularity in Granularity.allCases {
      var selector = TextSelector(granularity: granularity)
      try selector.register(PrefixValidator(prefix: "#"))
      #expect(Self.drawn(selector, row.text) == row.description)
    }
  }

  @Test func prewrittenValidatorsSelectWholeWords() throws {
    let row = MarkedText(
      "The ⟦#Hashtag⟧\0. ⟦@ann,⟧ (see ⟦https://a.example⟧\0) ⟦<ann@example.org>,⟧ ⟦\"soon\"⟧ ⟦{{name}}⟧ ⟦#⟧")
    var selector = TextSelector(granularity: .word)
    let validators: [any TextSelectionValidator] = [
      HashtagTextValidator(), AtSymbolTagTextValidator(), QuotationsTextValidator(), LinkValidator(), EmailValidator(),
      HandlebarsValidator(searchableText: "name", replacementText: "Ada"),
    ]
    for validator in validators { try selector.register(validator) }
    let selections = selector.selections(in: row.text)
    #expect(MarkedText.draw(selections.map(\.utf8Range), in: row.text) == row.description)
    #expect(selections.map(\.kind) == [.hashtag, .mention, .link, .email, .quotation, .handlebars, .hashtag])
  }
}
