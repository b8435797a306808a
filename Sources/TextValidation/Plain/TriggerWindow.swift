/// What a filter found in a stretch of text: which bytes may trigger a rule, and which are letters or digits of ASCII.
///
/// A walk takes the triggers one after the other; the forms around them are read from the words of 64 bytes beside theirs:
/// one before, and one after, if the text goes on.
@safe package struct TriggerWindow: ~Copyable {
  /// Where the triggers stand behind ``utf8Start``, ascending.
  private let offsets: UnsafeMutablePointer<UInt16>
  /// A bit for each byte, the first lowest; before the first word and behind the last one a word of zeros.
  private let alphanumerics: UnsafeMutablePointer<UInt64>
  private var offsetCount = 0
  private var nextIndex = 0
  /// Where the first word starts in the text.
  private var utf8Start = 0
  /// How many words can be seen together with the next one: the triggers in these are taken.
  private var seenCount = 0

  private init(offsets: UnsafeMutablePointer<UInt16>, alphanumerics: UnsafeMutablePointer<UInt64>) {
    unsafe self.offsets = offsets
    unsafe self.alphanumerics = alphanumerics
  }

  /// Lends a window at the start of `utf8`, as the filter of `detector` marks it.
  package static func lend(
    over utf8: Span<UInt8>, _ detector: Detector, _ body: (inout TriggerWindow) -> Void
  ) {
    // SAFETY: the memory lives as long as the window is lent, and no copy of it is left. Both capacities are held against
    // what the filter needs; literals keep them on the stack. Only what the filter has written is read.
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { offsets in
      unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 34) { words in
        guard let offset = offsets.baseAddress, let word = words.baseAddress,
          offsets.count >= TriggerFilter.offsetLimit,
          words.count >= TriggerFilter.wordLimit + 2
        else { preconditionFailure("no room for a window") }
        unsafe word.pointee = 0
        var window = unsafe TriggerWindow(offsets: offset, alphanumerics: word + 1)
        window.fill(from: 0, utf8, detector)
        body(&window)
      }
    }
  }

  /// Whether no byte is marked, and the text goes no further.
  package func isUnmarked(in utf8: Span<UInt8>) -> Bool { offsetCount == 0 && 64 * seenCount >= utf8.count }

  /// The next marked byte at `start` or behind it; -1 if there is none. What was asked for before lies before `start`.
  ///
  /// - Complexity: O(*n*) in the bytes passed.
  @inline(__always)
  mutating func nextMark(from start: Int, in utf8: Span<UInt8>, _ detector: Detector) -> Int {
    while true {
      while nextIndex < offsetCount {
        let offset = unsafe utf8Start &+ Int(offsets[nextIndex])
        nextIndex &+= 1
        if offset >= start { return offset }
      }
      guard advance(to: start, in: utf8, detector) else { return -1 }
    }
  }

  /// Goes on to the stretch that holds `next`, or to the one that follows.
  ///
  /// - Returns: Whether there is one: the text does not end before.
  @inline(never)
  private mutating func advance(to next: Int, in utf8: Span<UInt8>, _ detector: Detector) -> Bool {
    let start = max(next & ~63, utf8Start + 64 * seenCount)
    guard start < utf8.count else { return false }
    fill(from: start - 64, utf8, detector)
    // The triggers of the word before have been taken.
    while nextIndex < offsetCount, unsafe offsets[nextIndex] < 64 { nextIndex += 1 }
    return true
  }

  private mutating func fill(from start: Int, _ utf8: Span<UInt8>, _ detector: Detector) {
    let (wordCount, markCount) = unsafe detector.filter.mark(
      utf8, from: start, offsets: offsets, alphanumerics: alphanumerics)
    utf8Start = start
    nextIndex = 0
    offsetCount = markCount
    seenCount = start + 64 * wordCount >= utf8.count ? wordCount : wordCount - 1
    while offsetCount > 0, unsafe Int(offsets[offsetCount - 1]) >= 64 * seenCount { offsetCount -= 1 }
    unsafe alphanumerics[wordCount] = 0
  }

  /// The letters and digits that the window shows. They are read no later than the next mark is asked for.
  var runs: AlphanumericRuns {
    unsafe AlphanumericRuns(words: UnsafePointer(alphanumerics), utf8Start: utf8Start, seenCount: seenCount)
  }
}

/// Which bytes around a trigger are letters or digits of ASCII.
@safe struct AlphanumericRuns {
  // SAFETY: the words of a window, which outlives what is lent of it. Each index is held against `seenCount`; a word is set
  // before the first one and behind the last.
  fileprivate let words: UnsafePointer<UInt64>
  /// Where the first word starts in the text.
  fileprivate let utf8Start: Int
  /// How many words can be seen together with the next one.
  fileprivate let seenCount: Int

  /// Which of the 64 bytes from `utf8Offset` on are letters or digits, the first lowest; `nil` if the window does not show
  /// them. Behind the text there are none.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func mask(from utf8Offset: Int) -> UInt64? {
    let position = utf8Offset &- utf8Start
    let index = position >> 6
    guard index >= 0, index < seenCount else { return nil }
    let shift = UInt64(truncatingIfNeeded: position & 63)
    let low = unsafe words[index] &>> shift
    let high = unsafe (words[index &+ 1] &<< 1) &<< (63 &- shift)
    return low | high
  }

  /// Which of the 64 bytes before `utf8Offset` are letters or digits, the last one highest; `nil` if the window does not
  /// show them. Before the text there are none.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func mask(before utf8Offset: Int) -> UInt64? {
    let position = utf8Offset &- utf8Start
    let index = position >> 6
    guard index >= 0, index < seenCount, index > 0 || utf8Start == 0 else { return nil }
    let shift = UInt64(truncatingIfNeeded: position & 63)
    let low = unsafe words[index &- 1] &>> shift
    let high = unsafe (words[index] &<< 1) &<< (63 &- shift)
    return low | high
  }

  /// The end of the letters and digits from `utf8Offset` on; -1 if the window does not show it.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func runEnd(from utf8Offset: Int) -> Int {
    guard let following = mask(from: utf8Offset), following != .max else { return -1 }
    return utf8Offset &+ (~following).trailingZeroBitCount
  }
}
