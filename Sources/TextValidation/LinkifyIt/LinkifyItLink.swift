/// A link, address or name that linkify-it has found, before its path is read.
struct LinkifyItLink {
  let rule: PlatformRule
  /// Half-open UTF-8 offsets.
  let utf8Range: Range<Int>
  /// Whether a path may follow.
  var hasPath = false
}
