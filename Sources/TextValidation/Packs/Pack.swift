/// The rules of a dialect, ready for a scanner.
public struct Pack: Sendable {
  /// The dialect's name.
  public let dialect: String

  /// Our own best judgement (detection.md).
  public static let `default` = Pack(dialect: "default")
  /// The seed library: whole words, its validators in its order.
  public static let selectableTextView = Pack(dialect: "selectabletextview")
  /// Every pack that is compiled in, by name.
  public static let builtIn: [Pack] = [.default, .selectableTextView]
}
