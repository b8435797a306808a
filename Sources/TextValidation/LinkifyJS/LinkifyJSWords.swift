import TextModel

/// Words that are tokens by themselves, in a tree of their bytes (dialects.md, LJ-3): top-level domains beyond ASCII, and
/// schemes and keywords of the caller's.
struct LinkifyJSWords: Sendable {
  /// One byte of a word behind those that lead to it.
  private struct Node {
    let byte: UInt8
    /// The column of the word that ends here; 0: none does.
    var column: UInt8 = 0
    /// Whether a top-level domain goes through here, or ends.
    var isOfDomain = false
    /// The last byte that may follow, and the one that stood in its place before; 0: none.
    var child: Int32 = 0
    var sibling: Int32 = 0
  }

  private var nodes = [Node(byte: 0)]
  /// The node of each first byte; 0: no word starts with it.
  private var roots = [Int32](repeating: 0, count: 256)

  /// No words.
  init() {}

  /// Adds a word, or gives it another column.
  ///
  /// - Parameters:
  ///   - word: Its ASCII letters small.
  ///   - column: Not 0.
  ///   - isDomain: Whether it is a top-level domain beyond ASCII.
  mutating func insert(_ word: String, column: UInt8, isDomain: Bool = false) {
    var node = 0
    for byte in word.utf8 {
      var next = node == 0 ? Int(roots[Int(byte)]) : child(of: node, byte)
      if next == 0 {
        next = nodes.count
        var added = Node(byte: byte)
        if node == 0 {
          roots[Int(byte)] = Int32(next)
          if byte.isASCIILetter { roots[Int(byte & ~0x20)] = Int32(next) }
        } else {
          added.sibling = nodes[node].child
          nodes[node].child = Int32(next)
        }
        nodes.append(added)
      }
      node = next
      if isDomain { nodes[node].isOfDomain = true }
    }
    guard node != 0 else { return }
    nodes[node].column = column
  }

  /// Whether a word starts with `byte`, a small letter or a capital.
  func mayStart(with byte: UInt8) -> Bool { roots[Int(byte)] != 0 }

  /// The longest word at `start`; `nil` if there is none.
  ///
  /// - Complexity: O(*w*) in the length of the longest word, and what may follow its parts.
  func longest(at start: Int, in utf8: Span<UInt8>) -> LinkifyJSTokenStep? {
    var node = Int(roots[Int(utf8[start])])
    var offset = start + 1
    var longest: LinkifyJSTokenStep?
    while node != 0 {
      if nodes[node].column != 0 { longest = LinkifyJSTokenStep(column: nodes[node].column, end: offset) }
      guard offset < utf8.count else { break }
      node = child(of: node, utf8[offset].asciiLowercased)
      offset += 1
    }
    return longest
  }

  /// Whether a top-level domain beyond ASCII starts with all of `range`, which is not empty.
  func isStartOfDomain(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var node = Int(roots[Int(utf8[range.lowerBound])])
    for offset in range.dropFirst() {
      guard node != 0 else { return false }
      node = child(of: node, utf8[offset].asciiLowercased)
    }
    return node != 0 && nodes[node].isOfDomain
  }

  private func child(of node: Int, _ byte: UInt8) -> Int {
    var next = Int(nodes[node].child)
    while next != 0, nodes[next].byte != byte { next = Int(nodes[next].sibling) }
    return next
  }
}
