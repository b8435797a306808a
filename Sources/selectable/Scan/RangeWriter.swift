import SelectableText

/// Writes the ranges of selections in the units asked for, in one walk over each text.
struct RangeWriter {
  private let units: [OffsetUnit]
  private let counts: Bool
  private var counter: OffsetCounter
  /// What stands before the text of each kind.
  var kindTexts = KindTexts(prefix: "\"kind\":", suffix: ",\"text\":\"", isJSON: true)
  /// Whether selections are written with their attributes.
  var showsAttributes = false

  init(units: [OffsetUnit]) {
    self.units = units
    counts = units != [.utf8]
    counter = OffsetCounter(units: Set(units))
  }

  /// Starts a new text.
  mutating func beginText() {
    if counts { counter = OffsetCounter(units: Set(units)) }
  }

  /// The offset in the first unit. Offsets must be asked for in ascending order, as must the starts of ranges written.
  mutating func offset(atUTF8Offset utf8Offset: Int, in text: Span<UInt8>) -> Int {
    guard counts else { return utf8Offset }
    counter.advance(toUTF8Offset: utf8Offset, in: text)
    return counter.offset(in: units[0])
  }

  /// Adds `{"utf8":[5,20]}`.
  mutating func write(_ utf8Range: Range<Int>, in text: Span<UInt8>, to output: inout BufferedWriter) {
    output.write(UInt8(ascii: "{"))
    if !counts {
      output.write(fixed: "\"utf8\":[")
      RangeWriter.write(utf8Range.lowerBound, utf8Range.upperBound, to: &output)
    } else {
      counter.advance(toUTF8Offset: utf8Range.lowerBound, in: text)
      var end = counter
      end.advance(toUTF8Offset: utf8Range.upperBound, in: text)
      for (place, unit) in units.enumerated() {
        if place > 0 { output.write(UInt8(ascii: ",")) }
        // Offsets stay those of the bytes, also where a bad byte made the counter stop short of them.
        let isUTF8 = unit == .utf8
        let lower = isUTF8 ? utf8Range.lowerBound : counter.offset(in: unit)
        output.write(UInt8(ascii: "\""))
        output.write(unit.rawValue)
        output.write(fixed: "\":[")
        RangeWriter.write(lower, isUTF8 ? utf8Range.upperBound : end.offset(in: unit), to: &output)
      }
    }
    output.write(UInt8(ascii: "}"))
  }

  private static func write(_ lower: Int, _ upper: Int, to output: inout BufferedWriter) {
    output.write(lower)
    output.write(UInt8(ascii: ","))
    output.write(upper)
    output.write(UInt8(ascii: "]"))
  }
}
