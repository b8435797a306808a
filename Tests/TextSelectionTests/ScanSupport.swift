import TestSupport
import TextSelection
import TextValidation

extension Scanner {
  /// A scanner that differs from the default one in what `change` sets.
  init(_ change: (inout Configuration) -> Void) {
    var configuration = Configuration()
    change(&configuration)
    self.init(configuration)
  }

  /// What is selected in `text`, as a drawing: kinds and ranges.
  func drawn(_ text: String) -> String {
    let found = selections(in: text).map {
      KindMarkedText.Selection(kind: $0.kind.rawValue, utf8Range: $0.utf8Range)
    }
    return KindMarkedText.draw(found, in: text)
  }

  /// What a scan of bytes hands over, in the order of handing over.
  func candidates(in bytes: [UInt8]) -> [Candidate] { scanned(bytes).candidates }

  /// What a scan of bytes hands over, and the limits that it met.
  func scanned(_ bytes: [UInt8]) -> (candidates: [Candidate], limitHits: [LimitHit]) {
    var scratch = ScanScratch()
    var found: [Candidate] = []
    scan(bytes.span, scratch: &scratch) { found.append($0) }
    return (found, scratch.limitHits)
  }

  /// The kind and range of each selection in `bytes`, as `kind lower..<upper`.
  func listed(_ bytes: [UInt8]) -> [String] {
    candidates(in: bytes).map { "\(rules[$0.ruleIndex].kind) \($0.utf8Range)" }
  }
}

/// What must hold of every scan (detection.md, sections 0 and 14).
enum ScanInvariant {
  /// The first rule of order, nesting, bounds or boundaries that `candidates` break; `nil` if they keep all.
  ///
  /// Only containers may hold others.
  static func broken(by candidates: [Candidate], in bytes: [UInt8], isContainer: (Candidate) -> Bool) -> String? {
    let boundaries = scalarBoundaries(of: bytes)
    var enclosing: [Range<Int>] = []
    var previous = -1..<0
    for candidate in candidates {
      let range = candidate.utf8Range
      if range.isEmpty { return "\(range) is empty" }
      if range.upperBound > bytes.count { return "\(range) is out of bounds" }
      if range.lowerBound < previous.lowerBound { return "\(range) comes after \(previous)" }
      if range == previous { return "\(range) comes twice" }
      if !boundaries[range.lowerBound] || !boundaries[range.upperBound] { return "\(range) is off scalar boundaries" }
      while let outer = enclosing.last, outer.upperBound <= range.lowerBound { enclosing.removeLast() }
      if let outer = enclosing.last {
        if range.upperBound > outer.upperBound { return "\(range) partly overlaps \(outer)" }
      } else if range.lowerBound < previous.upperBound {
        return "\(range) overlaps \(previous)"
      }
      if isContainer(candidate) {
        enclosing.append(range)
      } else {
        // Nothing may start in it: as if a container had ended.
        previous = range
        continue
      }
      previous = range.lowerBound..<range.lowerBound
    }
    return nil
  }

  /// For each offset, the end included, whether a scalar or a maximal ill-formed subpart begins there.
  private static func scalarBoundaries(of bytes: [UInt8]) -> [Bool] {
    var boundaries = Array(repeating: false, count: bytes.count + 1)
    var rest = bytes[...]
    boundaries[0] = true
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = rest.makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded): rest = rest.dropFirst(encoded.count)
      case .error(let length): rest = rest.dropFirst(length)
      case .emptyInput: return boundaries
      }
      boundaries[rest.startIndex] = true
    }
  }
}
