internal import CTriggerFilter

/// Finds the next of a few bytes: how a search gets from one place where something may begin to the next.
package struct ByteFinder: Sendable {
  private let set: byte_set
  private let variant = trigger_filter_best()

  /// Finds `bytes`; where these have more than eight different high halves, some others too.
  package init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    // SAFETY: the function reads `count` bytes, and keeps nothing.
    set = unsafe bytes.withUnsafeBufferPointer { unsafe byte_set_of($0.baseAddress, $0.count) }
  }

  /// The offset of the next of the bytes.
  ///
  /// - Parameters:
  ///   - start: Where to begin; at most the count of `utf8`.
  ///   - utf8: The text.
  /// - Returns: An offset into `utf8`; its count if there is none.
  /// - Complexity: O(*d*) in the distance, 32 bytes at a time.
  @inline(__always)
  package func next(from start: Int, in utf8: Span<UInt8>) -> Int {
    guard start < utf8.count else { return utf8.count }
    return unsafe utf8.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      // SAFETY: the function reads no byte outside `bytes`.
      return unsafe withUnsafePointer(to: set) { unsafe byte_set_find($0, base, bytes.count, start, variant) }
    }
  }
}

extension ByteFinder {
  /// The offset of the last of the bytes in a part of a text; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - utf8Range: The part; empty parts hold none.
  ///   - utf8: The text.
  /// - Returns: An offset into `utf8`.
  /// - Complexity: O(*d*) in the distance from the end of the part, 32 bytes at a time.
  package func last(in utf8Range: Range<Int>, of utf8: Span<UInt8>) -> Int? {
    guard !utf8Range.isEmpty, utf8Range.upperBound <= utf8.count else { return nil }
    return unsafe utf8.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return nil }
      // SAFETY: the function reads no byte outside the part, which lies within `bytes`.
      let offset = unsafe withUnsafePointer(to: set) { set in
        unsafe byte_set_find_last(set, base, utf8Range.upperBound, utf8Range.lowerBound, variant)
      }
      return offset < utf8Range.upperBound ? offset : nil
    }
  }
}

/// Finds the next long run of some bytes: how a search gets to a number, past all that are too short.
package struct RunFinder: Sendable {
  private let set: byte_set
  private let minimum: UInt32
  private let variant = trigger_filter_best()

  /// Finds runs of `minimum` of `bytes` or more, 1 to 64, and perhaps of bytes that share both halves with some.
  package init(of bytes: some Sequence<UInt8>, minimum: Int) {
    let bytes = Array(bytes)
    // SAFETY: the function reads `count` bytes, and keeps nothing.
    set = unsafe bytes.withUnsafeBufferPointer { unsafe byte_set_of($0.baseAddress, $0.count) }
    self.minimum = UInt32(min(max(1, minimum), 64))
  }

  /// The offset of the next run; a run that begins before `start` counts from there.
  ///
  /// - Parameters:
  ///   - start: Where to begin; at most the count of `utf8`.
  ///   - utf8: The text.
  /// - Returns: An offset into `utf8`; its count if there is none.
  /// - Complexity: O(*d*) in the distance, 64 bytes at a time.
  package func next(from start: Int, in utf8: Span<UInt8>) -> Int {
    guard start < utf8.count else { return utf8.count }
    return unsafe utf8.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      // SAFETY: the function reads no byte outside `bytes`.
      return unsafe withUnsafePointer(to: set) { set in
        unsafe byte_set_find_run(set, base, bytes.count, start, minimum, variant)
      }
    }
  }
}

/// Which of some groups of bytes a text holds a member of, found in one look at it.
package struct ByteGroups: Sendable {
  private var set = byte_set()
  private let variant = trigger_filter_best()
  /// A bit for each group that is not looked for.
  private let others: UInt64
  /// How many groups one look tells apart.
  private static let greatestCount = 8

  /// The first eight of `groups`, of which there are at most 64, are looked for, the others taken to be there; `nil` is a
  /// group that any text holds.
  package init(_ groups: [[UInt8]?]) {
    others = (0..<groups.count).dropFirst(Self.greatestCount).reduce(0) { $0 | 1 << UInt64($1) }
    for (index, group) in groups.prefix(Self.greatestCount).enumerated() {
      let bytes = group ?? Array(0...255)
      // SAFETY: the function reads `count` bytes, and keeps nothing.
      unsafe bytes.withUnsafeBufferPointer { unsafe byte_set_add(&set, UInt32(index), $0.baseAddress, $0.count) }
    }
  }

  /// A bit for each group of which a member stands in `utf8`, by its place; now and then for another group, and always for
  /// those beyond the eighth.
  ///
  /// - Complexity: O(*n*), 32 bytes at a time.
  package func present(in utf8: Span<UInt8>) -> UInt64 {
    unsafe utf8.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return others }
      // SAFETY: the function reads no byte outside `bytes`.
      return unsafe withUnsafePointer(to: set) { set in
        UInt64(unsafe byte_set_classes(set, base, bytes.count, variant)) | others
      }
    }
  }
}
