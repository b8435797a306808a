import ReferenceScanner
import TextSelection

/// What holds of the selections of any text.
enum ScanOrder {
  /// Ranges lie within the text on scalar boundaries, ascend, and are disjoint or held by a container.
  ///
  /// - Parameters:
  ///   - candidates: In the order of the scan.
  ///   - bytes: The text.
  ///   - isContainer: Whether a candidate may hold others.
  /// - Throws: The first range that is out of order.
  static func check(
    _ candidates: [Candidate], in bytes: [UInt8], isContainer: (Candidate) -> Bool
  ) throws(BrokenPromise) {
    let decoded = DecodedText(bytes)
    for candidate in candidates {
      let range = candidate.utf8Range
      try expect(!range.isEmpty && range.upperBound <= bytes.count, "\(range) is a part of the text")
      let isWhole = decoded.isScalarBoundary(range.lowerBound) && decoded.isScalarBoundary(range.upperBound)
      try expect(isWhole, "\(range) lies on scalar boundaries")
    }
    for (place, first) in candidates.enumerated() {
      for second in candidates[(place + 1)...] {
        let (outer, inner) = (first.utf8Range, second.utf8Range)
        if outer.upperBound <= inner.lowerBound { continue }
        let isHeld = outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound && outer != inner
        try expect(isHeld && isContainer(first), "\(inner) comes behind \(outer), or is in a container")
      }
    }
  }
}
