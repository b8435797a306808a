import TextModel

/// Reads the authority of a link, or the domain of an address, scalar by scalar (dialects.md, LR-3).
struct LinkifyRustAuthority {
  /// What may be in it.
  struct Form {
    /// Whether it must look like a host name or an IPv4 address.
    var needsHost: Bool
    /// Whether user data and an `@` may come.
    var acceptsUser: Bool
    var acceptsPort: Bool
    /// Whether scalars beyond ASCII may stand in it.
    var acceptsIRIs: Bool
  }

  /// What one scalar does to the walk.
  private enum Step { case on, stop, refuse }

  private var form: Form
  /// Where the part ends that is kept.
  private(set) var end: Int
  /// Where the walk came to its end.
  private(set) var stop: Int
  /// The last dot with a label behind it.
  private(set) var lastDot: Int?
  private var pendingDot: Int?
  /// Where the last scalar of the host stands that an IPv4 address has not.
  private(set) var lastNonNumeric = -1
  /// The last dots that a digit took over, the latest first; -1 for those that are not there.
  private(set) var countedDots = NumericDots()
  private var allowsDot = false
  private var allowsHyphen = false
  private var isNumeric = true
  private var hasEnded = false
  /// Whether what has been read can be no host, until an `@` makes it user data.
  private var isNoHost = false
  /// Whether it is refused for a scalar in it: then so is whatever reads that scalar from further on.
  private(set) var isRefused = false

  /// Walks over the authority that starts at `start`.
  ///
  /// - Complexity: O(*n*) in the bytes up to ``stop``.
  init(_ form: Form, from start: Int, in utf8: Span<UInt8>) {
    self.form = form
    (end, stop) = (start, start)
    while stop < utf8.count {
      let byte = utf8[stop]
      let scalar = byte < 0x80 ? ScalarStep(value: UInt32(byte), utf8Count: 1) : utf8.scalar(at: stop)
      switch take(scalar) {
      case .on: stop += scalar.utf8Count
      case .stop: return
      case .refuse:
        isRefused = true
        return
      }
    }
  }

  /// Whether the walk has found what the form asks for.
  func isAccepted(in utf8: Span<UInt8>) -> Bool {
    guard !isRefused else { return false }
    guard form.needsHost else { return true }
    if isNoHost { return false }
    if isNumeric { return countedDots.isAddress }
    guard let lastDot else { return true }
    return utf8.byte(at: lastDot + 1).isASCIILetter && utf8.byte(at: lastDot + 2).isASCIILetter
  }

  private mutating func take(_ scalar: ScalarStep) -> Step {
    guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else {
      guard form.acceptsIRIs, scalar.value != ScalarStep.illFormed else { return .stop }
      return takeLetter(of: scalar.utf8Count)
    }
    if byte.isASCIILetter { return takeLetter(of: 1) }
    if byte.isASCIIDigit { return takeDigit() }
    switch byte {
    case UInt8(ascii: "."): return takeDot()
    case UInt8(ascii: "-"): return takeHyphen()
    case UInt8(ascii: "@"): return takeAtSign()
    case UInt8(ascii: "_"), UInt8(ascii: "~"): return refuseHost()
    case UInt8(ascii: ":"):
      pendingDot = lastDot
      return form.acceptsUser || form.acceptsPort ? .on : .stop
    case UInt8(ascii: "/"):
      if !form.needsHost { end = stop }
      return .stop
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&")...UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="):
      hasEnded = true
      return form.needsHost && !form.acceptsUser ? .stop : .on
    default: return .stop
    }
  }

  private mutating func takeLetter(of utf8Count: Int) -> Step {
    (isNumeric, lastNonNumeric) = (false, stop)
    return takeLabelScalar(of: utf8Count)
  }

  private mutating func takeDigit() -> Step {
    if let pendingDot, pendingDot != lastDot { countedDots.add(pendingDot) }
    return takeLabelScalar(of: 1)
  }

  private mutating func takeLabelScalar(of utf8Count: Int) -> Step {
    (allowsDot, allowsHyphen) = (true, true)
    lastDot = pendingDot
    if !form.needsHost || !hasEnded { end = stop + utf8Count }
    return hasEnded ? refuseHost() : .on
  }

  private mutating func takeDot() -> Step {
    if !allowsDot { hasEnded = true }
    (allowsDot, allowsHyphen) = (false, false)
    pendingDot = stop
    return .on
  }

  private mutating func takeHyphen() -> Step {
    (allowsDot, isNumeric, lastNonNumeric) = (false, false, stop)
    if !form.needsHost { end = stop + 1 }
    return allowsHyphen ? .on : refuseHost()
  }

  private mutating func takeAtSign() -> Step {
    guard form.acceptsUser else { return .refuse }
    form.acceptsUser = false
    (lastDot, pendingDot, countedDots, lastNonNumeric) = (nil, nil, NumericDots(), -1)
    (allowsDot, allowsHyphen, isNumeric, hasEnded, isNoHost) = (false, false, true, false, false)
    return .on
  }

  /// Without an `@` to come there is no host any more.
  private mutating func refuseHost() -> Step {
    isNoHost = true
    return form.needsHost && !form.acceptsUser ? .refuse : .on
  }
}

/// The last dots between digits: four of them are too many for an IPv4 address.
struct NumericDots {
  /// The third from the last, or -1.
  private(set) var third = -1
  /// The fourth from the last, or -1.
  private(set) var fourth = -1
  private var second = -1
  private var first = -1

  /// Whether there are three dots.
  var isAddress: Bool { third >= 0 && fourth < 0 }

  mutating func add(_ utf8Offset: Int) {
    (first, second, third, fourth) = (utf8Offset, first, second, third)
  }
}
