/// The emoji that are recommended for interchange (RGI, UTS #51), one or several scalars long.
///
/// Characters of their own, flags, keycaps, modified, tagged and joined sequences; U+FE0F may be absent wherever the data
/// have it, and may follow where the data allow it. U+00A9 and U+00AE are emoji only with U+FE0F, digits only as keycaps.
/// Table: `Generated/EmojiSequenceTable.swift`, made by `generate-sources`; its first line names the version.
package struct EmojiSequences: Sendable {
  /// The sequences, decoded from their text at first use.
  package static let shared = EmojiSequences()

  private struct Edge {
    let first: UInt32
    let last: UInt32
    let state: Int
  }

  private struct State {
    let edges: Range<Int>
    let isEnd: Bool
  }

  private var edges: [Edge] = []
  private var states: [State] = []
  private let start: Int

  private init() {
    var numbers = CompactNumberReader(Self.stateText)
    start = numbers.next().map(Int.init) ?? 0
    while let head = numbers.next() {
      let firstEdge = edges.count
      var previousLast: UInt32 = 0
      for _ in 0..<head / 2 {
        guard let distance = numbers.next(), let width = numbers.next(), let state = numbers.next() else { return }
        let first = previousLast + distance
        previousLast = first + width
        edges.append(Edge(first: first, last: previousLast, state: Int(state)))
      }
      states.append(State(edges: firstEdge..<edges.count, isEnd: head & 1 == 1))
    }
  }

  /// Where the longest emoji that begins at `utf8Offset` ends.
  ///
  /// - Parameters:
  ///   - utf8Offset: A scalar boundary within `utf8`.
  ///   - utf8: The text.
  /// - Returns: A UTF-8 offset; `nil` if no emoji begins there.
  /// - Complexity: O(1): a sequence has at most ten scalars.
  package func end(ofEmojiAt utf8Offset: Int, in utf8: Span<UInt8>) -> Int? {
    var (state, offset) = (start, utf8Offset)
    var end: Int?
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      guard let next = self.state(after: state, step.value) else { break }
      state = next
      offset += step.utf8Count
      if states[state].isEnd { end = offset }
    }
    return end
  }

  /// Where the edge for `scalar` leads; the edges of a state ascend and do not overlap.
  private func state(after state: Int, _ scalar: UInt32) -> Int? {
    var (low, high) = (states[state].edges.lowerBound, states[state].edges.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < states[state].edges.upperBound, edges[low].first <= scalar else { return nil }
    return edges[low].state
  }
}
