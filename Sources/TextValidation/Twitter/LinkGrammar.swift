/// What the links of X are made of, as far as a dialect that builds on them differs (dialects.md, MA-U1).
///
/// Searches are generic over it, so that the classes of a dialect are no calls in another one's loops.
protocol LinkGrammar: Sendable {
  /// The schemes, each with its `://`, in small letters. None ends in another.
  static var schemes: [[UInt8]] { get }

  /// Whether a group in brackets ends a path wherever it stands, not only behind a scalar that may end one.
  static var endsPathsWithGroups: Bool { get }

  /// Whether the scalar may stand in a path, in brackets or not. Brackets may not.
  static func isOfPath(_ value: UInt32) -> Bool

  /// Whether a path may end with the scalar, which may stand in one.
  static func mayEndPath(_ value: UInt32) -> Bool

  /// Whether the scalar may stand in a query.
  static func isOfQuery(_ value: UInt32) -> Bool

  /// Whether a query may end with the scalar, which may stand in one.
  static func mayEndQuery(_ value: UInt32) -> Bool
}
