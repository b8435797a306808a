public import TextValidation

/// The slow reference of the `default` dialect: every rule of detection.md at every offset, nothing remembered or skipped.
///
/// It exists to be compared with: written from the specification alone, it shares the data tables with the library and no code.
/// Each function says which rule it reads. Time is quadratic.
public struct ReferenceScanner: Sendable {
  /// What the reference selects: a kind and where it stands.
  public struct Selection: Hashable, Sendable {
    /// What it is.
    public let kind: SelectionKind
    /// Half-open UTF-8 offsets into the text.
    public let utf8Range: Range<Int>

    /// Makes a selection of that kind and range.
    public init(kind: SelectionKind, utf8Range: Range<Int>) {
      (self.kind, self.utf8Range) = (kind, utf8Range)
    }
  }

  /// The switches of detection.md, section 15.
  public let options: DetectionOptions
  private let kinds: Set<SelectionKind>?
  private let knownDomains: TopLevelDomains?
  private let extraDomains: TopLevelDomains

  /// Makes a reference for a dialect.
  ///
  /// - Parameters:
  ///   - options: The dialect's switches.
  ///   - kinds: The kinds that the dialect has; `nil`: all. It is not told which of them a caller asks for (O3).
  public init(options: DetectionOptions = DetectionOptions(), kinds: Set<SelectionKind>? = nil) {
    self.options = options
    self.kinds = kinds
    switch options.knownDomains {
    case .iana: knownDomains = .iana
    case .any: knownDomains = nil
    case .bluesky: knownDomains = .bluesky
    case .list(let labels): knownDomains = TopLevelDomains(labels)
    }
    extraDomains = TopLevelDomains(options.extraDomains)
  }

  /// The selections of a text of all kinds: ascending, a quotation before what it contains.
  ///
  /// - Parameter utf8: The text; bytes that are not UTF-8 are boundaries.
  /// - Returns: What O1 to O3 leave of all candidates.
  /// - Complexity: O(*n*²) in the count of `utf8`.
  public func selections(in utf8: [UInt8]) -> [Selection] {
    let text = ReferenceText(utf8)
    var reading = reading(of: text)
    let competing = competition(in: &reading)
    let hasQuotations = kinds?.contains(.quotation) ?? true
    let all = competing + (hasQuotations ? reading.quotations(outside: competing) : [])
    return all.sorted { first, second in
      (first.range.lowerBound, -first.range.upperBound) < (second.range.lowerBound, -second.range.upperBound)
    }.map { candidate in
      let start = text.utf8Offsets[candidate.range.lowerBound]
      return Selection(kind: candidate.kind, utf8Range: start..<text.utf8Offsets[candidate.range.upperBound])
    }
  }

  func reading(of text: ReferenceText) -> ReferenceReading {
    ReferenceReading(
      text: text, options: options, kinds: kinds, knownDomains: knownDomains, extraDomains: extraDomains)
  }

  /// O1: leftmost, then longest, then by precedence; no two overlap.
  func competition(in reading: inout ReferenceReading) -> [ReferenceCandidate] {
    var won: [ReferenceCandidate] = []
    var place = 0
    while place < reading.text.count {
      let findings = reading.findings(at: place)
      reading.claims += findings.claims
      // Findings stand in order of precedence: of two as long the earlier one wins.
      guard let best = findings.candidates.max(by: { $0.range.upperBound < $1.range.upperBound }),
        let winner = findings.candidates.first(where: { $0.range.upperBound == best.range.upperBound })
      else {
        place += 1
        continue
      }
      won.append(winner)
      reading.lastWinner = winner
      place = winner.range.upperBound
    }
    return won
  }
}

/// What a rule found: a kind and the places it covers.
struct ReferenceCandidate {
  let kind: SelectionKind
  let range: Range<Int>
}

/// A refused run in which the kinds named do not search either (A2).
struct ReferenceClaim {
  let range: Range<Int>
  let kinds: Set<SelectionKind>
}

/// What one rule says about one place.
enum ReferenceFinding {
  /// Nothing starts here.
  case nothing
  /// A candidate with this end starts here.
  case candidate(end: Int)
  /// What starts here is refused and claims the run.
  case refused(ReferenceClaim)
}

/// A text being read from left to right: what is behind the place in question is decided.
struct ReferenceReading {
  let text: ReferenceText
  let options: DetectionOptions
  /// `nil`: all.
  let kinds: Set<SelectionKind>?
  /// `nil`: any last label is known.
  let knownDomains: TopLevelDomains?
  let extraDomains: TopLevelDomains
  /// The selection before the place in question.
  var lastWinner: ReferenceCandidate?
  var claims: [ReferenceClaim] = []

  /// Where a link or an address may start at the earliest: it reaches neither into an earlier selection nor into a run that is
  /// claimed for its kind (A2, E2, O6).
  func floor(of kind: SelectionKind) -> Int {
    let claimed = claims.filter { $0.kinds.contains(kind) }.map(\.range.upperBound)
    return max(lastWinner?.range.upperBound ?? 0, claimed.max() ?? 0)
  }

  /// All kinds at one place, in order of precedence (O1).
  func findings(at place: Int) -> (candidates: [ReferenceCandidate], claims: [ReferenceClaim]) {
    let rules: [(kind: SelectionKind, read: (Int) -> ReferenceFinding)] = [
      (.handlebars, handlebars), (.link, link), (.email, email), (.mention, mention), (.hashtag, hashtag),
      (.cashtag, cashtag), (.phone, phone),
    ]
    var candidates: [ReferenceCandidate] = []
    var newClaims: [ReferenceClaim] = []
    for rule in rules where has(rule.kind) && !isClaimed(place, for: rule.kind) {
      switch rule.read(place) {
      case .nothing: break
      case .candidate(let end): candidates.append(ReferenceCandidate(kind: rule.kind, range: place..<end))
      case .refused(let claim): newClaims.append(claim)
      }
    }
    // A2: what is refused at this place holds for the other kinds as well.
    candidates.removeAll { candidate in newClaims.contains { $0.kinds.contains(candidate.kind) } }
    return (candidates, newClaims)
  }

  private func has(_ kind: SelectionKind) -> Bool { kinds?.contains(kind) ?? true }

  private func isClaimed(_ place: Int, for kind: SelectionKind) -> Bool {
    claims.contains { $0.kinds.contains(kind) && $0.range.contains(place) }
  }
}
