/// The walks over tokens that are on their way, and the matches that they have found (dialects.md, LJ-5).
///
/// linkifyjs walks from one token, goes as far as it can, and where it finds nothing tries again from the next token; on
/// `a.a.a.a` that is quadratic. Here all walks go at once. Those in one state have the same way before them, and of them the
/// first would win, so that one is enough for each state, and a token is read once.
struct LinkifyJSWalks {
  private struct Walk {
    let start: Int
    var state: UInt8
  }

  /// The walks in the order of their starts, each in a state of its own; behind ``walkCount``, what is left of others.
  private var walks: [Walk] = []
  private var walkCount = 0
  /// Matches, ascending and disjoint. A walk that started before one of them, or with it, may yet take its place.
  private var found: [PlatformMatch] = []
  private var takenCount = 0

  /// Forgets all.
  mutating func removeAll() {
    walkCount = 0
    found.removeAll(keepingCapacity: true)
    takenCount = 0
  }

  /// Ends all walks: the text is at its end.
  mutating func end() { walkCount = 0 }

  /// Whether there is a match that stays.
  var hasSettled: Bool {
    guard takenCount < found.count else { return false }
    return walkCount == 0 || walks[0].start > found[takenCount].utf8Range.lowerBound
  }

  /// Takes the first match, if it stays.
  mutating func takeSettled() -> PlatformMatch? {
    guard hasSettled else { return nil }
    let match = found[takenCount]
    takenCount += 1
    if takenCount == found.count {
      found.removeAll(keepingCapacity: true)
      takenCount = 0
    }
    return match
  }

  /// Takes all walks over a token, and starts one at it.
  ///
  /// - Parameters:
  ///   - token: Its offsets.
  ///   - column: What it is.
  ///   - table: The table of ``column``.
  /// - Complexity: O(1): there are as many walks as states at most.
  mutating func advance(over token: Range<Int>, _ column: UInt8, by table: LinkifyJSTable) {
    // A bit for each state that a walk is in.
    var taken: UInt128 = 0
    var keptCount = 0
    for place in 0..<walkCount {
      var walk = walks[place]
      walk.state = table.next(walk.state, column)
      let bit: UInt128 = 1 << UInt128(walk.state)
      if walk.state == LinkifyJSState.dead.rawValue || taken & bit != 0 { continue }
      taken |= bit
      walks[keptCount] = walk
      keptCount += 1
      if let rule = table.rule(of: walk.state) {
        // Whatever started later is inside the match.
        walkCount = keptCount
        return accept(PlatformMatch(rule, walk.start..<token.upperBound))
      }
    }
    walkCount = keptCount
    start(at: token, column, by: table, taken)
  }

  private mutating func start(at token: Range<Int>, _ column: UInt8, by table: LinkifyJSTable, _ taken: UInt128) {
    let state = table.next(LinkifyJSState.start.rawValue, column)
    if table.isKeyword(column) {
      accept(PlatformMatch(.linkifyJSKeyword, token))
    } else if let rule = table.rule(of: state) {
      accept(PlatformMatch(rule, token))
    }
    guard state != LinkifyJSState.dead.rawValue, taken & 1 << UInt128(state) == 0 else { return }
    let walk = Walk(start: token.lowerBound, state: state)
    if walkCount < walks.count { walks[walkCount] = walk } else { walks.append(walk) }
    walkCount += 1
  }

  /// Notes a match, instead of those that it covers.
  private mutating func accept(_ match: PlatformMatch) {
    while found.count > takenCount, let last = found.last, last.utf8Range.lowerBound >= match.utf8Range.lowerBound {
      found.removeLast()
    }
    found.append(match)
  }
}
