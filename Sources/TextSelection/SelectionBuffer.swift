public import TextModel

/// What a scan selected in one text, in memory that the next scan uses again.
///
/// Keep one for each thread, or one for each text that is edited (``Scanner/rescan(_:after:in:)-(Span<UInt8>,_,_)``). A
/// scan fills it with ranges and nothing else: strings, values and offsets in other units are made when they are asked
/// for. Once it has grown to the texts it meets, a scan with built-in rules allocates nothing.
///
/// ```swift
/// let scanner = TextSelection.Scanner()
/// var buffer = SelectionBuffer()
/// for message in ["Ask @ann.", "See example.com/a_(b)."] {
///   scanner.scan(message, into: &buffer)
///   for candidate in buffer.candidates { print(candidate.utf8Range, scanner.value(of: candidate, in: message)) }
/// }
/// ```
public struct SelectionBuffer: ~Copyable {
  /// What is selected: ascending; a quotation comes before what it contains.
  public internal(set) var candidates: [Candidate] = []

  /// How many bytes the text has of which these are the selections; 0 before the first scan.
  public internal(set) var utf8Count = 0

  /// The memory of the scans.
  var scratch = ScanScratch()
  /// What a rescan finds anew, before it replaces a part of ``candidates``.
  var rescanned: [Candidate] = []

  /// Makes an empty buffer.
  public init() {}

  /// How many selections there are.
  public var count: Int { candidates.count }
  /// Whether there is none.
  public var isEmpty: Bool { candidates.isEmpty }
  /// The places of the selections, from 0.
  public var indices: Range<Int> { candidates.indices }

  /// The selection at a place.
  ///
  /// - Precondition: `index` is one of ``indices``.
  public subscript(index: Int) -> Candidate { candidates[index] }

  /// The limits that were met in the text, in order of discovery.
  public var limitHits: [LimitHit] { scratch.limitHits }

  /// The ranges of all selections in another unit than UTF-8.
  ///
  /// - Parameters:
  ///   - unit: What the results count.
  ///   - text: The text that was scanned.
  /// - Returns: One range for each selection, in their order.
  /// - Complexity: O(*n* + *k* log *k*) in the UTF-8 count of `text` and the count of the selections.
  public func ranges(in unit: OffsetUnit, of text: String) -> [Range<Int>] {
    OffsetConversion.ranges(of: candidates.map(\.utf8Range), in: text, unit: unit)
  }
}
