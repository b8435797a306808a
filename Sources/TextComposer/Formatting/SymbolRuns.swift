/// A symbol of markup as a number of units in a row: `**` is two of `*`. A symbol of unlike scalars is one unit.
///
/// `*bold*` and `**bold**` can be told apart only by how many of them there are.
struct SymbolRuns {
  /// One unit, as UTF-8.
  private let unit: [UInt8]
  /// How many units the symbol is; `nil` for one of unlike scalars.
  private let unitCount: Int?

  /// Takes `symbol` apart.
  init(_ symbol: String) {
    let scalars = symbol.unicodeScalars
    if let first = scalars.first, scalars.allSatisfy({ $0 == first }) {
      (unit, unitCount) = (Array(String(first).utf8), scalars.count)
    } else {
      (unit, unitCount) = (Array(symbol.utf8), nil)
    }
  }

  /// The units in a row that begin at the start of `utf8Range`, and end in it.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the result.
  func run(atStartOf utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int> {
    var end = utf8Range.lowerBound
    while !unit.isEmpty, isUnit(at: end, before: utf8Range.upperBound, in: utf8) { end += unit.count }
    return utf8Range.lowerBound..<end
  }

  /// The units in a row that end at the end of `utf8Range`, and begin in it.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the result.
  func run(atEndOf utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int> {
    var start = utf8Range.upperBound
    while !unit.isEmpty, start - unit.count >= utf8Range.lowerBound,
      isUnit(at: start - unit.count, before: utf8Range.upperBound, in: utf8)
    {
      start -= unit.count
    }
    return start..<utf8Range.upperBound
  }

  /// Whether such a run stands for the symbol: it is as long as that or, of three units, a symbol of one in another of two,
  /// as `***` is bold and italic. A symbol that only stands before text may be repeated: `>>` is a quotation, too.
  func holdsSymbol(_ run: Range<Int>, closes: Bool) -> Bool {
    guard let unitCount, !unit.isEmpty else { return !run.isEmpty }
    let count = run.count / unit.count
    return closes ? count == unitCount || count == 3 && unitCount < 3 : count >= unitCount
  }

  private func isUnit(at utf8Offset: Int, before end: Int, in utf8: Span<UInt8>) -> Bool {
    guard utf8Offset + unit.count <= end else { return false }
    return unit.indices.allSatisfy { utf8[utf8Offset + $0] == unit[$0] }
  }
}
