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

  subscript(rule: NativeRule) -> Int {
    get { indices[Self.position(of: rule)] }
    set { indices[Self.position(of: rule)] = newValue }
  }

  func has(_ rule: NativeRule) -> Bool { self[rule] != Self.absent }
  /// Whether the rule takes what it finds, so that no other rule may look there.
  func selects(_ rule: NativeRule) -> Bool { has(rule) && self[rule] != Self.claiming }
  func reports(_ rule: NativeRule) -> Bool { self[rule] >= 0 }

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
