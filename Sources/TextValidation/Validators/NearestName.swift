/// Finds what a person may have meant.
package enum NearestName {
  /// Longer names are cut: nobody mistypes so much.
  private static let greatestScalarCount = 64

  /// The one of `names` that `name` may stand for, case aside; of equals the first. `nil` only if there are no names.
  ///
  /// Fewest edits win where they are no more than a third of the longer name. Where none is so near, a name that contains
  /// the other does (`tag`, `hashtag`), then the longest common start (`quote`, `quotation`), and at last fewest edits.
  ///
  /// - Complexity: O(*k* · *n*) in the number of names and the length of `name`, of which 64 scalars count.
  package static func of(_ name: String, among names: [String]) -> String? {
    let sought = scalars(of: name)
    var best: (name: String, likeness: Likeness)?
    for candidate in names {
      let likeness = Likeness(sought, scalars(of: candidate))
      if best.map({ $0.likeness < likeness }) ?? true { best = (candidate, likeness) }
    }
    return best?.name
  }

  private static func scalars(of name: String) -> [Unicode.Scalar] {
    Array(name.unicodeScalars.prefix(greatestScalarCount)).flatMap { $0.properties.lowercaseMapping.unicodeScalars }
  }
}

/// How much two names are like each other.
private struct Likeness: Comparable {
  private let isNear: Bool
  private let contains: Bool
  private let commonStartCount: Int
  private let editCount: Int

  init(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) {
    editCount = Likeness.editCount(from: first, to: second)
    isNear = editCount * 3 <= max(first.count, second.count)
    let (shorter, longer) = first.count < second.count ? (first, second) : (second, first)
    contains = !isNear && shorter.count > 1 && longer.contains(shorter)
    commonStartCount = isNear || contains ? 0 : zip(first, second).prefix { $0 == $1 }.count
  }

  static func < (first: Likeness, second: Likeness) -> Bool {
    if first.isNear != second.isNear { return second.isNear }
    if first.contains != second.contains { return second.contains }
    if first.commonStartCount != second.commonStartCount { return first.commonStartCount < second.commonStartCount }
    return first.editCount > second.editCount
  }

  /// How many scalars must be inserted, removed, replaced or swapped with their neighbour to turn one name into the other
  /// (optimal string alignment, after Damerau, 1964).
  private static func editCount(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
