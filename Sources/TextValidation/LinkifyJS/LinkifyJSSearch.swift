import TextModel

struct LinkifyJSSearch: PlatformSearch {
  init(_ options: DetectionOptions) {}

  var triggers: [UInt8] { [] }

  mutating func restart() {}

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? { nil }

  static func value(
    of utf8Range: Range<Int>, rule: PlatformRule, in utf8: Span<UInt8>, options: DetectionOptions
  ) -> String {
    utf8.string(in: utf8Range)
  }

  static func attributes(of utf8Range: Range<Int>, in utf8: Span<UInt8>, options: DetectionOptions) -> [String: String]
  {
    [:]
  }
}
