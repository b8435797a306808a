import Synchronization

/// Tells which line of a file a piece begins with, though pieces are looked at in any order and by several threads.
///
/// Line feeds are counted only once someone asks, that is, when there is a selection to print: what lies before is then
/// read once more, if the file can be, and every later piece is counted while it is at hand.
final class LineLedger: Sendable {
  /// How many line feeds lie before an offset.
  private struct Mark: Sendable {
    var utf8Offset = 0
    var lineFeedCount = 0
  }

  private struct State: Sendable {
    /// The starts of pieces up to where all is counted, ascending; the oldest are forgotten.
    var marks = [Mark()]
    /// Pieces behind the last mark that are counted already: their ends and line feeds, by their starts.
    var ahead: [Int: (utf8End: Int, lineFeedCount: Int)] = [:]
    var last: Mark { marks.last ?? Mark() }

    mutating func mark(_ utf8Offset: Int, _ addedLineFeedCount: Int) {
      let lineFeedCount = last.lineFeedCount + addedLineFeedCount
      if marks.count == LineLedger.markLimit { marks.removeFirst(LineLedger.markLimit / 2) }
      marks.append(Mark(utf8Offset: utf8Offset, lineFeedCount: lineFeedCount))
    }

    /// Goes on through the pieces that are counted.
    mutating func passCounted() {
      while let piece = ahead.removeValue(forKey: last.utf8Offset) { mark(piece.utf8End, piece.lineFeedCount) }
    }
  }

  /// More than there are pieces at work at a time.
  private static let markLimit = 1 << 14
  private static let rereadByteCount = 1 << 17

  private let rereading: InputFile?
  private let textStartOffset: Int
  private let state = Monitor(State())
  private let isAsked: Atomic<Bool>

  /// Makes a ledger for a text of which nothing is known.
  ///
  /// - Parameters:
  ///   - file: Where to read again what was not counted; `nil`: nowhere, so that every piece must be counted.
  ///   - textStartOffset: Where in the file the text begins, in bytes.
  init(rereading file: InputFile?, textStartOffset: Int) {
    rereading = file
    self.textStartOffset = textStartOffset
    isAsked = Atomic(file == nil)
  }

  /// Whether a piece is to be counted: somebody has asked for a line, and may ask for a later one.
  func wantsCount(of utf8Range: Range<Int>) -> Bool {
    isAsked.load(ordering: .relaxed)
      && state.withLock { $0.last.utf8Offset <= utf8Range.lowerBound && $0.ahead[utf8Range.lowerBound] == nil }
  }

  /// Takes in how many line feeds a piece holds.
  ///
  /// - Parameters:
  ///   - utf8Range: The piece, in the text of the file.
  ///   - lineFeedCount: How many it holds.
  func add(_ utf8Range: Range<Int>, lineFeedCount: Int) {
    state.withLock { state in
      guard utf8Range.lowerBound >= state.last.utf8Offset, !utf8Range.isEmpty else { return }
      state.ahead[utf8Range.lowerBound] = (utf8Range.upperBound, lineFeedCount)
      state.passCounted()
    }
  }

  /// The number, from 1, of the line that begins at `utf8Offset`.
  ///
  /// - Parameter utf8Offset: The start of a piece, in the text of the file.
  /// - Returns: The number; too small if what lies before cannot be read any more.
  /// - Complexity: O(*d*) in what lies before and was not counted yet.
  func lineNumber(at utf8Offset: Int) -> Int {
    isAsked.store(true, ordering: .relaxed)
    return state.withLock { state in
      while state.last.utf8Offset < utf8Offset {
        let utf8End = state.ahead.keys.reduce(utf8Offset) { min($0, $1) }
        state.mark(utf8End, lineFeedCount(in: state.last.utf8Offset..<utf8End))
        state.passCounted()
      }
      if let mark = state.marks.last(where: { $0.utf8Offset <= utf8Offset }), mark.utf8Offset == utf8Offset {
        return mark.lineFeedCount + 1
      }
      // Another piece, further on, was asked about before.
      return state.last.lineFeedCount - lineFeedCount(in: utf8Offset..<state.last.utf8Offset) + 1
    }
  }

  /// Counts by reading once more.
  private func lineFeedCount(in utf8Range: Range<Int>) -> Int {
    guard let rereading else { return 0 }
    var buffer = ByteQueue()
    var utf8Offset = utf8Range.lowerBound
    var result = 0
    while utf8Offset < utf8Range.upperBound {
      buffer.removeAll()
      let wantedByteCount = min(LineLedger.rereadByteCount, utf8Range.upperBound - utf8Offset)
      let byteCount = try? buffer.read(wantedByteCount, from: rereading.file, at: textStartOffset + utf8Offset)
      guard let byteCount, byteCount > 0 else { break }
      result += buffer.withBytes(0..<byteCount) { $0.lineFeedCount }
      utf8Offset += byteCount
    }
    return result
  }
}
