/// Finds what a person may have meant.
enum NearestName {
  /// Longer names are not compared: nobody mistypes so much.
  private static let greatestScalarCount = 64

  /// The first of `names` that is fewest edits away from `name`, case aside; `nil` if none is near.
  ///
  /// Near is a third of the longer name.
  static func of(_ name: String, among names: [String]) -> String? {
    guard name.unicodeScalars.prefix(greatestScalarCount + 1).count <= greatestScalarCount else { return nil }
    let sought = Array(name.lowercased().unicodeScalars)
    var nearest: (name: String, editCount: Int)?
    for candidate in names {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let editCount = Self.editCount(from: sought, to: scalars)
      guard editCount * 3 <= max(sought.count, scalars.count) else { continue }
      if editCount < nearest?.editCount ?? .max { nearest = (candidate, editCount) }
    }
    return nearest?.name
  }

  /// How many scalars must be inserted, deleted or replaced (Levenshtein, 1965).
  private static func editCount(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var row = Array(0...target.count)
    for (sourceOffset, sourceScalar) in source.enumerated() {
      var diagonal = row[0]
      row[0] = sourceOffset + 1
      for (targetOffset, targetScalar) in target.enumerated() {
        let replaced = diagonal + (sourceScalar == targetScalar ? 0 : 1)
        diagonal = row[targetOffset + 1]
        row[targetOffset + 1] = min(replaced, diagonal + 1, row[targetOffset] + 1)
      }
    }
    return row[target.count]
  }
}
