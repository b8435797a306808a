struct LinkifyRustSearch: PlatformSearch {
  init(_ options: DetectionOptions, findsLinks: Bool, findsEmails: Bool) {}

  var triggers: [UInt8] { [] }

  mutating func restart() {}

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? { nil }
}
