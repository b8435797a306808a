/// In which order a host has the messages of a conversation, and so which way round it draws them (composer.md, O1-O3).
///
/// On the screen the newest message is always lowest. A list of the newest first is drawn upside down for that, so that
/// its top is at the bottom of the screen: a message inserted at 0 shows up there, beside the field.
///
/// ```swift
/// MessageOrder.newestFirst.displayIndex(ofMessageAt: 0, count: 3)  // 2
/// ```
public enum MessageOrder: String, Hashable, Sendable, Codable, CaseIterable {
  /// Message 0 is the newest.
  case newestFirst
  /// Message 0 is the oldest.
  case oldestFirst

  /// An end of a conversation.
  public enum End: String, Hashable, Sendable, Codable, CaseIterable {
    /// Where the newest message is.
    case newest
    /// Where the oldest message is.
    case oldest
  }

  /// An end of a list, as it is before it is turned upside down.
  public enum ListEdge: String, Hashable, Sendable, Codable, CaseIterable {
    /// Where the list begins, at message 0.
    case top
    /// Where the list ends.
    case bottom
  }

  /// Which message from above a message is on the screen.
  ///
  /// - Parameters:
  ///   - index: The message, counted from 0 in this order.
  ///   - count: How many messages there are.
  /// - Returns: Its place, counted from 0; `nil` if there is no such message.
  public func displayIndex(ofMessageAt index: Int, count: Int) -> Int? {
    guard index >= 0, index < count else { return nil }
    return switch self {
    case .newestFirst: count - 1 - index
    case .oldestFirst: index
    }
  }

  /// Which message is at a place of the screen.
  ///
  /// - Parameters:
  ///   - displayIndex: The place, counted from 0 from above.
  ///   - count: How many messages there are.
  /// - Returns: The message, counted from 0 in this order; `nil` if there is no such place.
  public func messageIndex(atDisplayIndex displayIndex: Int, count: Int) -> Int? {
    // Upside down and back are one and the same.
    self.displayIndex(ofMessageAt: displayIndex, count: count)
  }

  /// Where a list is scrolled to, to show an end of the conversation.
  ///
  /// What phones call scrolling to the top, by a tap on their status bar, is scrolling to the oldest message.
  ///
  /// - Parameter end: The end to show.
  /// - Returns: The end of the list.
  public func scrollTarget(for end: End) -> ListEdge {
    switch (self, end) {
    case (.newestFirst, .newest), (.oldestFirst, .oldest): .top
    case (.newestFirst, .oldest), (.oldestFirst, .newest): .bottom
    }
  }

  /// How far a list is scrolled after the field below has grown, so that the messages above it stay in view.
  ///
  /// - Parameters:
  ///   - heightDelta: By how much the field has grown; less than 0 if it has shrunk.
  ///   - scrollOffset: How far the list was scrolled from its top, in the same unit.
  /// - Returns: How far to scroll it from its top; the host keeps that within the list. A list of the newest first hangs
  ///   on the field, and stays.
  public func scrollOffset(afterGrowthBy heightDelta: Double, from scrollOffset: Double) -> Double {
    switch self {
    case .newestFirst: scrollOffset
    case .oldestFirst: scrollOffset + heightDelta
    }
  }
}
