/// Scalars side by side that have one explicit level (UAX #9, BD7).
struct BidiLevelRun {
  /// Which scalars: indices into those of a ``BidiScalars`` that rule X9 keeps; never empty.
  var scalarRange: Range<Int>
  let level: UInt8
  /// Whether it goes on from an earlier run: it begins with the PDI of an isolate that starts at the other's end.
  var isContinuation = false
  /// Whether an isolate starts at its end whose PDI has not come.
  var endsInOpenIsolate = false
  /// The number of the run with which its isolating run sequence goes on (BD13).
  var next: Int?

  init(_ scalarRange: Range<Int>, level: UInt8) { (self.scalarRange, self.level) = (scalarRange, level) }
}
