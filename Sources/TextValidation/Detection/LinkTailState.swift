import TextModel

/// Link_Term of UTS #58: what a scalar does to the end of a link.
enum LinkTerm {
  case hard, soft, open, close, include

  /// The class of a scalar with `flags`; one with none of the four is Hard.
  init(_ flags: ScalarClass) {
    if flags.contains(.linkInclude) {
      self = .include
    } else if flags.contains(.linkSoft) {
      self = .soft
    } else if flags.contains(.linkOpen) {
      self = .open
    } else {
      self = flags.contains(.linkClose) ? .close : .hard
    }
  }
}

/// Where a walk over path, query and fragment stands: the part, and the brackets open in it (detection.md, P1, P2).
///
/// Whoever finds the end of a link and whoever spells one so that its end is found walk with the same state.
struct LinkTailState {
  enum Part { case host, path, query, fragment }

  /// How many brackets may be open at once (detection.md, O5).
  static let bracketLimit = 125

  private(set) var part: Part
  private var openBrackets = InlineArray<125, UInt32>(repeating: 0)
  private(set) var openBracketCount = 0
  /// Whether the fragment has reached `:~:`.
  private(set) var isInDirective = false

  /// A walk that begins at the end of host and port, or in a path already.
  init(isInPath: Bool = false) { part = isInPath ? .path : .host }

  /// Begins a part, or clears the stack where a part's own separator stands (P2.1, P2.2).
  ///
  /// - Parameters:
  ///   - value: The next scalar.
  ///   - startsDirective: Whether it is the first of `:~:`; asked in a fragment only.
  mutating func enter(_ value: UInt32, startsDirective: @autoclosure () -> Bool) {
    switch (value, part) {
    case (ascii("/"), .host): part = .path
    case (ascii("?"), .host), (ascii("?"), .path): part = .query
    case (ascii("#"), .host), (ascii("#"), .path), (ascii("#"), .query): part = .fragment
    case (ascii("/"), .path), (ascii("="), .query), (ascii("&"), .query): break
    case (ascii(":"), .fragment):
      guard startsDirective() else { return }
      isInDirective = true
    case (ascii(","), .fragment), (ascii("&"), .fragment):
      guard isInDirective else { return }
    default: return
    }
    openBracketCount = 0
  }

  /// Takes an opening bracket; `false` if too many are open.
  mutating func open(_ value: UInt32) -> Bool {
    guard openBracketCount < Self.bracketLimit else { return false }
    openBrackets[openBracketCount] = value
    openBracketCount += 1
    return true
  }

  /// Takes a closing bracket, and the innermost open one off the stack; `false` if that is not its partner.
  mutating func close(_ value: UInt32) -> Bool {
    guard openBracketCount > 0 else { return false }
    openBracketCount -= 1
    return openBrackets[openBracketCount] == ScalarClassTable.openingBracket(for: value)
  }
}
