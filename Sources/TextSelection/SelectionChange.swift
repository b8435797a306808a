/// What a rescan changed in a buffer: all that an editor needs to draw anew.
public struct SelectionChange: Hashable, Sendable {
  /// The places, in the buffer as it was, of the selections that are gone.
  public let removedIndices: Range<Int>
  /// The places, in the buffer as it is, of those that came for them; it starts where ``removedIndices`` does.
  ///
  /// Those after it are the same as before, but for their offsets.
  public let insertedIndices: Range<Int>
  /// The part of the new text that was scanned, in half-open UTF-8 offsets.
  public let rescannedUTF8Range: Range<Int>
}
