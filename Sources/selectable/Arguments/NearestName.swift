/// The name among `known` that takes the fewest edits to reach from `name`; of equals the first. `nil` if none is known.
///
/// - Complexity: O(*k* · *n*) in the number of known names and the length of `name`, of which 64 scalars count.
func nearestName(to name: String, among known: [String]) -> String? {
  let wanted = scalars(of: name)
  var nearest: (name: String, editCount: Int)?
  for candidate in known {
    let editCount = editDistance(wanted, scalars(of: candidate))
    if let best = nearest, best.editCount <= editCount { continue }
    nearest = (candidate, editCount)
  }
  return nearest?.name
}

private func scalars(of name: String) -> [Unicode.Scalar] {
  Array(name.lowercased().unicodeScalars.prefix(64))
}

/// How many scalars must be inserted, removed, replaced or swapped with their neighbour to turn one name into the other.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
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
