import TextModel

struct LinkifyItSearch: PlatformSearch {
  init(_ options: DetectionOptions, findsMentions: Bool) {}

  var triggers: [UInt8] { [] }

  mutating func restart() {}

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? { nil }

  static func value(of utf8Range: Range<Int>, rule: PlatformRule, in utf8: Span<UInt8>) -> String {
    utf8.string(in: utf8Range)
  }
}
