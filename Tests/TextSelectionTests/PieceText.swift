import TestSupport

/// Random texts that are made of whole pieces.
struct PieceText {
  private let pieces: [String]
  private var generator: SeededGenerator

  init(seed: UInt64, pieces: [String]) {
    self.pieces = pieces
    generator = SeededGenerator(seed: seed)
  }

  /// Up to so many pieces, one behind the other.
  mutating func text(maximumPieceCount: Int) -> String {
    (0..<number(in: 0...maximumPieceCount)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
}
