import TextModel

/// What Unicode's `BidiCharacterTest.txt` and `BidiTest.txt` expect of a text.
struct BidiExample {
  let text: BidiText
  let baseDirection: BaseDirection
  /// `nil` where the file does not tell.
  let baseLevel: UInt8?
  /// The level of each scalar; `nil` for those that rule X9 removes.
  let levels: [UInt8?]
  /// The offset of each scalar that is not removed, the leftmost first.
  let visualOrder: [Int]

  /// What is found and not expected; `nil` if all is.
  var fault: String? {
    let line = text.line(baseDirection)
    let levels = zip(line.levels, levels).map { found, expected in expected == nil ? nil : found }
    let order = line.visualOrder.filter { self.levels.indices.contains($0) && self.levels[$0] != nil }
    if let baseLevel, baseLevel != line.baseLevel { return "level \(line.baseLevel) of the paragraph" }
    if line.levels.count != self.levels.count || levels != self.levels { return "levels \(line.levels)" }
    return order == visualOrder ? nil : "order \(order)"
  }
}

/// Reads numbers from the bytes of a file, faster than strings would be.
struct BidiTestFile {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next line that is neither empty nor a comment, without spaces at its ends.
  mutating func nextLine() -> ArraySlice<UInt8>? {
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      let line = bytes[start..<offset]
      offset += 1
      if let first = line.first, first != UInt8(ascii: "#") { return line }
    }
    return nil
  }

  /// The parts of `line` between `separators`, empty ones too.
  static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
  }

  /// The words of a field: numbers to the base `radix`, `nil` for any other word.
  static func numbers(_ field: ArraySlice<UInt8>, radix: Int = 10) -> [Int?] {
    words(field).map { Int(String(decoding: $0, as: UTF8.self), radix: radix) }
  }

  /// The words of a field.
  static func words(_ field: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    field.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
  }
}

extension BidiExample {
  /// Reads a line of `BidiCharacterTest.txt`; `nil` if it is none.
  init?(characterLine line: ArraySlice<UInt8>) {
    let fields = BidiTestFile.fields(line)
    guard fields.count == 5 else { return nil }
    let scalars = BidiTestFile.numbers(fields[0], radix: 16).map {
      $0.flatMap(UInt32.init).flatMap(Unicode.Scalar.init)
    }
    let directions: [BaseDirection] = [.leftToRight, .rightToLeft, .automatic]
    guard !scalars.contains(nil), let direction = BidiTestFile.numbers(fields[1]).first ?? nil,
      directions.indices.contains(direction), let level = BidiTestFile.numbers(fields[2]).first ?? nil
    else { return nil }
    text = BidiText(scalars.compactMap(\.self))
    baseDirection = directions[direction]
    baseLevel = UInt8(exactly: level)
    levels = BidiTestFile.numbers(fields[3]).map { $0.flatMap(UInt8.init(exactly:)) }
    visualOrder = BidiTestFile.numbers(fields[4]).map { $0 ?? -1 }
  }
}

/// A walk over the lines of `BidiTest.txt`, which has names of classes in place of scalars.
struct BidiClassExamples {
  private var file: BidiTestFile
  private var levels: [UInt8?] = []
  private var visualOrder: [Int] = []
  /// Lines that are neither examples nor expectations.
  private(set) var unreadLineCount = 0

  init(_ bytes: [UInt8]) { file = BidiTestFile(bytes) }

  /// A scalar of each class, by its name.
  static let samples: [ArraySlice<UInt8>: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: ([
      ("L", "a"), ("R", "א"), ("AL", "ب"), ("EN", "1"), ("ES", "+"), ("ET", "%"), ("AN", "\u{661}"), ("CS", ","),
      ("NSM", "\u{300}"), ("BN", "\u{AD}"), ("B", "\u{2029}"), ("S", "\t"), ("WS", " "), ("ON", "!"),
      ("LRE", "\u{202A}"), ("RLE", "\u{202B}"), ("PDF", "\u{202C}"), ("LRO", "\u{202D}"), ("RLO", "\u{202E}"),
      ("LRI", "\u{2066}"), ("RLI", "\u{2067}"), ("FSI", "\u{2068}"), ("PDI", "\u{2069}"),
    ] as [(String, Unicode.Scalar)]).map { (Array($0.utf8)[...], $1) })

  /// The examples of the next line, one for each base direction that it is for.
  mutating func next() -> [BidiExample]? {
    while let line = file.nextLine() {
      if line.first == UInt8(ascii: "@") {
        readExpectation(line)
        continue
      }
      let fields = BidiTestFile.fields(line)
      let scalars = BidiTestFile.words(fields[0]).map { Self.samples[$0] }
      guard fields.count == 2, let directions = BidiTestFile.numbers(fields[1], radix: 16).first ?? nil,
        !scalars.contains(nil)
      else {
        unreadLineCount += 1
        continue
      }
      let text = BidiText(scalars.compactMap(\.self))
      let all: [(bit: Int, direction: BaseDirection)] = [(1, .automatic), (2, .leftToRight), (4, .rightToLeft)]
      return all.filter { $0.bit & directions != 0 }.map {
        BidiExample(
          text: text, baseDirection: $0.direction, baseLevel: nil, levels: levels, visualOrder: visualOrder)
      }
    }
    return nil
  }

  private mutating func readExpectation(_ line: ArraySlice<UInt8>) {
    let words = BidiTestFile.words(line)
    let numbers = words.dropFirst().map { Int(String(decoding: $0, as: UTF8.self)) }
    switch words.first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "@Levels:": levels = numbers.map { $0.flatMap(UInt8.init(exactly:)) }
    case "@Reorder:": visualOrder = numbers.map { $0 ?? -1 }
    default: unreadLineCount += 1
    }
  }
}
