extension SeededGenerator {
  /// A string of up to `maximumCount` of `scalars`.
  public mutating func string(of scalars: [Unicode.Scalar], maximumCount: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...maximumCount, using: &self) {
      if let scalar = scalars.randomElement(using: &self) { text.append(scalar) }
    }
    return String(text)
  }

  /// Up to `maximumCount` of `scalars` in UTF-8 and of `pieces`, about as many of each.
  public mutating func bytes(of scalars: [Unicode.Scalar], _ pieces: [[UInt8]], maximumCount: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...maximumCount, using: &self) {
      if Bool.random(using: &self) {
        bytes += pieces.randomElement(using: &self) ?? []
      } else {
        bytes += (scalars.randomElement(using: &self).map { Array(String($0).utf8) } ?? [])
      }
    }
    return bytes
  }
}
