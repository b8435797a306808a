/// The keys of a host's own, which come before those that a field has anyway (composer.md, Y1).
///
/// ```swift
/// var commands = KeyCommandRegistry<() -> Void>()
/// commands.register(ComposerKey(.character("k"), .command), title: "Insert link") { print("link") }
/// commands.command(for: ComposerKey(.character("k"), .command))?.handler()  // prints link
/// ```
public struct KeyCommandRegistry<Handler> {
  /// The commands, in the order in which their keys were first registered.
  public private(set) var commands: [KeyCommand<Handler>] = []

  /// Makes a registry without commands.
  public init() {}

  /// The command of a key; `nil`: there is none.
  ///
  /// - Complexity: O(*n*) in the number of commands.
  public func command(for key: ComposerKey) -> KeyCommand<Handler>? { commands.first { $0.key == key } }

  /// Adds a command behind the others, or in the place of the one that the key has.
  ///
  /// - Parameters:
  ///   - key: The key, with exactly the keys that are held down; characters in the case in which they are typed.
  ///   - title: What a list of commands calls it; `nil`: it is not listed.
  ///   - handler: What it does.
  /// - Complexity: O(*n*) in the number of commands.
  public mutating func register(_ key: ComposerKey, title: String? = nil, handler: Handler) {
    let command = KeyCommand(key: key, title: title, handler: handler)
    if let index = commands.firstIndex(where: { $0.key == key }) {
      commands[index] = command
    } else {
      commands.append(command)
    }
  }

  /// Removes the command of a key; without one nothing changes.
  ///
  /// - Complexity: O(*n*) in the number of commands.
  public mutating func unregister(_ key: ComposerKey) { commands.removeAll { $0.key == key } }
}

extension KeyCommandRegistry: Sendable where Handler: Sendable {}
