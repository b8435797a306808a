extension BidiSequence {
  /// How many brackets may be open while pairs are searched (UAX #9, BD16).
  private static let maximumOpenCount = 63

  /// An opening bracket; its pair once the closing one is found.
  private struct Bracket {
    let opening: Int
    /// The scalar that stands for the pair.
    let pair: UInt32
    var closing: Int?
    /// Whether it holds a scalar of the direction of the embedding.
    var holdsEmbedding = false
    /// Whether it holds one of the other direction.
    var holdsOther = false

    mutating func hold(_ inner: Bracket) {
      holdsEmbedding = holdsEmbedding || inner.holdsEmbedding
      holdsOther = holdsOther || inner.holdsOther
    }
  }

  /// N0: both brackets of a pair take one direction.
  mutating func resolveBrackets(_ utf8: Span<UInt8>) {
    var before = start
    var resolved = 0
    for bracket in brackets(utf8) {
      while resolved < bracket.opening {
        before = classes[resolved].strongDirection ?? before
        resolved += 1
      }
      guard let closing = bracket.closing else { continue }
      let direction: BidiClass
      if bracket.holdsEmbedding {
        direction = embedding
      } else if bracket.holdsOther {
        // Not the embedding's: the other one if that stands before too.
        direction = before
      } else {
        continue
      }
      resolve(bracket.opening, as: direction)
      resolve(closing, as: direction)
    }
  }

  /// Gives that direction to a bracket and to the marks on it.
  private mutating func resolve(_ bracket: Int, as direction: BidiClass) {
    classes[bracket] = direction
    var mark = bracket + 1
    while mark < classes.count, explicitClasses[mark] == .nsm {
      classes[mark] = direction
      mark += 1
    }
  }

  /// BD16: the opening brackets, in order, with what is known of the pairs.
  ///
  /// A strong scalar is noted at the innermost open bracket, which passes it on to the next one when it closes.
  private func brackets(_ utf8: Span<UInt8>) -> [Bracket] {
    let table = BidiClassTable.shared
    var brackets: [Bracket] = []
    // Numbers of the open ones.
    var open: [Int] = []
    for position in classes.indices {
      let bidiClass = classes[position]
      guard bidiClass == .openingBracket || bidiClass == .closingBracket else {
        guard let innermost = open.last, let direction = bidiClass.strongDirection else { continue }
        if direction == embedding {
          brackets[innermost].holdsEmbedding = true
        } else {
          brackets[innermost].holdsOther = true
        }
        continue
      }
      let value = utf8.scalar(at: utf8Offsets[position]).value
      guard let pair = table.bracketPair(of: value) else { continue }
      if bidiClass == .openingBracket {
        // No room: the search is over, and pairs found stay.
        if open.count == Self.maximumOpenCount { break }
        open.append(brackets.count)
        brackets.append(Bracket(opening: position, pair: pair))
        continue
      }
      guard let match = open.lastIndex(where: { brackets[$0].pair == pair }) else { continue }
      let closed = open[match]
      for inner in open[(match + 1)...] { brackets[closed].hold(brackets[inner]) }
      open.removeSubrange(match...)
      brackets[closed].closing = position
      if let outer = open.last { brackets[outer].hold(brackets[closed]) }
    }
    return brackets
  }
}
