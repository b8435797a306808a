/// A value for every code point, in blocks of 128 of which each distinct one is kept once.
struct TwoStages {
  /// For each block of code points, the number of its pattern.
  private(set) var blocks: [Int] = []
  /// The patterns, 128 values each.
  private(set) var members: [Int] = []

  /// Cuts `values`, one a code point, into blocks.
  init(of values: [Int]) {
    var numbers: [[Int]: Int] = [:]
    for start in stride(from: 0, to: values.count, by: 128) {
      let block = Array(values[start..<start + 128])
      if let number = numbers[block] {
        blocks.append(number)
      } else {
        blocks.append(numbers.count)
        numbers[block] = numbers.count
        members += block
      }
    }
  }
}
