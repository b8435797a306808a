public import TextValidation

/// The slow reference of a platform's dialect: the rules of dialects.md one by one, over an array of scalars.
///
/// Written from the specification alone; it shares data with the library and no code. It may take quadratic time.
public protocol PlatformReference: Sendable {
  /// The dialect's name.
  static var dialect: String { get }
  /// Texts that begin or decide something in the dialect, of which random texts are made.
  static var fragments: [String] { get }

  /// Options that reach rules which those of the dialect's pack do not; none unless the reference has some.
  ///
  /// - Parameter options: Those of the dialect's pack.
  /// - Returns: Each what a client may set.
  static func variants(of options: DetectionOptions) -> [DetectionOptions]

  /// What the dialect selects in `text`.
  ///
  /// - Parameters:
  ///   - text: The text, which is valid by its type.
  ///   - kinds: The kinds that are asked for (dialects.md, N7); `nil`: all.
  ///   - options: What the dialect's searches are told.
  /// - Returns: Selections in text order; they do not overlap.
  static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection]
}

extension PlatformReference {
  /// None.
  public static func variants(of options: DetectionOptions) -> [DetectionOptions] { [] }
}

/// What the reference of a platform's dialect selects.
public struct PlatformSelection: Hashable, Sendable {
  /// What it is.
  public let kind: SelectionKind
  /// Half-open offsets into the array of scalars.
  public let range: Range<Int>
  /// What it means to the platform.
  public let value: String

  /// Makes a selection.
  public init(_ kind: SelectionKind, _ range: Range<Int>, value: String) {
    (self.kind, self.range, self.value) = (kind, range, value)
  }
}
