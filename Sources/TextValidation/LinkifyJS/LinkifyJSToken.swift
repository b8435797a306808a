/// What a token is to the table of linkifyjs: tokens that are alike in all of this are one (dialects.md, LJ-1 to LJ-4).
struct LinkifyJSToken: Hashable, Sendable {
  /// What a token that is no sign may be; all but ``keyword`` and ``literal`` come with ``domain``.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt16
    /// *Dom*.
    static let domain = Traits(rawValue: 1 << 0)
    /// NUM, and what else has digits only.
    static let number = Traits(rawValue: 1 << 1)
    /// 0 to 255 without a leading zero, for the plugin ip.
    static let byte = Traits(rawValue: 1 << 2)
    /// TLD.
    static let topLevel = Traits(rawValue: 1 << 3)
    /// SCHEME.
    static let scheme = Traits(rawValue: 1 << 4)
    /// SLASHSCHEME.
    static let slashScheme = Traits(rawValue: 1 << 5)
    /// LOCALHOST.
    static let localhost = Traits(rawValue: 1 << 6)
    /// What makes a tag of a number sign (LJ-11).
    static let tagWord = Traits(rawValue: 1 << 7)
    /// A word of the caller's (LJ-13).
    static let keyword = Traits(rawValue: 1 << 8)
    /// An IPv6 address in brackets (LJ-10).
    static let literal = Traits(rawValue: 1 << 9)
  }

  var traits: Traits
  /// The sign, U+FFFF for SYM; 0 for what is no sign.
  let sign: UInt32
  /// *Loc*, but for *Dom*.
  let isLocal: Bool
  /// *Acc*.
  let isAccepting: Bool
  /// *Non*.
  let isNonAccepting: Bool
  /// The place in the list of LJ-6 of the pair that the token opens.
  let opened: Int?
  /// The place in the list of LJ-6 of the pair that the token closes.
  let closed: Int?

  init(_ traits: Traits = [], sign: UInt32 = 0) {
    (self.traits, self.sign) = (traits, sign)
    isLocal = sign == Self.symbol || Self.localSigns.contains(sign)
    isAccepting = sign == Self.symbol || Self.acceptingSigns.contains(sign)
    opened = Self.openers.firstIndex(of: sign)
    closed = Self.closers.firstIndex(of: sign)
    isNonAccepting = opened != nil || closed != nil || Self.nonAcceptingSigns.contains(sign)
  }

  /// The signs that are ASCII.
  static let asciiSigns = values(#"'{}[]()<>&*@`^:,$.=!-%+#?"/;~_\|"#)
  /// The signs that are not.
  static let wideSigns = values("（）「」『』＜＞・")
  /// SYM stands for any scalar that is nothing else.
  static let symbol: UInt32 = 0xFFFF

  /// *Dom*.
  var isDomain: Bool { traits.contains(.domain) }

  func isSign(_ scalar: Unicode.Scalar) -> Bool { sign == scalar.value }

  private static let localSigns = values(#"&'*\`^$=-{}%|+#?/~_"#)
  private static let acceptingSigns = values(#"&*@\`^$=-|+#/~_"#)
  private static let nonAcceptingSigns = values(#"':,.!%?";"#)
  private static let openers = values("{[(<（「『＜")
  private static let closers = values("}])>）」』＞")

  private static func values(_ signs: String) -> [UInt32] { signs.unicodeScalars.map(\.value) }
}
