import Measuring
import SelectableText

/// Times scans of one text that is in memory, with the default dialect and all kinds.
struct ScanTimes {
  private let text: [UInt8]
  private let lines: [Range<Int>]
  private let scanner: Scanner

  init(text: [UInt8]) throws {
    self.text = text
    lines = Self.lines(of: text)
    var configuration = Scanner.Configuration()
    // A text of all messages has more selections than one message may have.
    configuration.limits = try ScanLimits(selectionCount: ScanLimits.selectionCountRange.upperBound)
    scanner = Scanner(configuration)
  }

  /// Scans the text in one call.
  func scanWhole(scratch: inout ScanScratch) -> Measurement {
    let start = measuring_cpu_seconds()
    var count = 0
    scanner.scan(text.span, scratch: &scratch) { _ in count += 1 }
    return Measurement(seconds: measuring_cpu_seconds() - start, byteCount: text.count, foundCount: count)
  }

  /// Scans each line in a call of its own, as messages are, in the same scratch memory.
  func scanLines(scratch: inout ScanScratch) -> Measurement {
    let utf8 = text.span
    let start = measuring_cpu_seconds()
    var count = 0
    for line in lines {
      scanner.scan(utf8.extracting(line), scratch: &scratch) { _ in count += 1 }
    }
    return Measurement(seconds: measuring_cpu_seconds() - start, byteCount: text.count, foundCount: count)
  }

  /// The lines without their line feeds; found beforehand, since messages come one by one.
  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var lineStart = 0
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(lineStart..<offset)
      lineStart = offset + 1
    }
    if lineStart < text.count { lines.append(lineStart..<text.count) }
    return lines
  }
}
