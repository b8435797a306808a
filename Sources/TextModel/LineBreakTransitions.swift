/// The rules of UAX #14 as a finite automaton: a state is the class of what stands before a boundary.
struct LineBreakTransitions: Sendable {
  /// What a scalar does in a state.
  struct Transition {
    /// What holds at the boundary before the scalar.
    let verdict: LineBreakRule.Verdict
    /// The state behind the scalar.
    let state: LineBreakClass
  }

  /// The automaton, made from the rules at first use.
  static let shared = LineBreakTransitions()

  private let transitions: [Transition]

  private init() {
    var verdicts = [LineBreakRule.Verdict?](repeating: nil, count: 1 << (2 * LineBreakClass.bitCount))
    for rule in LineBreakRule.all {
      let right = LineBreakClass.ofScalars.filter { Self.concerns($0, rule.right) }
      for state in LineBreakClass.allCases where Self.concerns(state, rule.left) {
        for next in right where verdicts[Self.cell(state, next)] == nil {
          verdicts[Self.cell(state, next)] = rule.verdict
        }
      }
    }
    var transitions = verdicts.map { Transition(verdict: $0 ?? .allowed, state: .al) }
    for state in LineBreakClass.allCases {
      for next in LineBreakClass.ofScalars {
        let cell = Self.cell(state, next)
        transitions[cell] = Transition(verdict: transitions[cell].verdict, state: Self.state(after: state, next))
      }
    }
    self.transitions = transitions
  }

  /// What a scalar of the class `next` does in `state`.
  subscript(state: LineBreakClass, next: LineBreakClass) -> Transition { transitions[Self.cell(state, next)] }

  private static func cell(_ state: LineBreakClass, _ next: LineBreakClass) -> Int {
    Int(state.rawValue) << LineBreakClass.bitCount | Int(next.rawValue)
  }

  private static func concerns(_ member: LineBreakClass, _ classes: [LineBreakClass]) -> Bool {
    classes.contains(member) || classes.contains(member.general)
  }

  private static func state(after state: LineBreakClass, _ next: LineBreakClass) -> LineBreakClass {
    switch (state, next) {
    // LB9: a mark belongs to what it follows. LB10: one that has nothing to belong to is AL.
    case (.start, .cm), (.start, .zwj): .al
    case (_, .cm), (_, .zwj): [.bk, .cr, .lf, .nl, .sp, .zw].contains(state.general) ? .al : state
    // LB8, LB14, LB15, LB16, LB17
    case (.zw, .sp), (.spacesAfterZW, .sp): .spacesAfterZW
    case (.op, .sp), (.op30, .sp), (.spacesAfterOP, .sp): .spacesAfterOP
    case (.qu, .sp), (.spacesAfterQU, .sp): .spacesAfterQU
    case (.cl, .sp), (.cp, .sp), (.clAfterNumber, .sp), (.cpAfterNumber, .sp), (.spacesAfterCL, .sp): .spacesAfterCL
    case (.b2, .sp), (.spacesAfterB2, .sp): .spacesAfterB2
    // LB21a
    case (.hl, .hy): .hyAfterHL
    case (.hl, .ba): .baAfterHL
    // LB25
    case (.nu, .sy), (.syInNumber, .sy), (.isInNumber, .sy): .syInNumber
    case (.nu, .is), (.syInNumber, .is), (.isInNumber, .is): .isInNumber
    case (.nu, .cl), (.syInNumber, .cl), (.isInNumber, .cl): .clAfterNumber
    case (.nu, .cp), (.syInNumber, .cp), (.isInNumber, .cp): .cpAfterNumber
    // LB30a
    case (.ri, .ri): .riPair
    default: next
    }
  }
}
