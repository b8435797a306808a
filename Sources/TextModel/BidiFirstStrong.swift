/// Rules P2 and P3 of UAX #9: directions that the first strong scalar decides, isolates passed over.
enum BidiFirstStrong {
  /// The level of a paragraph that is `utf8Range` of a text: 1 if its first strong scalar is R or AL, else 0.
  ///
  /// - Complexity: O(*n*) in the count of `utf8Range`; it stops at the first strong scalar.
  static func level(of utf8: Span<UInt8>, in utf8Range: Range<Int>) -> UInt8 {
    let table = BidiClassTable.shared
    let part = utf8.extracting(utf8Range)
    var utf8Offset = 0
    var isolateDepth = 0
    while utf8Offset < part.count {
      let scalar = part.scalar(at: utf8Offset)
      switch table.bidiClass(of: scalar.value) {
      case .l where isolateDepth == 0: return 0
      case .r where isolateDepth == 0, .al where isolateDepth == 0: return 1
      case .lri, .rli, .fsi: isolateDepth += 1
      case .pdi: isolateDepth = max(0, isolateDepth - 1)
      default: break
      }
      utf8Offset += scalar.utf8Count
    }
    return 0
  }

  /// For each FSI among `classes`, in order, the class LRI or RLI that it is treated as (X5c).
  ///
  /// One walk for all: a strong scalar decides at most about the innermost isolate that holds it, since the outer ones
  /// pass it over.
  ///
  /// - Complexity: O(*n*) in the count of `classes`.
  static func isolates(among classes: [BidiClass]) -> [BidiClass] {
    var isolates: [BidiClass] = []
    // For each open isolate, outermost first, which FSI it is, if its direction is not known yet.
    var open: [Int?] = []
    for bidiClass in classes {
      switch bidiClass {
      case .lri, .rli: open.append(nil)
      case .fsi:
        open.append(isolates.count)
        isolates.append(.lri)
      case .pdi: _ = open.popLast()
      case .l, .r, .al:
        guard let innermost = open.popLast() else { break }
        if let innermost, bidiClass != .l { isolates[innermost] = .rli }
        open.append(nil)
      // X8
      case .b: open.removeAll(keepingCapacity: true)
      default: break
      }
    }
    return isolates
  }
}
