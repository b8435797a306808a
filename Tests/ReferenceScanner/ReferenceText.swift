import TextModel

/// A text as an array of Unicode scalars, in which ill-formed bytes have a place but no scalar.
///
/// Places are indices of that array; ``utf8Offsets`` turns them into what selections are made of.
struct ReferenceText {
  /// One element for each scalar, `nil` for each maximal ill-formed subpart.
  let elements: [Unicode.Scalar?]
  /// Where each element starts, and at last how many bytes there are.
  let utf8Offsets: [Int]
  private let classes: [ScalarClass]

  init(_ utf8: [UInt8]) {
    var elements: [Unicode.Scalar?] = []
    var utf8Offsets = [0]
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = utf8.makeIterator()
    var isAtEnd = false
    while !isAtEnd {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        elements.append(Unicode.UTF8.decode(encoded))
        utf8Offsets.append(utf8Offsets[elements.count - 1] + encoded.count)
      case .error(let byteCount):
        elements.append(nil)
        utf8Offsets.append(utf8Offsets[elements.count - 1] + byteCount)
      case .emptyInput: isAtEnd = true
      }
    }
    self.elements = elements
    self.utf8Offsets = utf8Offsets
    let table = ScalarClassTable.shared
    classes = elements.map { $0.map { table.flags(of: $0.value) } ?? [] }
  }

  /// How many places there are.
  var count: Int { elements.count }

  /// The scalar at a place; `nil` outside the text and for ill-formed bytes, which are both boundaries (B2).
  subscript(place: Int) -> Unicode.Scalar? { elements.indices.contains(place) ? elements[place] : nil }

  /// Whether the scalar at `place` exists and has all of `scalarClass`.
  func has(_ scalarClass: ScalarClass, at place: Int) -> Bool {
    elements.indices.contains(place) && classes[place].contains(scalarClass)
  }

  /// Whether the scalar at `place` is one of `scalars`.
  func isOne(of scalars: String, at place: Int) -> Bool {
    guard let scalar = self[place] else { return false }
    for member in scalars.unicodeScalars where member == scalar { return true }
    return false
  }

  /// Whether `word`, which is ASCII in small letters, stands at `place` in any case.
  func holds(_ word: String, at place: Int) -> Bool {
    var place = place
    for scalar in word.unicodeScalars {
      guard let found = self[place], Self.lowercased(found) == scalar else { return false }
      place += 1
    }
    return true
  }

  /// The scalars of `range`, ASCII letters in small; ill-formed bytes are left out.
  func lowercased(_ range: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    for place in range { if let scalar = self[place] { result.append(Self.lowercased(scalar)) } }
    return String(result)
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }

  // MARK: Classes that A4 names

  func isASCIILetter(at place: Int) -> Bool {
    self[place].map { ("a"..."z").contains($0) || ("A"..."Z").contains($0) } ?? false
  }

  func isASCIIDigit(at place: Int) -> Bool { self[place].map { ("0"..."9").contains($0) } ?? false }

  func isASCIILetterOrDigit(at place: Int) -> Bool { isASCIILetter(at: place) || isASCIIDigit(at: place) }

  func isWord(at place: Int) -> Bool { has(.word, at: place) }

  func isUnspaced(at place: Int) -> Bool { has(.unspaced, at: place) }

  func isSpacedWord(at place: Int) -> Bool { has(.word, at: place) && !has(.unspaced, at: place) }

  func isBlank(at place: Int) -> Bool { has(.blank, at: place) }

  func isMarkOrJoiner(at place: Int) -> Bool { has(.mark, at: place) || has(.joiner, at: place) }

  /// LF, VT, FF, CR, U+0085, U+2028, U+2029.
  func isLineBreak(at place: Int) -> Bool { isOne(of: "\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}", at: place) }

  // MARK: Runs

  /// The end of the longest run from `start` whose places all satisfy `isMember`.
  func runEnd(from start: Int, where isMember: (Int) -> Bool) -> Int {
    var end = start
    while end < count, isMember(end) { end += 1 }
    return end
  }

  /// The start of the longest run before `end` whose places all satisfy `isMember`, not before `floor`.
  func runStart(before end: Int, notBefore floor: Int, where isMember: (Int) -> Bool) -> Int {
    var start = end
    while start > floor, isMember(start - 1) { start -= 1 }
    return start
  }

  /// B1: the nearest place before `place` that is neither a mark nor a joiner.
  ///
  /// - Returns: `nil` where nothing can stop a candidate: at the start, after ill-formed bytes, and where U+FE0F or U+20E3 was
  ///   passed or an emoji is met (B2).
  func leftNeighbour(of place: Int) -> Int? {
    var place = place - 1
    while isMarkOrJoiner(at: place) {
      if isOne(of: "\u{FE0F}\u{20E3}", at: place) { return nil }
      place -= 1
    }
    return self[place] == nil || has(.emoji, at: place) ? nil : place
  }

  /// Whether the left neighbour of `place` is one of `scalars`, or a scalar that satisfies `isMember`.
  func isAfter(_ scalars: String, orWhere isMember: (Int) -> Bool, at place: Int) -> Bool {
    guard let neighbour = leftNeighbour(of: place) else { return false }
    return isOne(of: scalars, at: neighbour) || isMember(neighbour)
  }
}
