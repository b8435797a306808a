import TextModel

/// UAX #14 as slowly as it is written: its rules as text, tried one after another at every boundary.
///
/// A rule is what stands left, `×`, `÷` or `!`, and what stands right, each a sequence of classes: `A|B` is one of both,
/// `^A|B` none of both, `*` repeats, `?` may be absent. `ZWJ` on the left asks for the last scalar, mark or not.
enum ReferenceLineBreaks {
  /// Revision 49, LB4 to LB30b, with LB13 and LB25 as in example 7 of section 8.2. `OP30` is an `OP` too, and so on.
  private static let rules = [
    "BK !", "CR × LF", "CR !", "LF !", "NL !", "× BK|CR|LF|NL", "× SP", "× ZW", "ZW SP* ÷", "ZWJ ×",
    "× WJ", "WJ ×", "GL ×", "^SP|BA|HY × GL",
    "^NU × CL", "^NU × CP", "× EX", "^NU × IS", "^NU × SY",
    "OP SP* ×", "QU SP* × OP", "CL|CP SP* × NS", "B2 SP* × B2", "SP ÷", "× QU", "QU ×", "÷ CB", "CB ÷",
    "× BA", "× HY", "× NS", "BB ×", "HL HY|BA ×", "SY × HL", "× IN",
    "AL|HL × NU", "NU × AL|HL", "PR × ID|EB|EM", "ID|EB|EM × PO", "PR|PO × AL|HL", "AL|HL × PR|PO",
    "PR|PO × OP|HY? NU", "OP|HY × NU", "NU × NU|SY|IS", "NU NU|SY|IS* × NU|SY|IS|CL|CP",
    "NU NU|SY|IS* CL|CP? × PO|PR",
    "JL × JL|JV|H2|H3", "JV|H2 × JV|JT", "JT|H3 × JT", "JL|JV|JT|H2|H3 × PO", "PR × JL|JV|JT|H2|H3",
    "AL|HL × AL|HL", "IS × AL|HL", "AL|HL|NU × OP30", "CP × AL|HL|NU", "RIODD × RI", "EB|FUTUREEMOJI × EM", "÷",
  ].map(Rule.init)

  /// The opportunities in a text of scalars of these classes, as (index of the scalar behind it, is mandatory).
  static func opportunities(in classes: [LineBreakClass]) -> [(scalarOffset: Int, isMandatory: Bool)] {
    let units = units(of: classes)
    var found: [(scalarOffset: Int, isMandatory: Bool)] = []
    for boundary in units.indices.dropFirst() {
      let before: [Unit] = units[..<boundary].reversed()
      let rule = rules.first { $0.concerns(before[...], units[boundary...]) }
      if rule?.verdict != "×" { found.append((units[boundary].scalarOffset, rule?.verdict == "!")) }
    }
    return classes.isEmpty ? [] : found + [(classes.count, true)]
  }

  /// A set of names of classes: a bit each.
  private struct Names: OptionSet {
    let rawValue: UInt64

    private static let all = LineBreakClass.ofScalars.map { String(describing: $0).uppercased() } + ["RIODD"]

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ names: some Sequence<Substring>) {
      self = names.reduce(into: []) { set, name in
        guard let bit = Self.all.firstIndex(of: String(name)) else { preconditionFailure("no class: \(name)") }
        set.insert(Names(rawValue: 1 << UInt64(bit)))
      }
    }

    init(_ lineBreakClass: LineBreakClass) {
      self.init(rawValue: 1 << UInt64(lineBreakClass.rawValue) | 1 << UInt64(lineBreakClass.general.rawValue))
    }
  }

  /// A scalar with its marks (LB9).
  private struct Unit {
    /// `ZWJ` among them if the last mark is one.
    var names: Names
    let scalarOffset: Int
  }

  private static let joiner = Names(["ZWJ"])
  private static let hardBreaksAndSpaces = Names(["BK", "CR", "LF", "NL", "SP", "ZW"])
  private static let regionalIndicator = Names(["RI"])
  private static let oddRegionalIndicator = Names(["RIODD"])

  private static func units(of classes: [LineBreakClass]) -> [Unit] {
    var units: [Unit] = []
    for (scalarOffset, lineBreakClass) in classes.enumerated() {
      let isMark = [.cm, .zwj].contains(lineBreakClass)
      let last = units.last?.names ?? hardBreaksAndSpaces
      if !isMark {
        var names = Names(lineBreakClass)
        if names == regionalIndicator, last.isDisjoint(with: oddRegionalIndicator) {
          names.insert(oddRegionalIndicator)
        }
        units.append(Unit(names: names, scalarOffset: scalarOffset))
        continue
      }
      // LB10
      if !last.isDisjoint(with: hardBreaksAndSpaces) {
        units.append(Unit(names: Names(.al), scalarOffset: scalarOffset))
      }
      units[units.count - 1].names.subtract(joiner)
      if lineBreakClass == .zwj { units[units.count - 1].names.formUnion(joiner) }
    }
    return units
  }

  private struct Rule {
    let verdict: Character
    private let left: [Element]
    private let right: [Element]

    init(_ text: String) {
      verdict = text.first { "×÷!".contains($0) } ?? "?"
      let sides = text.split(separator: verdict, omittingEmptySubsequences: false).map { side in
        side.split(separator: " ").map { Element($0) }
      }
      (left, right) = (sides[0].reversed(), sides[1])
    }

    /// Whether this rule decides about a boundary, where `before` has the nearest unit first.
    func concerns(_ before: ArraySlice<Unit>, _ after: ArraySlice<Unit>) -> Bool {
      Self.match(left[...], before) && Self.match(right[...], after)
    }

    private static func match(_ elements: ArraySlice<Element>, _ units: ArraySlice<Unit>) -> Bool {
      guard let element = elements.first else { return true }
      if element.repetition != nil, match(elements.dropFirst(), units) { return true }
      guard let unit = units.first, element.accepts(unit) else { return false }
      return match(element.repetition == "*" ? elements : elements.dropFirst(), units.dropFirst())
    }
  }

  private struct Element {
    private let names: Names
    private let isNegated: Bool
    let repetition: Character?

    init(_ text: Substring) {
      names = Names(text.split { "^*?|".contains($0) })
      isNegated = text.first == "^"
      repetition = text.last.flatMap { "*?".contains($0) ? $0 : nil }
    }

    func accepts(_ unit: Unit) -> Bool { names.isDisjoint(with: unit.names) == isNegated }
  }
}
