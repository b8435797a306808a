import TextModel

/// One walk of ``TextCounter/sms`` over a text, which is filled into segments in both encodings at once.
///
/// What a segment has no room for whole, an escaped character or a surrogate pair, begins the next one.
struct SegmentCount {
  /// The segments of one encoding, filled.
  private struct Filling {
    let encoding: MessageSegments.Encoding
    private var unitCount = 0
    private var fullPartCount = 0
    private var lastPartUnitCount = 0

    init(_ encoding: MessageSegments.Encoding) { self.encoding = encoding }

    mutating func add(_ addedUnitCount: Int) {
      unitCount += addedUnitCount
      if lastPartUnitCount + addedUnitCount > encoding.partUnitCount {
        fullPartCount += 1
        lastPartUnitCount = 0
      }
      lastPartUnitCount += addedUnitCount
    }

    private var isAlone: Bool { unitCount <= encoding.aloneUnitCount }

    /// What the segments take, with what they leave empty at the end of all but the last.
    var takenUnitCount: Int { isAlone ? unitCount : fullPartCount * encoding.partUnitCount + lastPartUnitCount }

    var segments: MessageSegments {
      MessageSegments(
        encoding: encoding, count: isAlone ? min(unitCount, 1) : fullPartCount + 1,
        remainingUnitCount: isAlone
          ? encoding.aloneUnitCount - unitCount : encoding.partUnitCount - lastPartUnitCount)
    }
  }

  private let segmentLimit: Int
  private var septets = Filling(.gsm7)
  private var utf16 = Filling(.ucs2)
  private var isGSM = true
  /// Where the part from the start ends that is within the limit if it is sent alone.
  private(set) var validUTF8Offset = 0

  init(segmentLimit: Int) { self.segmentLimit = segmentLimit }

  /// Counts all of a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func count(_ utf8: Span<UInt8>) {
    var offset = 0
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      offset += step.utf8Count
      if isGSM, let septetCount = GSMAlphabet.septetCount(of: step.value) {
        septets.add(septetCount)
      } else {
        isGSM = false
      }
      utf16.add(step.utf16Count)
      if count.isWithinLimit { validUTF8Offset = offset }
    }
  }

  private var filling: Filling { isGSM ? septets : utf16 }
  var segments: MessageSegments { filling.segments }
  var count: TextBudget.Count {
    TextBudget.Count(
      unit: isGSM ? .septet : .utf16, count: filling.takenUnitCount,
      limit: MessageSegments.unitCapacity(ofSegments: segmentLimit, in: filling.encoding))
  }
}
