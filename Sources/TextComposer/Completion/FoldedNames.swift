/// Names in lower case, one after another in one block of UTF-8.
struct FoldedNames: Sendable {
  /// All bytes of all names, where ``utf8Range(at:)`` finds each.
  let utf8: [UInt8]
  /// Where each name starts, and where the last ends.
  private let utf8Offsets: [Int]
  /// How long the longest is.
  let maximumUTF8Count: Int

  init(_ names: some Sequence<String>) {
    var utf8: [UInt8] = []
    var utf8Offsets = [0]
    var maximumUTF8Count = 0
    for name in names {
      utf8.append(contentsOf: name.lowercased().utf8)
      maximumUTF8Count = max(maximumUTF8Count, utf8.count - (utf8Offsets.last ?? 0))
      utf8Offsets.append(utf8.count)
    }
    (self.utf8, self.utf8Offsets, self.maximumUTF8Count) = (utf8, utf8Offsets, maximumUTF8Count)
  }

  var count: Int { utf8Offsets.count - 1 }

  func utf8Range(at place: Int) -> Range<Int> { utf8Offsets[place]..<utf8Offsets[place + 1] }

  func begins(_ place: Int, with search: SubstringSearch) -> Bool {
    search.isPrefix(of: utf8.span.extracting(utf8Range(at: place)))
  }

  func holds(_ place: Int, _ search: SubstringSearch) -> Bool {
    search.firstUTF8Offset(in: utf8.span.extracting(utf8Range(at: place))) != nil
  }
}
