extension Scanner {
  /// The selections of a text that arrives in chunks of bytes, such as a file, a socket or the body of a request.
  ///
  /// They are those of a scan of the whole, however the chunks are cut: a scalar, a line break or a selection may lie
  /// across chunks. Each arrives once the line that it stands in is complete. What must be kept is the longest line and
  /// a chunk; with user patterns under ``TextValidation/TextUnit/whole``, and with a resolver that chooses, it is the
  /// whole text, and `maximumLineUTF8Count` bounds that instead.
  ///
  /// ```swift
  /// for try await found in scanner.selections(in: chunks) {
  ///   print(found.lineNumber, found.selection.kind, found.selection.value)
  /// }
  /// ```
  ///
  /// The iterator throws what `chunks` throws; ``LineTooLongError`` at a line that is too long, after all selections
  /// before it; and `CancellationError` at the next selection or chunk after its task was cancelled. It ends with an
  /// error.
  ///
  /// - Parameters:
  ///   - chunks: The text. An element may be an `[UInt8]`, a `Data`, a `String.UTF8View`, and may be empty.
  ///   - maximumLineUTF8Count: How many bytes a line may have, without its break; 16 MiB.
  ///   - reportLimitHit: Called for each limit that is met, with an offset that counts from the start of the stream,
  ///     before the selections of the same chunk.
  /// - Returns: Selections in ascending order; a quotation comes before what it contains.
  /// - Complexity: O(*n*) in the bytes of the stream; user patterns add at most their limits.
  public func selections<Chunks: AsyncSequence>(
    in chunks: Chunks, maximumLineUTF8Count: Int = 1 << 24,
    reportLimitHit: @escaping @Sendable (LimitHit) -> Void = { _ in }
  ) -> AsyncSelectionSequence<Chunks> where Chunks.Element: Sequence<UInt8> {
    AsyncSelectionSequence(
      base: chunks, scanner: self, maximumLineUTF8Count: maximumLineUTF8Count, reportLimitHit: reportLimitHit)
  }
}

/// The selections of a text that arrives in chunks: ``Scanner/selections(in:maximumLineUTF8Count:reportLimitHit:)``
/// makes it.
public struct AsyncSelectionSequence<Base: AsyncSequence>: AsyncSequence where Base.Element: Sequence<UInt8> {
  /// A selection and its line.
  public typealias Element = StreamedSelection
  /// Whatever the chunks throw, and what a scan adds to it.
  public typealias Failure = any Error

  let base: Base
  let scanner: Scanner
  let maximumLineUTF8Count: Int
  let reportLimitHit: @Sendable (LimitHit) -> Void

  /// Starts a scan.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      base: base.makeAsyncIterator(),
      scan: StreamScan(scanner: scanner, maximumLineUTF8Count: maximumLineUTF8Count), reportLimitHit: reportLimitHit)
  }

  /// A scan under way.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// A scan cannot be copied, an iterator must be.
    private final class Storage {
      var scan: StreamScan

      init(_ scan: consuming StreamScan) { self.scan = scan }
    }

    private var base: Base.AsyncIterator
    private let storage: Storage
    private let reportLimitHit: @Sendable (LimitHit) -> Void
    /// Whether the chunks have come to their end.
    private var isComplete = false
    /// Whether an error was thrown: nothing comes after one.
    private var hasFailed = false

    init(
      base: Base.AsyncIterator, scan: consuming StreamScan, reportLimitHit: @escaping @Sendable (LimitHit) -> Void
    ) {
      self.base = base
      self.storage = Storage(scan)
      self.reportLimitHit = reportLimitHit
    }

    /// The next selection.
    ///
    /// - Returns: A selection behind all before it, or the start of what it contains; `nil` after the last and after an
    ///   error.
    /// - Throws: What the chunks throw, ``LineTooLongError``, `CancellationError`.
    public mutating func next() async throws -> StreamedSelection? { try await next(isolation: nil) }

    /// The next selection, found in the isolation of the caller.
    ///
    /// - Parameter actor: The caller's isolation.
    /// - Returns: A selection behind all before it, or the start of what it contains; `nil` after the last and after an
    ///   error.
    /// - Throws: What the chunks throw, ``LineTooLongError``, `CancellationError`.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> StreamedSelection? {
      if hasFailed { return nil }
      do {
        while true {
          try Task.checkCancellation()
          if let selection = storage.scan.next() { return selection }
          if let failure = storage.scan.failure { throw failure }
          if isComplete { return nil }
          if let chunk = try await base.next(isolation: actor) {
            storage.scan.take(chunk)
          } else {
            isComplete = true
            storage.scan.finish()
          }
          for hit in storage.scan.limitHits { reportLimitHit(hit) }
        }
      } catch {
        hasFailed = true
        throw error
      }
    }
  }
}

extension AsyncSelectionSequence: Sendable where Base: Sendable {}
