import TextValidation

extension PlatformSearch {
  /// All matches in a text.
  func matches(in bytes: [UInt8]) -> [PlatformMatch] {
    var search = self
    var matches: [PlatformMatch] = []
    search.restart()
    while let match = search.next(in: bytes.span) { matches.append(match) }
    return matches
  }
}
