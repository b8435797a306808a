public import TextSelection

/// A message field with everything that reacts to it: plugins, items in its bar, keys of the host, and highlighting.
///
/// ```swift
/// let composer = Composer(
///   configuration: ComposerConfiguration(containerWidth: 40),
///   environment: ComposerEnvironment(measurer: ColumnMeasurer()))
/// composer.onEvent = { event, composer in print(event) }
/// try composer.apply(.insert("Tea at noon?", origin: .typing))
/// composer.text  // Tea at noon?
/// ```
///
/// All that the field holds is its ``state``, a value that changes only through ``apply(_:)``; each of its properties can be
/// read of the composer, too. What an observer does to the field while it is told of an event happens after the
/// events of the operation under way, so that there is no recursion.
///
/// A composer is an object, as its observers may change it. It belongs to whoever made it and is not shared between threads.
@dynamicMemberLookup
public final class Composer {
  /// What the field holds.
  public private(set) var state: ComposerState
  /// What operations are applied with.
  public var environment: ComposerEnvironment
  /// What was added to the field, in the order in which it is told of events.
  public var plugins: [any ComposerPlugin] = []
  /// The items in the bar.
  public private(set) lazy var items = ComposerItems(of: self)
  /// The item that sends; it is enabled while that is possible. A host puts it where it likes.
  public let sendItem = ComposerItem(title: "Send")
  /// What keys do for the host, before they mean anything to the field.
  public var keyCommands = KeyCommandRegistry<(Composer) -> Void>()
  /// Told of every event, before the plugins.
  public var onEvent: ((ComposerEvent, Composer) -> Void)?
  /// Told of an operation of an observer that was refused, as nobody waits for it.
  public var onRefusal: ((ComposerError, ComposerOperation) -> Void)?

  private var highlighter: ComposerHighlighter?
  private var waiting: [ComposerOperation] = []
  private var isApplying = false
  /// How many operations of observers follow one operation at most: an observer may answer each with another.
  private static let followingLimit = 1_000

  /// An empty field.
  ///
  /// - Parameters:
  ///   - configuration: How it looks and what it allows.
  ///   - environment: What operations are applied with.
  ///   - scanner: Says what is highlighted in the text; `nil`: nothing is.
  public init(configuration: ComposerConfiguration, environment: ComposerEnvironment, scanner: Scanner? = nil) {
    state = ComposerState(configuration: configuration, in: environment)
    self.environment = environment
    highlighter = scanner.map { ComposerHighlighter(scanner: $0) }
    sendItem.isEnabled = state.canSend
    sendItem.onTouchUpInside { _, composer in composer.send() }
  }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ComposerState, Value>) -> Value { state[keyPath: keyPath] }

  /// What is highlighted in the text, ascending, as UTF-8 offsets; empty without a scanner.
  public var highlights: [Candidate] { highlighter?.candidates ?? [] }

  /// Does something to the field, and tells everybody. While they are told, it is only noted, and done afterwards.
  ///
  /// - Parameter operation: What to do.
  /// - Returns: What has changed, in order; empty if nothing has, or not yet.
  /// - Throws: ``ComposerError`` if the operation names what is not there; nothing has changed then.
  /// - Complexity: As that of the state, and of highlighting the lines touched.
  @discardableResult
  public func apply(_ operation: ComposerOperation) throws(ComposerError) -> [ComposerEvent] {
    guard !isApplying else {
      waiting.append(operation)
      return []
    }
    isApplying = true
    defer {
      isApplying = false
      waiting.removeAll()
    }
    let outcome = Result { () throws(ComposerError) in try applyNow(operation) }
    var followingCount = 0
    while followingCount < min(waiting.count, Self.followingLimit) {
      let following = waiting[followingCount]
      followingCount += 1
      do throws(ComposerError) { _ = try applyNow(following) } catch { onRefusal?(error, following) }
    }
    return try outcome.get()
  }

  private func applyNow(_ operation: ComposerOperation) throws(ComposerError) -> [ComposerEvent] {
    var (early, late) = ([ComposerEvent](), [ComposerEvent]())
    var changed = state
    try changed.apply(operation, in: environmentWithPlugins) { event, state in
      self.state = state
      guard event.precedesItems else {
        late.append(event)
        return
      }
      early.append(event)
      tell(event)
    }
    state = changed
    let isCleared = state.configuration.clearsOnSend && state.text.isEmpty
    if isCleared, early.contains(where: \.isSending) { invalidatePlugins() }
    for item in items.all { early.forEach(item.receive) }
    late.forEach(tell)
    return early + late
  }

  private func tell(_ event: ComposerEvent) {
    switch event {
    case .textDidChange(let change): highlighter?.update(after: change, in: state.text)
    case .canSendDidChange(let canSend): sendItem.isEnabled = canSend
    default: break
    }
    onEvent?(event, self)
    for plugin in plugins { plugin.composer(self, didReceive: event) }
  }

  /// The environment, with plugins that may take what is pasted before the host does.
  private var environmentWithPlugins: ComposerEnvironment {
    var environment = environment
    let handleInput = environment.handleInput
    environment.handleInput = { [unowned self] input in
      plugins.contains { $0.handleInput(input) } || handleInput(input)
    }
    return environment
  }
}
