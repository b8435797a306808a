import TextModel

/// Sets of numbers: which digits a number of so many digits may start with. All sets share one graph.
///
/// A set is a node. A number walks from it, digit by digit, as far as there is a way; it is in the set if one of the nodes
/// on its way names its count of digits.
struct DigitSets: Sendable {
  private struct Node {
    /// Bit *n*: a number of *n* digits that comes here is in the set.
    let digitCounts: UInt32
    /// The first of its ways, in ``DigitSets/ways``.
    let firstWay: UInt16
    let wayCount: UInt16
  }

  private struct Way {
    /// Bit *n*: the digit *n* leads on.
    let digits: UInt16
    let target: UInt16
  }

  private var nodes: [Node] = []
  private var ways: [Way] = []

  /// Reads what `DigitSetBuilder.compactNumbers()` has written; what is malformed ends the table.
  init(compactNumbers text: String) {
    var numbers = CompactNumberReader(text)
    var digitCounts: [UInt32] = []
    for _ in 0..<(numbers.next() ?? 0) { digitCounts.append(numbers.next() ?? 0) }
    let nodeCount = Int(numbers.next() ?? 0)
    nodes.reserveCapacity(nodeCount)
    ways.reserveCapacity(3 * nodeCount)
    while nodes.count < nodeCount, let place = numbers.next(), let wayCount = numbers.next() {
      let start = ways.count
      for _ in 0..<wayCount {
        guard let digits = numbers.next(), let distance = numbers.next(), distance <= nodes.count else { return }
        let target = UInt16(truncatingIfNeeded: nodes.count - Int(distance))
        ways.append(Way(digits: UInt16(truncatingIfNeeded: digits), target: target))
      }
      guard place < digitCounts.count, ways.count <= UInt16.max else { return }
      nodes.append(
        Node(
          digitCounts: digitCounts[Int(place)], firstWay: UInt16(start), wayCount: UInt16(ways.count - start)))
    }
  }

  /// How many nodes there are.
  var nodeCount: Int { nodes.count }

  /// The counts of digits with which a number that starts with `digits` is in the set `node`, as bits.
  ///
  /// - Complexity: O(*n*) in the count of `digits`; nothing is allocated.
  func digitCounts(startingWith digits: PhoneDigits, in node: Int) -> UInt32 {
    guard nodes.indices.contains(node) else { return 0 }
    var index = node
    var digitCounts = nodes[index].digitCounts
    for place in 0..<digits.keptCount {
      guard let next = target(of: digits[place], from: index) else { break }
      index = next
      digitCounts |= nodes[index].digitCounts
    }
    return digitCounts
  }

  private func target(of digit: UInt8, from node: Int) -> Int? {
    let first = Int(nodes[node].firstWay)
    for index in first..<first + Int(nodes[node].wayCount) where ways[index].digits >> UInt16(digit) & 1 == 1 {
      return Int(ways[index].target)
    }
    return nil
  }

  /// Whether a number is in the set `node`.
  func contains(_ number: PhoneDigits, in node: Int) -> Bool {
    number.count < UInt32.bitWidth
      && digitCounts(startingWith: number, in: node) >> UInt32(number.count) & 1 == 1
  }
}
