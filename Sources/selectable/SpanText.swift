extension String {
  /// The text of `utf8`; each maximal ill-formed subpart becomes U+FFFD.
  init(copying utf8: Span<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for offset in utf8.indices { bytes.append(utf8[offset]) }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
