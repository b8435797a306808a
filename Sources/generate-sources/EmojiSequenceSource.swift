import Foundation

/// Makes `EmojiSequenceTable.swift`: the emoji sequences that are recommended for interchange, as an automaton.
///
/// UTS #51: the sets of `emoji-sequences.txt` and `emoji-zwj-sequences.txt`; every U+FE0F in them may be left out, as the
/// unqualified forms of `emoji-test.txt` leave it out, and one may follow where `emoji-variation-sequences.txt` has it.
struct EmojiSequenceSource {
  private struct Edge: Hashable {
    let first: Int
    var last: Int
    let state: Int
  }

  private final class Node {
    var children: [Int: Node] = [:]
    var isEnd = false
  }

  private let version: String
  private let sequences: Set<[Int]>

  init(folder: URL) throws {
    let folder = folder.appending(path: "emoji")
    let recommended = try SequenceFile(folder.appending(path: "emoji-sequences.txt"))
    let joined = try SequenceFile(folder.appending(path: "emoji-zwj-sequences.txt"))
    let variations = try SequenceFile(folder.appending(path: "emoji-variation-sequences.txt"))
    version = recommended.version
    guard [joined.version, variations.version] == [version, version] else {
      throw GeneratorError("\(folder.path): the files are not of one version")
    }
    var sequences = Set((recommended.sequences + joined.sequences).flatMap(Self.spellings))
    // Digits have a variation sequence too, but are no emoji without their keycap; © and ® are none without U+FE0F.
    for variation in variations.sequences where variation.last == 0xFE0F && sequences.contains([variation[0]]) {
      sequences.insert(variation)
    }
    self.sequences = sequences.subtracting([[0xA9], [0xAE]])
  }

  func file() -> GeneratedFile {
    let (states, start) = minimalStates()
    var numbers = CompactNumbers()
    numbers.append(start)
    for state in states {
      numbers.append(2 * state.edges.count + (state.isEnd ? 1 : 0))
      var previousLast = 0
      for edge in state.edges {
        numbers.append(edge.first - previousLast)
        numbers.append(edge.last - edge.first)
        numbers.append(edge.state)
        previousLast = edge.last
      }
    }
    return GeneratedFile(
      path: "Sources/TextModel/Generated/EmojiSequenceTable.swift",
      sources: "Emoji data of UTS #51, version \(version)",
      body: """
        extension EmojiSequences {
          /// The version of the data of UTS #51 behind the table.
          package static let dataVersion = "\(version)"
          /// \(sequences.count) sequences. The first state; then of each state twice the number of its edges, plus 1 if a sequence
          /// ends there; then of each edge its first scalar, as distance to the last of the edge before, how many more
          /// scalars it has, and the state it leads to.
          static let stateText = \(GeneratedFile.literal(numbers.text, indent: "    "))
        }

        """)
  }

  /// Every way to write `sequence` with some of its U+FE0F left out.
  private static func spellings(of sequence: [Int]) -> [[Int]] {
    sequence.reduce([[]]) { spellings, scalar in
      let longer = spellings.map { $0 + [scalar] }
      return scalar == 0xFE0F ? longer + spellings : longer
    }
  }

  /// The automaton with the fewest states, ends first: an edge leads to a state that stands before its own.
  private func minimalStates() -> (states: [(edges: [Edge], isEnd: Bool)], start: Int) {
    let root = Node()
    for sequence in sequences {
      var node = root
      for scalar in sequence {
        let child = node.children[scalar] ?? Node()
        node.children[scalar] = child
        node = child
      }
      node.isEnd = true
    }
    var states: [(edges: [Edge], isEnd: Bool)] = []
    var numbers: [[Edge]: [Bool: Int]] = [:]
    func number(of node: Node) -> Int {
      var edges: [Edge] = []
      for (scalar, child) in node.children.sorted(by: { $0.key < $1.key }) {
        let state = number(of: child)
        if let last = edges.last, last.last == scalar - 1, last.state == state {
          edges[edges.count - 1].last = scalar
        } else {
          edges.append(Edge(first: scalar, last: scalar, state: state))
        }
      }
      if let known = numbers[edges]?[node.isEnd] { return known }
      numbers[edges, default: [:]][node.isEnd] = states.count
      states.append((edges, node.isEnd))
      return states.count - 1
    }
    let start = number(of: root)
    return (states, start)
  }
}

/// A file of UTS #51: lines whose first field is a sequence of code points, or a range of single ones.
private struct SequenceFile {
  let version: String
  let sequences: [[Int]]

  init(_ url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let version = text.firstMatch(of: /\n# [^\n]*Version:? ([0-9]+\.[0-9]+)/)?.1 else {
      throw GeneratorError("\(url.path): names no version")
    }
    self.version = String(version)
    sequences = try text.split(separator: "\n").flatMap { line -> [[Int]] in
      let field = line.prefix { $0 != "#" && $0 != ";" }.trimmingCharacters(in: .whitespaces)
      if field.isEmpty { return [] }
      if let range = PropertyFile.codePoints(field) { return range.map { [$0] } }
      return [
        try field.split(separator: " ").map { word in
          guard let codePoint = Int(word, radix: 16) else { throw GeneratorError("\(url.path): no sequence: \(line)") }
          return codePoint
        }
      ]
    }
  }
}
