/// A button or another thing in the bar of a message field, which reacts to what happens there (composer.md, X1-X6).
///
/// ```swift
/// let counter = ComposerItem().onTextDidChange { item, composer in item.title = "\(composer.state.text.count)" }
/// composer.items.setItems([counter], at: .trailing)
/// ```
///
/// Each hook has one handler; setting another replaces it. Handlers may change the field: that happens after the events of
/// the operation under way.
public final class ComposerItem {
  /// What a hook calls.
  public typealias Handler = (ComposerItem, Composer) -> Void

  /// What it says.
  public var title: String
  /// The field that it is in; `nil`: in none.
  public internal(set) weak var composer: Composer?
  /// Where it is in the bar; `nil`: nowhere.
  public internal(set) var place: ItemPlace?
  /// Whether it looks pressed or chosen. A change is told.
  public var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { tell(isHighlighted ? .selected : .deselected) }
    }
  }
  /// Whether it can be used. A change is told; saying the same again is none.
  public var isEnabled = true {
    didSet {
      if isEnabled != oldValue { tell(isEnabled ? .enabled : .disabled) }
    }
  }

  private enum Hook: Hashable {
    case touch, editingBegins, editingEnds, textDidChange, selected, deselected, enabled, disabled
  }
  private var handlers: [Hook: Handler] = [:]
  /// What is told once a handler that changed the item has returned.
  private var waiting: [Hook] = []
  private var isTelling = false
  /// How many changes of handlers are told after one at most: a handler may answer each with another.
  private static let followingLimit = 1_000
  private var swipeHandler: ((ComposerItem, SwipeDirection, Composer) -> Void)?

  /// An item in no bar.
  public init(title: String = "") { self.title = title }

  /// Presses it; nothing happens while it is disabled.
  public func touch() { if isEnabled { call(.touch) } }

  /// Called when it is pressed.
  @discardableResult
  public func onTouchUpInside(_ handler: @escaping Handler) -> Self { set(handler, for: .touch) }
  /// Called when the field gets the keyboard.
  @discardableResult
  public func onKeyboardEditingBegins(_ handler: @escaping Handler) -> Self { set(handler, for: .editingBegins) }
  /// Called when the field loses the keyboard.
  @discardableResult
  public func onKeyboardEditingEnds(_ handler: @escaping Handler) -> Self { set(handler, for: .editingEnds) }
  /// Called when a finger went over the field.
  @discardableResult
  public func onKeyboardSwipeGesture(
    _ handler: @escaping (ComposerItem, SwipeDirection, Composer) -> Void
  ) -> Self {
    swipeHandler = handler
    return self
  }
  /// Called when the text has changed.
  @discardableResult
  public func onTextDidChange(_ handler: @escaping Handler) -> Self { set(handler, for: .textDidChange) }
  /// Called when it becomes highlighted.
  @discardableResult
  public func onSelected(_ handler: @escaping Handler) -> Self { set(handler, for: .selected) }
  /// Called when it is no longer highlighted.
  @discardableResult
  public func onDeselected(_ handler: @escaping Handler) -> Self { set(handler, for: .deselected) }
  /// Called when it can be used again.
  @discardableResult
  public func onEnabled(_ handler: @escaping Handler) -> Self { set(handler, for: .enabled) }
  /// Called when it can no longer be used.
  @discardableResult
  public func onDisabled(_ handler: @escaping Handler) -> Self { set(handler, for: .disabled) }

  private func set(_ handler: @escaping Handler, for hook: Hook) -> Self {
    handlers[hook] = handler
    return self
  }

  /// Tells of a change; of those that handlers make while they are told, afterwards.
  private func tell(_ hook: Hook) {
    waiting.append(hook)
    guard !isTelling else { return }
    isTelling = true
    defer {
      isTelling = false
      waiting.removeAll()
    }
    var toldCount = 0
    while !waiting.isEmpty, toldCount <= Self.followingLimit {
      toldCount += 1
      call(waiting.removeFirst())
    }
  }

  private func call(_ hook: Hook) {
    if let composer { handlers[hook]?(self, composer) }
  }

  /// Told of what became of an operation.
  func receive(_ event: ComposerEvent) {
    switch event {
    case .textDidChange: call(.textDidChange)
    case .isFocusedDidChange(let isFocused): call(isFocused ? .editingBegins : .editingEnds)
    case .didSwipe(let direction):
      if let composer { swipeHandler?(self, direction, composer) }
    default: break
    }
  }
}
