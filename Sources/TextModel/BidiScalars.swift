/// The scalars of a paragraph, as the rules of UAX #9 need them.
struct BidiScalars {
  /// A class each; the rules replace it, step by step.
  var classes: [BidiClass] = []
  /// Where each starts in the text.
  private(set) var utf8Offsets: [Int] = []
  /// The classes that the text has.
  private(set) var present: BidiClassSet = []

  /// Decodes the scalars of `utf8Range`; bytes that are not UTF-8 are U+FFFD, one for each maximal ill-formed subpart.
  init(_ utf8: Span<UInt8>, _ utf8Range: Range<Int>) {
    let table = BidiClassTable.shared
    let part = utf8.extracting(utf8Range)
    // Most scalars of what is written from right to left have two bytes.
    classes.reserveCapacity(part.count / 2 + 1)
    utf8Offsets.reserveCapacity(part.count / 2 + 1)
    var utf8Offset = 0
    while utf8Offset < part.count {
      let scalar = part.scalar(at: utf8Offset)
      let bidiClass = table.bidiClass(of: scalar.value)
      classes.append(bidiClass)
      utf8Offsets.append(utf8Range.lowerBound + utf8Offset)
      present.insert(BidiClassSet(bidiClass))
      utf8Offset += scalar.utf8Count
    }
  }

  /// Moves a scalar to an earlier place, with that class.
  mutating func move(_ index: Int, to place: Int, as bidiClass: BidiClass) {
    (classes[place], utf8Offsets[place]) = (bidiClass, utf8Offsets[index])
  }

  /// Keeps the first `count` scalars.
  mutating func truncate(to count: Int) {
    classes.removeLast(classes.count - count)
    utf8Offsets.removeLast(utf8Offsets.count - count)
  }
}

/// A set of classes: a bit each.
struct BidiClassSet: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of `bidiClass` alone.
  init(_ bidiClass: BidiClass) { rawValue = 1 &<< UInt32(bidiClass.rawValue) }

  /// The set of `bidiClasses`.
  init(_ bidiClasses: [BidiClass]) { self = bidiClasses.reduce(into: []) { $0.insert(BidiClassSet($1)) } }

  /// What rules X1 to X9 change, or change what follows by.
  static let explicit = BidiClassSet([.bn, .b, .lri, .rli, .fsi, .pdi, .lre, .rle, .lro, .rlo, .pdf])
  /// Without both of them rule N0 has no pair.
  static let brackets = BidiClassSet([.openingBracket, .closingBracket])
  /// What rules W1 to W7 change.
  static let weak = BidiClassSet([.al, .en, .es, .et, .cs, .nsm])
}
