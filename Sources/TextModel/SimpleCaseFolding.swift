/// Simple case folding of Unicode scalars: one scalar for one (CaseFolding.txt, status C and S).
///
/// Take ``shared`` out of a loop.
package struct SimpleCaseFolding: Sendable {
  /// The folding, decoded from its text at first use.
  package static let shared = SimpleCaseFolding()

  private struct Run {
    let first: UInt32
    let last: UInt32
    let stride: UInt32
    let distance: Int32
  }

  /// Ascending and disjoint.
  private let runs: [Run]

  private init() {
    var runs: [Run] = []
    var first: UInt32 = 0
    var numbers = CompactNumberReader(Self.runText)
    while let gap = numbers.next(), let count = numbers.next(), let stride = numbers.next(), let zigzag = numbers.next()
    {
      first += gap
      let distance = Int32(bitPattern: zigzag >> 1) ^ -Int32(bitPattern: zigzag & 1)
      runs.append(Run(first: first, last: first + (count - 1) * stride, stride: stride, distance: distance))
    }
    self.runs = runs
  }

  /// The folding of the scalar `value`; `value` itself if it has none or is no scalar.
  ///
  /// - Complexity: O(1): at most eight steps.
  package func folding(of value: UInt32) -> UInt32 {
    if value < 0x80 { return value &- 0x41 < 26 ? value | 0x20 : value }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, value >= runs[low].first, (value - runs[low].first) % runs[low].stride == 0 else {
      return value
    }
    return value &+ UInt32(bitPattern: runs[low].distance)
  }
}
