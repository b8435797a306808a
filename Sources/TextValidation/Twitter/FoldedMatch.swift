import TextModel

extension Span where Element == UInt8 {
  /// Whether `small`, in small letters, stands at `utf8Offset` in any case of its ASCII letters, before `limit`.
  func matches(folded small: [UInt8], at utf8Offset: Int, limit: Int) -> Bool {
    guard limit - utf8Offset >= small.count else { return false }
    return small.indices.allSatisfy { self[utf8Offset + $0].asciiLowercased == small[$0] }
  }
}
