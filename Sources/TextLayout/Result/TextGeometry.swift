/// A place, in the measurer's unit: `x` to the right, `y` down.
public struct TextPoint: Hashable, Sendable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A width and a height, in the measurer's unit.
public struct TextSize: Hashable, Sendable {
  /// How wide.
  public var width: Double
  /// How high.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// The place that a piece of a line takes in its container.
public struct TextFrame: Hashable, Sendable {
  /// The line that it is on, from 0.
  public let lineIndex: Int
  /// Its left edge.
  public let x: Double
  /// Its upper edge.
  public let y: Double
  /// How wide it is.
  public let width: Double
  /// How high it is.
  public let height: Double

  /// Whether the frame contains a place: the left and upper edges belong to it, the others do not.
  public func contains(_ point: TextPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
