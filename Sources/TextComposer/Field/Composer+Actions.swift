extension Composer {
  /// Hands the message over, if it may be sent.
  ///
  /// - Returns: Whether it was; also `false` if it waits for the events of an operation under way.
  @discardableResult
  public func send() -> Bool {
    (try? apply(.send))?.contains(where: \.isSending) ?? false
  }

  /// Hands the edited message over, if it could be sent.
  ///
  /// - Returns: Whether it was; also `false` if it waits for the events of an operation under way.
  @discardableResult
  public func commitEditing() -> Bool {
    (try? apply(.commitEditing))?.contains { if case .didCommitEditing = $0 { true } else { false } } ?? false
  }

  /// Puts a completion in the place of the half-typed word.
  ///
  /// - Parameters:
  ///   - completion: What to put in; an empty one does nothing.
  ///   - keepsPrefix: Whether the prefix stays before it.
  /// - Returns: Whether it was put in; also `false` if it waits for the events of an operation under way.
  @discardableResult
  public func accept(_ completion: Completion, keepsPrefix: Bool = true) -> Bool {
    (try? apply(.acceptCompletion(completion, keepsPrefix: keepsPrefix)))?
      .contains(.completionSessionDidEnd) ?? false
  }

  /// Puts text in the place of a part of the text.
  ///
  /// - Parameters:
  ///   - inserted: What to put in.
  ///   - utf8Range: The part, as UTF-8 offsets.
  /// - Returns: Where what was put in is, as UTF-8 offsets; `nil` if nothing has changed, or not yet.
  /// - Throws: ``ComposerError/rangeOutsideText(utf8Range:textUTF8Count:)``.
  @discardableResult
  public func insert(_ inserted: String, in utf8Range: Range<Int>) throws(ComposerError) -> Range<Int>? {
    for event in try apply(.replace(utf8Range: utf8Range, with: inserted, origin: .programmatic)) {
      if case .textDidChange(let change) = event { return change.insertedUTF8Range }
    }
    return nil
  }

  /// Presses a key: it does what the host registered for it, or else what it means to the field.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it meant anything; also `true` if that waits for the events of an operation under way.
  @discardableResult
  public func press(_ key: ComposerKey) -> Bool {
    if let command = keyCommands.command(for: key) {
      command.handler(self)
      return true
    }
    return (try? apply(.press(key)))?.contains(.keyNotHandled(key)) != true
  }

  /// Offers something from outside to the plugins, in order; text that none takes goes behind all that is there.
  ///
  /// - Parameter input: What comes.
  /// - Returns: Whether it was taken.
  @discardableResult
  public func handleInput(_ input: ComposerInput) -> Bool {
    if plugins.contains(where: { $0.handleInput(input) }) { return true }
    guard case .text(let text) = input else { return false }
    return (try? apply(.append(text))) != nil
  }

  /// Has all plugins bring what they show up to date.
  public func reloadPlugins() { plugins.forEach { $0.reload() } }

  /// Has all plugins forget what they hold.
  public func invalidatePlugins() { plugins.forEach { $0.invalidate() } }
}
