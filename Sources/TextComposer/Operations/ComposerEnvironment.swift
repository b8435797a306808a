public import TextLayout

/// What a composer needs from outside: a measurer, the time, a clipboard, a store for drafts, and a say in what happens.
public struct ComposerEnvironment {
  /// Says how wide text is. After another one is set, apply ``ComposerOperation/configure(_:)``.
  public var measurer: any TextMeasurer
  /// Tells the time.
  public var clock: any ComposerClock
  /// What is pasted from and copied to.
  public var clipboard: any ComposerClipboard
  /// Where drafts are kept.
  public var draftStore: any DraftStore
  /// Asked for candidates whenever the half-typed word is another; `nil`: the host gives them by itself.
  public var completionSource: (any CompletionSource)?

  /// Asked before each change to the text, whoever makes it; `false` refuses it. The state is the one before.
  public var shouldChange: (TextChange, ComposerState) -> Bool = { _, _ in true }
  /// Asked before the word at the caret is looked at; `false`: as if there were none.
  public var shouldDetectCompletion: (ComposerState) -> Bool = { _ in true }
  /// Asked before a half-typed word is taken up.
  public var shouldBeginCompletion: (CompletionSession, ComposerState) -> Bool = { _, _ in true }
  /// Asked before a half-typed word is given up, while its prefix is still there; `false` keeps it.
  public var shouldEndCompletion: (CompletionSession, ComposerState) -> Bool = { _, _ in true }
  /// Asked before a completion is put in; `false` leaves all as it is.
  public var shouldComplete: (Completion, CompletionSession, ComposerState) -> Bool = { _, _, _ in true }
  /// Asked for each symbol of markup that is offered for what is selected.
  public var shouldOfferSymbol: (MarkupSymbol, ComposerState) -> Bool = { _, _ in true }
  /// Asked before a symbol is closed; the range is that of the opening one, or where it will be.
  public var shouldInsertSuffix: (MarkupSymbol, Range<Int>, ComposerState) -> Bool = { _, _, _ in true }
  /// Offered what was pasted before the field takes it; `true`: it was taken.
  public var handleInput: (ComposerInput) -> Bool = { _ in false }
  /// What stands for an attachment in a draft; `nil`: it is not kept.
  public var attachmentReference: (Attachment) -> String? = { attachment in
    if case .url(let url) = attachment { url } else { nil }
  }
  /// The attachment that a reference in a draft stands for; `nil`: it is gone.
  public var attachment: (String) -> Attachment? = { .url($0) }

  /// An environment that refuses nothing.
  ///
  /// - Parameters:
  ///   - measurer: Says how wide text is.
  ///   - clock: Tells the time.
  ///   - clipboard: What is pasted from and copied to.
  ///   - draftStore: Where drafts are kept.
  public init(
    measurer: any TextMeasurer, clock: any ComposerClock = ContinuousComposerClock(),
    clipboard: any ComposerClipboard = NoClipboard(), draftStore: any DraftStore = NoDraftStore()
  ) {
    (self.measurer, self.clock, self.clipboard, self.draftStore) = (measurer, clock, clipboard, draftStore)
  }
}
