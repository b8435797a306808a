/// Rules X1 to X9 of UAX #9: a walk over the scalars of a paragraph that finds their explicit levels.
struct BidiExplicitLevels {
  /// The greatest explicit level, `max_depth` (BD2).
  static let maximumLevel: UInt8 = 125

  /// The level runs that tile the scalars that are left, in order.
  private(set) var runs: [BidiLevelRun] = []

  /// An entry of the directional status stack.
  private struct Status {
    let level: UInt8
    /// The class that all scalars get, ``BidiClass/l`` or ``BidiClass/r``.
    let override: BidiClass?
    /// If an isolate made the entry, the number of the run that the isolate ended.
    let isolatedRun: Int?
  }

  /// The last entry of the stack, apart from the others so that there always is one.
  private var status: Status
  private var outerStatuses: [Status] = []
  private var overflowIsolateCount = 0
  private var overflowEmbeddingCount = 0
  private var validIsolateCount = 0
  private let baseLevel: UInt8
  private var keptCount = 0

  /// Walks over `scalars`: removes those that X9 removes, and gives the others the classes that overrides ask for.
  ///
  /// - Complexity: O(*n*) in the count of `scalars`.
  init(of scalars: inout BidiScalars, baseLevel: UInt8) {
    self.baseLevel = baseLevel
    status = Status(level: baseLevel, override: nil, isolatedRun: nil)
    if scalars.present.isDisjoint(with: .explicit) {
      if !scalars.classes.isEmpty { runs = [BidiLevelRun(scalars.classes.indices, level: baseLevel)] }
      return
    }
    let hasFirstStrong = scalars.present.contains(BidiClassSet(.fsi))
    var firstStrong = (hasFirstStrong ? BidiFirstStrong.isolates(among: scalars.classes) : []).makeIterator()
    for index in scalars.classes.indices {
      let bidiClass = scalars.classes[index]
      switch bidiClass {
      case .bn: break
      case .lre, .rle, .lro, .rlo: startEmbedding(bidiClass)
      case .pdf: endEmbedding()
      case .lri, .rli, .fsi:
        keep(index, in: &scalars)
        startIsolate(bidiClass == .fsi ? firstStrong.next() ?? .lri : bidiClass)
      case .pdi:
        let isolatedRun = endIsolate()
        keep(index, in: &scalars)
        if let isolatedRun { join(isolatedRun) }
      case .b:
        endAll()
        keep(index, in: &scalars)
      default: keep(index, in: &scalars)
      }
    }
    scalars.truncate(to: keptCount)
  }

  /// The least level above the current one that is odd, or even; `nil` if it is too great or if too deep an isolate or
  /// embedding is open.
  private func nextLevel(isRightToLeft: Bool) -> UInt8? {
    let level = isRightToLeft ? (status.level + 1) | 1 : (status.level | 1) + 1
    let isValid = level <= Self.maximumLevel && overflowIsolateCount == 0 && overflowEmbeddingCount == 0
    return isValid ? level : nil
  }

  private mutating func push(_ newStatus: Status) {
    outerStatuses.append(status)
    status = newStatus
  }

  private mutating func pop() {
    if let outer = outerStatuses.popLast() { status = outer }
  }

  /// X2 to X5.
  private mutating func startEmbedding(_ bidiClass: BidiClass) {
    let override: BidiClass? = bidiClass == .lro ? .l : bidiClass == .rlo ? .r : nil
    if let level = nextLevel(isRightToLeft: bidiClass == .rle || bidiClass == .rlo) {
      push(Status(level: level, override: override, isolatedRun: nil))
    } else if overflowIsolateCount == 0 {
      overflowEmbeddingCount += 1
    }
  }

  /// X5a, X5b; the scalar that starts the isolate is kept already.
  private mutating func startIsolate(_ bidiClass: BidiClass) {
    guard let level = nextLevel(isRightToLeft: bidiClass == .rli) else {
      overflowIsolateCount += 1
      return
    }
    validIsolateCount += 1
    let run = runs.count - 1
    runs[run].endsInOpenIsolate = true
    push(Status(level: level, override: nil, isolatedRun: run))
  }

  /// X6: gives a scalar the current level.
  private mutating func keep(_ index: Int, in scalars: inout BidiScalars) {
    scalars.move(index, to: keptCount, as: status.override ?? scalars.classes[index])
    if let last = runs.indices.last, runs[last].level == status.level {
      runs[last].scalarRange = runs[last].scalarRange.lowerBound..<keptCount + 1
    } else {
      runs.append(BidiLevelRun(keptCount..<keptCount + 1, level: status.level))
    }
    keptCount += 1
  }

  /// X6a: ends an isolate and the embeddings in it.
  ///
  /// - Returns: The number of the run that the isolate ended; `nil` if no isolate ends.
  private mutating func endIsolate() -> Int? {
    if overflowIsolateCount > 0 {
      overflowIsolateCount -= 1
      return nil
    }
    guard validIsolateCount > 0 else { return nil }
    validIsolateCount -= 1
    overflowEmbeddingCount = 0
    while status.isolatedRun == nil { pop() }
    let isolatedRun = status.isolatedRun
    pop()
    return isolatedRun
  }

  /// BD13: goes on from the run `isolatedRun` with the last one, which begins with a PDI.
  private mutating func join(_ isolatedRun: Int) {
    runs[isolatedRun].endsInOpenIsolate = false
    let last = runs.count - 1
    // Where the isolate holds nothing that is kept, both are one run.
    guard last != isolatedRun else { return }
    runs[isolatedRun].next = last
    runs[last].isContinuation = true
  }

  /// X7.
  private mutating func endEmbedding() {
    if overflowIsolateCount > 0 { return }
    if overflowEmbeddingCount > 0 {
      overflowEmbeddingCount -= 1
    } else if status.isolatedRun == nil {
      pop()
    }
  }

  /// X8: a separator ends all embeddings and isolates.
  private mutating func endAll() {
    status = Status(level: baseLevel, override: nil, isolatedRun: nil)
    outerStatuses.removeAll(keepingCapacity: true)
    (overflowIsolateCount, overflowEmbeddingCount, validIsolateCount) = (0, 0, 0)
  }
}
