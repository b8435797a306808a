/// An isolating run sequence (UAX #9, BD13), its scalars side by side, whose classes rules W1 to N2 resolve.
///
/// One value serves all sequences of a paragraph, one after another, and so allocates little.
struct BidiSequence {
  /// The current class of each scalar.
  var classes: [BidiClass] = []
  /// The class of each scalar before rule W1.
  private(set) var explicitClasses: [BidiClass] = []
  /// Where each scalar starts in the text; empty if the paragraph has no pair of brackets.
  private(set) var utf8Offsets: [Int] = []
  /// The direction of its level, ``BidiClass/l`` or ``BidiClass/r``.
  private(set) var embedding = BidiClass.l
  /// The direction before its first scalar, `sos` (X10).
  private(set) var start = BidiClass.l
  /// The direction behind its last scalar, `eos` (X10).
  private(set) var end = BidiClass.l
  /// The number of its last run.
  private var last = 0

  /// Resolves the classes of all sequences of a paragraph: each scalar is L, R, EN or AN then.
  ///
  /// - Complexity: O(*n*) in the count of `scalars`.
  static func resolveAll(
    of runs: [BidiLevelRun], _ scalars: inout BidiScalars, in utf8: Span<UInt8>, baseLevel: UInt8
  ) {
    let hasWeak = !scalars.present.isDisjoint(with: .weak)
    let hasBrackets = scalars.present.isSuperset(of: .brackets)
    var sequence = BidiSequence()
    for first in runs.indices where !runs[first].isContinuation {
      sequence.load(runs, from: first, scalars, hasBrackets: hasBrackets)
      sequence.setDirections(runs, from: first, baseLevel: baseLevel)
      if hasWeak { sequence.resolveWeak() }
      if hasBrackets { sequence.resolveBrackets(utf8) }
      sequence.resolveNeutrals()
      sequence.store(runs, from: first, in: &scalars)
    }
  }

  private mutating func load(_ runs: [BidiLevelRun], from first: Int, _ scalars: BidiScalars, hasBrackets: Bool) {
    classes.removeAll(keepingCapacity: true)
    explicitClasses.removeAll(keepingCapacity: true)
    utf8Offsets.removeAll(keepingCapacity: true)
    var next: Int? = first
    while let run = next {
      classes.append(contentsOf: scalars.classes[runs[run].scalarRange])
      if hasBrackets { utf8Offsets.append(contentsOf: scalars.utf8Offsets[runs[run].scalarRange]) }
      (last, next) = (run, runs[run].next)
    }
    if hasBrackets { explicitClasses.append(contentsOf: classes) }
  }

  private mutating func setDirections(_ runs: [BidiLevelRun], from first: Int, baseLevel: UInt8) {
    let level = runs[first].level
    let levelBefore = first > 0 ? runs[first - 1].level : baseLevel
    let isOpen = runs[last].endsInOpenIsolate || last + 1 == runs.count
    let levelBehind = isOpen ? baseLevel : runs[last + 1].level
    embedding = BidiClass.direction(of: level)
    start = BidiClass.direction(of: max(level, levelBefore))
    end = BidiClass.direction(of: max(level, levelBehind))
  }

  private func store(_ runs: [BidiLevelRun], from first: Int, in scalars: inout BidiScalars) {
    var position = 0
    var next: Int? = first
    while let run = next {
      let range = runs[run].scalarRange
      scalars.classes.replaceSubrange(range, with: classes[position..<position + range.count])
      position += range.count
      next = runs[run].next
    }
  }

  /// N1, N2: neutrals take the direction on both sides of them, or that of the embedding.
  private mutating func resolveNeutrals() {
    var before = start
    var position = 0
    while position < classes.count {
      if let direction = classes[position].strongDirection {
        before = direction
        position += 1
        continue
      }
      let neutralStart = position
      while position < classes.count, classes[position].strongDirection == nil { position += 1 }
      let behind = position < classes.count ? classes[position].strongDirection ?? end : end
      let resolved = before == behind ? before : embedding
      for neutral in neutralStart..<position { classes[neutral] = resolved }
    }
  }
}
