/// The space between a container and the text in it, in the measurer's unit.
public struct TextInsets: Hashable, Sendable, Codable {
  /// The space above the first line.
  public var top: Double
  /// The space to the left of all lines.
  public var left: Double
  /// The space below the last line.
  public var bottom: Double
  /// The space to the right of all lines.
  public var right: Double

  /// Makes insets; without arguments there is no space.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Reads an object with any of the members `top`, `left`, `bottom` and `right`.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      top: try members.decodeIfPresent(Double.self, forKey: .top) ?? 0,
      left: try members.decodeIfPresent(Double.self, forKey: .left) ?? 0,
      bottom: try members.decodeIfPresent(Double.self, forKey: .bottom) ?? 0,
      right: try members.decodeIfPresent(Double.self, forKey: .right) ?? 0)
  }
}
