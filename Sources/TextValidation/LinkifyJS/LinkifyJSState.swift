/// Where a walk over tokens is in the tables of dialects.md, LJ-5, LJ-6 and LJ-10 to LJ-12.
struct LinkifyJSState: Hashable, Sendable {
  let rawValue: UInt8

  private init(_ rawValue: Int) { self.rawValue = UInt8(rawValue) }

  /// All states, by their raw values.
  static let all = (0..<count).map { LinkifyJSState($0) }
  /// How many pairs of brackets a link may have: the list of LJ-6.
  static let pairCount = 8

  /// The walk has come to nothing.
  static let dead = LinkifyJSState(0)
  static let start = LinkifyJSState(1)

  // The local part of an address, and what may still become a host.
  static let local = LinkifyJSState(2)
  static let localDot = LinkifyJSState(3)
  static let host = LinkifyJSState(4)
  static let hostHyphen = LinkifyJSState(5)
  static let hostDot = LinkifyJSState(6)
  static let topLevel = LinkifyJSState(7)
  static let portColon = LinkifyJSState(8)
  static let port = LinkifyJSState(9)

  // Schemes, each with what has been read of `:` or `://`.
  static let scheme = LinkifyJSState(10)
  static let schemeColon = LinkifyJSState(11)
  static let slashScheme = LinkifyJSState(12)
  static let slashSchemeColon = LinkifyJSState(13)
  static let slashSchemeSlash = LinkifyJSState(14)
  static let authority = LinkifyJSState(15)

  // Behind the sign of an address.
  static let at = LinkifyJSState(16)
  static let mailHost = LinkifyJSState(17)
  static let mailHyphen = LinkifyJSState(18)
  static let mailDot = LinkifyJSState(19)
  static let mail = LinkifyJSState(20)
  static let mailColon = LinkifyJSState(21)
  static let mailPort = LinkifyJSState(22)

  // The plugin ip: a first byte that may be a host's, then dots and bytes in turn.
  static let firstByte = LinkifyJSState(23)
  static let firstDot = LinkifyJSState(24)
  static let secondByte = LinkifyJSState(25)
  static let secondDot = LinkifyJSState(26)
  static let thirdByte = LinkifyJSState(27)
  static let thirdDot = LinkifyJSState(28)
  static let address = LinkifyJSState(29)
  static let literal = LinkifyJSState(30)

  // The plugins hashtag, ticket and mention.
  static let numberSign = LinkifyJSState(31)
  static let ticket = LinkifyJSState(32)
  static let tagPrefix = LinkifyJSState(33)
  static let tag = LinkifyJSState(34)
  static let mentionSign = LinkifyJSState(35)
  static let mentionHyphen = LinkifyJSState(36)
  static let mention = LinkifyJSState(37)
  static let mentionSlash = LinkifyJSState(38)

  /// The link that a `%` behind an opening bracket ends (LJ-6).
  static let percentEnd = LinkifyJSState(39)
  /// **A**.
  static let tail = LinkifyJSState(40)
  /// **N**.
  static let tailMark = LinkifyJSState(41)

  // Schemes of the caller's own that are bytes, too.
  static let byteScheme = LinkifyJSState(42)
  static let byteSlashScheme = LinkifyJSState(43)

  private static let pairs = 44
  private static let count = pairs + 5 * pairCount

  /// **O(k)**.
  static func opened(_ pair: Int) -> LinkifyJSState { LinkifyJSState(pairs + pair) }
  /// **Q(k)**.
  static func inside(_ pair: Int) -> LinkifyJSState { LinkifyJSState(pairs + pairCount + pair) }
  /// **S(k)**.
  static func insideMark(_ pair: Int) -> LinkifyJSState { LinkifyJSState(pairs + 2 * pairCount + pair) }
  /// The **A** that follows an empty pair: it does not know later pairs (LJ-7).
  static func emptied(_ pair: Int) -> LinkifyJSState { LinkifyJSState(pairs + 3 * pairCount + pair) }
  /// The **N** that directly follows **O(k)**: it does not know later pairs (LJ-7).
  static func openedMark(_ pair: Int) -> LinkifyJSState { LinkifyJSState(pairs + 4 * pairCount + pair) }

  /// What kind of state that of a pair of brackets is, and which pair; `nil` for any other.
  var ofPair: (kind: PairState, pair: Int)? {
    let number = Int(rawValue) - Self.pairs
    guard number >= 0, let kind = PairState(rawValue: number / Self.pairCount) else { return nil }
    return (kind, number % Self.pairCount)
  }

  /// The states that there are for each pair of brackets.
  enum PairState: Int {
    case opened, inside, insideMark, emptied, openedMark
  }

  /// Which rule selects what has been read when a walk is here; `nil`: none.
  var rule: PlatformRule? {
    switch self {
    case .topLevel, .port, .literal, .percentEnd, .tail: return .linkifyJSLink
    case .mail, .mailPort: return .linkifyJSEmail
    case .address: return .linkifyJSAddress
    case .ticket: return .linkifyJSTicket
    case .tag: return .linkifyJSHashtag
    case .mention: return .linkifyJSMention
    default:
      let kind = ofPair?.kind
      return kind == .inside || kind == .emptied ? .linkifyJSLink : nil
    }
  }
}
