/// A text as the rules of dialects.md see it: scalars at places from 0 on, and nothing outside (N1).
struct PlatformText {
  let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// How many places there are.
  var count: Int { scalars.count }

  /// The scalar at a place; `nil` outside the text.
  subscript(place: Int) -> Unicode.Scalar? { place >= 0 && place < scalars.count ? scalars[place] : nil }

  /// Whether the scalar at a place is in `set`; outside the text none is.
  func has(_ set: ScalarSet, at place: Int) -> Bool { self[place].map(set.contains) ?? false }

  /// Where the longest run of `set` from `start` on ends, at most `limit` scalars later.
  func runEnd(of set: ScalarSet, from start: Int, atMost limit: Int = .max) -> Int {
    var end = start
    while end - start < limit, has(set, at: end) { end += 1 }
    return end
  }

  /// Whether `literal` stands at a place, scalar by scalar.
  func holds(_ literal: String, at place: Int) -> Bool {
    literal.unicodeScalars.enumerated().allSatisfy { self[place + $0.offset] == $0.element }
  }

  /// Whether `literal`, which is in small letters, stands at a place in any case: the *fold* of N2.
  func holdsFolded(_ literal: String, at place: Int) -> Bool {
    literal.unicodeScalars.enumerated().allSatisfy { self[place + $0.offset].map(Self.folded) == $0.element }
  }

  /// The small letter of an ASCII capital; any other scalar as it is (N2).
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar
  }

  /// The scalars of a range as a string.
  func string(_ range: Range<Int>) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars[range])
    return string
  }
}

extension [PlatformSelection] {
  /// What is left when one that starts before the end of the last kept one is dropped (TW-X1, BS-1, MA-X1).
  ///
  /// Of two that start together the one that comes first in the array is kept.
  var withoutOverlaps: [PlatformSelection] {
    let inOrder = enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var kept: [PlatformSelection] = []
    for (_, selection) in inOrder where selection.range.lowerBound >= kept.last?.range.upperBound ?? 0 {
      kept.append(selection)
    }
    return kept
  }
}
