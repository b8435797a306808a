/// A rule of UAX #14: what it says of a boundary between what stands left and a scalar on the right.
///
/// The rules are those of revision 49, for Unicode 15.0, of 2022; numbers are tailored as in example 7 of section 8.2, as
/// Unicode's own `LineBreakTest.txt` of that version has them.
struct LineBreakRule {
  /// What a rule decides.
  enum Verdict: UInt8 {
    /// `×`
    case prohibited
    /// `÷`
    case allowed
    /// `!`
    case mandatory
    /// `×` if a number begins just behind the scalar on the right, else `÷`.
    case prohibitedBeforeNumber
  }

  /// The classes left of the boundary that the rule concerns, each with all classes that are a case of it.
  let left: [LineBreakClass]
  let verdict: Verdict
  /// The classes right of the boundary, likewise.
  let right: [LineBreakClass]

  init(_ left: [LineBreakClass], _ verdict: Verdict, _ right: [LineBreakClass]) {
    (self.left, self.verdict, self.right) = (left, verdict, right)
  }

  /// All rules: of those that concern a boundary the first decides.
  ///
  /// LB8a looks at the scalar just before, mark or not, and is left to ``LineBreakOpportunities``. LB10 needs no rule on
  /// the right: where LB9 has not decided about a mark, only rules about any scalar do.
  static let all = aboutSpaces + aboutPunctuation + aboutWords

  private static let any = LineBreakClass.allCases
  private static let ends: [LineBreakClass] = [.bk, .cr, .lf, .nl]
  private static let syllables: [LineBreakClass] = [.jl, .jv, .jt, .h2, .h3]

  private static func anyBut(_ classes: LineBreakClass...) -> [LineBreakClass] {
    any.filter { !classes.contains($0.general) }
  }

  private static let aboutSpaces: [LineBreakRule] = [
    // LB2
    LineBreakRule([.start], .prohibited, any),
    // LB4, LB5, LB6
    LineBreakRule([.cr], .prohibited, [.lf]),
    LineBreakRule(ends, .mandatory, any),
    LineBreakRule(any, .prohibited, ends),
    // LB7, LB8
    LineBreakRule(any, .prohibited, [.sp, .zw]),
    LineBreakRule([.zw, .spacesAfterZW], .allowed, any),
    // LB9
    LineBreakRule(anyBut(.sp), .prohibited, [.cm, .zwj]),
    // LB11
    LineBreakRule(any, .prohibited, [.wj]),
    LineBreakRule([.wj], .prohibited, any),
    // LB12, LB12a
    LineBreakRule([.gl], .prohibited, any),
    LineBreakRule(anyBut(.sp, .ba, .hy), .prohibited, [.gl]),
  ]

  private static let aboutPunctuation: [LineBreakRule] = [
    // LB13; the tailored one leaves digits to LB25, which decides the same.
    LineBreakRule(any, .prohibited, [.cl, .cp, .ex, .is, .sy]),
    // LB14, LB15, LB16, LB17
    LineBreakRule([.op, .spacesAfterOP], .prohibited, any),
    LineBreakRule([.qu, .spacesAfterQU], .prohibited, [.op]),
    LineBreakRule([.cl, .cp, .spacesAfterCL], .prohibited, [.ns]),
    LineBreakRule([.b2, .spacesAfterB2], .prohibited, [.b2]),
    // LB18
    LineBreakRule([.sp], .allowed, any),
    // LB19
    LineBreakRule(any, .prohibited, [.qu]),
    LineBreakRule([.qu], .prohibited, any),
    // LB20
    LineBreakRule(any, .allowed, [.cb]),
    LineBreakRule([.cb], .allowed, any),
    // LB21, LB21a, LB21b
    LineBreakRule(any, .prohibited, [.ba, .hy, .ns]),
    LineBreakRule([.bb, .hyAfterHL, .baAfterHL], .prohibited, any),
    LineBreakRule([.sy], .prohibited, [.hl]),
    // LB22
    LineBreakRule(any, .prohibited, [.in]),
  ]

  private static let aboutWords: [LineBreakRule] = [
    // LB23, LB23a
    LineBreakRule([.al, .hl], .prohibited, [.nu]),
    LineBreakRule([.nu], .prohibited, [.al, .hl]),
    LineBreakRule([.pr], .prohibited, [.id, .eb, .em]),
    LineBreakRule([.id, .eb, .em], .prohibited, [.po]),
    // LB24
    LineBreakRule([.pr, .po], .prohibited, [.al, .hl]),
    LineBreakRule([.al, .hl], .prohibited, [.pr, .po]),
    // LB25 as in example 7: (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?
    LineBreakRule([.pr, .po], .prohibitedBeforeNumber, [.op]),
    LineBreakRule([.pr, .po, .op, .hy, .nu, .syInNumber, .isInNumber], .prohibited, [.nu]),
    LineBreakRule(
      [.nu, .syInNumber, .isInNumber, .clAfterNumber, .cpAfterNumber], .prohibited, [.pr, .po]),
    // LB26, LB27
    LineBreakRule([.jl], .prohibited, [.jl, .jv, .h2, .h3]),
    LineBreakRule([.jv, .h2], .prohibited, [.jv, .jt]),
    LineBreakRule([.jt, .h3], .prohibited, [.jt]),
    LineBreakRule(syllables, .prohibited, [.po]),
    LineBreakRule([.pr], .prohibited, syllables),
    // LB28, LB29
    LineBreakRule([.al, .hl, .is], .prohibited, [.al, .hl]),
    // LB30; no CP of this version is East Asian.
    LineBreakRule([.al, .hl, .nu], .prohibited, [.op30]),
    LineBreakRule([.cp], .prohibited, [.al, .hl, .nu]),
    // LB30a, LB30b
    LineBreakRule([.riPair], .allowed, [.ri]),
    LineBreakRule([.ri], .prohibited, [.ri]),
    LineBreakRule([.eb, .futureEmoji], .prohibited, [.em]),
    // LB31
    LineBreakRule(any, .allowed, any),
  ]
}
