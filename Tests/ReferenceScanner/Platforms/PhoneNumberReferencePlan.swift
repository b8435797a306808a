import Foundation

/// The numbering plans, read from Sources/generate-sources/Data/phone-plan.txt, whose head says how.
struct PhoneNumberReferencePlan: Sendable {
  static let shared = PhoneNumberReferencePlan(
    file: URL(filePath: #filePath).appending(path: "../../../../Sources/generate-sources/Data/phone-plan.txt")
      .standardized)

  private(set) var callingCodes: [Int: CallingCode] = [:]
  private(set) var regions: [String: Region] = [:]

  /// A line is a record: its name, then fields after `;`.
  private init(file: URL) {
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    for line in lines.drop(while: { $0 != "[plan]" }).dropFirst() {
      let parts = line.split(separator: ";")
      guard let name = parts.first else { continue }
      var fields: [Character: Substring] = [:]
      for part in parts.dropFirst() { fields[part.prefix(1).first ?? " "] = part.dropFirst() }
      if name.hasPrefix("+") {
        callingCodes[Int(name.dropFirst()) ?? 0] = CallingCode(fields)
      } else {
        regions[String(name)] = Region(fields)
      }
    }
  }

  /// The main region of a calling code.
  func mainRegion(of callingCode: Int) -> Region? {
    callingCodes[callingCode].flatMap { $0.regions.first }.flatMap { regions[$0] }
  }
}

extension PhoneNumberReferencePlan {
  /// Digits from the start of a number: at each place one of several.
  struct LeadingDigits: Sendable {
    let places: [Set<Character>]

    /// `[1-35]` is one of several digits, `.` any.
    init(_ text: some StringProtocol) {
      var places: [Set<Character>] = []
      var rest = text[...]
      while let first = rest.popFirst() {
        switch first {
        case ".": places.append(Set("0123456789"))
        case "[":
          places.append(Self.digits(of: rest.prefix { $0 != "]" }))
          rest = rest.drop { $0 != "]" }.dropFirst()
        default: places.append([first])
        }
      }
      self.places = places
    }

    private static func digits(of list: some StringProtocol) -> Set<Character> {
      var digits: Set<Character> = []
      var rest = list[...]
      while let first = rest.popFirst() {
        if rest.first == "-", let last = rest.dropFirst().first {
          digits.formUnion("0123456789".filter { (first...last).contains($0) })
          rest = rest.dropFirst(2)
        } else {
          digits.insert(first)
        }
      }
      return digits
    }

    func starts(_ number: String) -> Bool {
      number.count >= places.count && zip(places, number).allSatisfy { $0.contains($1) }
    }

    /// Several, with `,` between; nothing is the empty sequence, which starts every number.
    static func list(_ text: some StringProtocol) -> [LeadingDigits] {
      text.split(separator: ",", omittingEmptySubsequences: false).map { LeadingDigits($0) }
    }
  }

  /// `counts:sequences`, with `|` between.
  struct NumberSet: Sendable {
    let pairs: [(counts: [Int], sequences: [LeadingDigits])]

    init(_ text: Substring?) {
      pairs = (text ?? "").split(separator: "|").map { pair in
        let parts = pair.split(separator: ":", omittingEmptySubsequences: false)
        return (counts(parts[0]), LeadingDigits.list(parts.count > 1 ? parts[1] : ""))
      }
    }

    func contains(_ number: String) -> Bool {
      pairs.contains { pair in
        pair.counts.contains(number.count) && pair.sequences.contains { $0.starts(number) }
      }
    }
  }

  /// What is known of a calling code.
  struct CallingCode: Sendable {
    /// The main one first.
    let regions: [String]
    /// Block sizes, and what numbers of their sum start with.
    let groups: [(blocks: [Int], sequences: [LeadingDigits])]
    let otherGroups: [(blocks: [Int], sequences: [LeadingDigits])]
    let trunkRequired: NumberSet

    init(_ fields: [Character: Substring]) {
      regions = (fields["r"] ?? "").split(separator: ",").map(String.init)
      groups = NumberSet(fields["G"]).pairs.map { ($0.counts, $0.sequences) }
      otherGroups = NumberSet(fields["O"]).pairs.map { ($0.counts, $0.sequences) }
      trunkRequired = NumberSet(fields["T"])
    }
  }

  /// What is known of a region.
  struct Region: Sendable {
    let callingCode: Int
    let lengths: [Int]
    let localLengths: [Int]
    let hasTrunk: Bool
    let international: [LeadingDigits]
    let leading: [LeadingDigits]
    let trunkRules: [TrunkRule]
    let general: NumberSet
    /// Sets of valid numbers.
    let valid: [NumberSet]

    init(_ fields: [Character: Substring]) {
      callingCode = fields["c"].flatMap { Int($0) } ?? 0
      lengths = counts(fields["l"] ?? "")
      localLengths = counts(fields["x"] ?? "")
      hasTrunk = fields["t"] != nil
      international = fields["i"].map { LeadingDigits.list($0) } ?? []
      leading = fields["d"].map { LeadingDigits.list($0) } ?? []
      // A rule may take nothing: it applies to every number, and changes none.
      trunkRules = fields["s"]?.split(separator: "|", omittingEmptySubsequences: false).map { TrunkRule($0) } ?? []
      general = NumberSet(fields["g"])
      valid = ["b", "f", "m", "o"].map { NumberSet(fields[$0]) }
    }

    /// Whether a number is longer than all that are possible.
    func isTooLong(_ number: String) -> Bool { lengths.allSatisfy { $0 < number.count } }

    func holds(_ number: String) -> Bool { valid.contains { $0.contains(number) } }
  }

  /// What is taken from the start of a number, and what is put in its place.
  struct TrunkRule: Sendable {
    let take: LeadingDigits
    let isWholeNumber: Bool
    let put: String
    /// The places of the taken digits that stay.
    let kept: Range<Int>

    /// Take, then `$` if it must be the whole number, then perhaps `>` put `<` from `-` to.
    init(_ text: Substring) {
      let sides = text.split(separator: ">", omittingEmptySubsequences: false)
      isWholeNumber = sides[0].hasSuffix("$")
      take = LeadingDigits(isWholeNumber ? sides[0].dropLast() : sides[0])
      let right = (sides.count > 1 ? sides[1] : "").split(separator: "<", omittingEmptySubsequences: false)
      put = right.first.map(String.init) ?? ""
      let places = right.count > 1 ? right[1].split(separator: "-").compactMap { Int($0) } : []
      kept = places.count == 2 ? places[0]..<places[1] : 0..<0
    }

    /// The number with the rule applied; `nil` if it does not fit.
    func applied(to number: String) -> String? {
      guard take.starts(number), !isWholeNumber || number.count == take.places.count else { return nil }
      let taken = Array(number.prefix(take.places.count))
      return put + String(taken[kept]) + number.dropFirst(take.places.count)
    }
  }
}

/// Counts with `/` between.
private func counts(_ text: some StringProtocol) -> [Int] { text.split(separator: "/").compactMap { Int($0) } }
