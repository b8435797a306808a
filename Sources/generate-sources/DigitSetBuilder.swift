/// Builds sets of numbers as one graph that they share: what two sets ask of the digits that follow is there once.
///
/// A set is a node. A number walks from it, digit by digit, as far as there is a way; it is in the set if one of the nodes
/// on the way names its count of digits.
struct DigitSetBuilder {
  /// What the digits of a number must be, from its first one, as bits; and for which counts of digits, as bits.
  typealias Sequence = (places: ArraySlice<UInt16>, digitCounts: UInt32)

  private struct Node: Hashable {
    let digitCounts: UInt32
    /// The digits that lead on, as bits, and where to.
    let ways: [Way]
  }

  private struct Way: Hashable {
    let digits: UInt16
    let target: Int
  }

  private var nodes: [Node] = []
  private var indices: [Node: Int] = [:]

  /// The number of nodes.
  var nodeCount: Int { nodes.count }

  /// Adds the set of numbers that start with one of `sequences`, and returns its node.
  mutating func add(_ sequences: [Sequence]) -> Int {
    let digitCounts = sequences.reduce(0) { $1.places.isEmpty ? $0 | $1.digitCounts : $0 }
    var ways: [Way] = []
    for digit in 0..<10 {
      var rest: [Sequence] = []
      // What any number of that count is in needs no way.
      for sequence in sequences where sequence.digitCounts & ~digitCounts != 0 {
        guard let place = sequence.places.first, place >> digit & 1 == 1 else { continue }
        let places = sequence.places.dropFirst()
        if let same = rest.firstIndex(where: { $0.places == places }) {
          rest[same].digitCounts |= sequence.digitCounts
        } else {
          rest.append((places, sequence.digitCounts))
        }
      }
      guard !rest.isEmpty else { continue }
      let target = add(rest)
      if let same = ways.firstIndex(where: { $0.target == target }) {
        ways[same] = Way(digits: ways[same].digits | 1 << digit, target: target)
      } else {
        ways.append(Way(digits: 1 << digit, target: target))
      }
    }
    let node = Node(digitCounts: digitCounts, ways: ways)
    if let index = indices[node] { return index }
    nodes.append(node)
    indices[node] = nodes.count - 1
    return nodes.count - 1
  }

  /// All nodes: the counts that nodes name, each once and as bits; then for each node the place of its counts among those,
  /// how many ways it has, and for each way the digits and how far back its target lies.
  func compactNumbers() -> String {
    var numbers = CompactNumbers()
    var counts: [UInt32] = []
    for node in nodes where !counts.contains(node.digitCounts) { counts.append(node.digitCounts) }
    numbers.append(counts.count)
    for count in counts { numbers.append(Int(count)) }
    numbers.append(nodes.count)
    for (index, node) in nodes.enumerated() {
      numbers.append(counts.firstIndex(of: node.digitCounts) ?? 0)
      numbers.append(node.ways.count)
      for way in node.ways {
        numbers.append(Int(way.digits))
        numbers.append(index - way.target)
      }
    }
    return numbers.text
  }
}
