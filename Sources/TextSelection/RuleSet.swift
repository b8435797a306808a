import TextValidation

/// The native rules of a scan: which there are, and under which index each is reported.
struct RuleSet: Sendable {
  /// A rule's index in `Scanner.rules`, by native rule; `absent`, `hidden` or `claiming` where none is.
  private var indices = InlineArray<9, Int>(repeating: Self.absent)

  /// The rule is not part of the dialect: it finds nothing, and nothing gives way to it.
  static let absent = -1
  /// The rule competes, but what it finds is not reported (detection.md, O3).
  static let hidden = -2
  /// The rule selects nothing, but claims what it refuses (A2): another rule is asked for all that it finds alone.
  static let claiming = -3

  init() {}

  // A bit for each rule, by its position: what a walk asks at every trigger.
  private var present: UInt16 = 0
  private var selecting: UInt16 = 0
  private var reported: UInt16 = 0

  subscript(rule: NativeRule) -> Int {
    get { indices.span[Self.position(of: rule)] }
    set {
      let position = Self.position(of: rule)
      indices[position] = newValue
      present.set(newValue != Self.absent, at: position)
      selecting.set(newValue != Self.absent && newValue != Self.claiming, at: position)
      reported.set(newValue >= 0, at: position)
    }
  }

  func has(_ rule: NativeRule) -> Bool { present >> Self.position(of: rule) & 1 == 1 }
  /// Whether the rule takes what it finds, so that no other rule may look there.
  func selects(_ rule: NativeRule) -> Bool { selecting >> Self.position(of: rule) & 1 == 1 }
  func reports(_ rule: NativeRule) -> Bool { reported >> Self.position(of: rule) & 1 == 1 }

  /// The same set with `rule` alone; the others claim what they refuse.
  func only(_ rule: NativeRule) -> RuleSet {
    var alone = self
    for other in NativeRule.allCases where has(other) && other != rule { alone[other] = Self.claiming }
    return alone
  }

  private static func position(of rule: NativeRule) -> Int {
    switch rule {
    case .schemeLink: 0
    case .bareDomain: 1
    case .email: 2
    case .phone: 3
    case .mention: 4
    case .hashtag: 5
    case .cashtag: 6
    case .quotation: 7
    case .handlebars: 8
    }
  }
}

extension UInt16 {
  fileprivate mutating func set(_ isSet: Bool, at bit: Int) {
    if isSet { self |= 1 << bit } else { self &= ~(1 << bit) }
  }
}
