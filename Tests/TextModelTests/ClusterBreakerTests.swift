import Testing
import TextModel

struct ClusterBreakerTests {
  @Test func agreesWithCharactersOfString() {
    var random = RandomText(seed: 9)
    for _ in 0..<20_000 {
      let text = random.string(maximumCount: 16)
      var breaker = ClusterBreaker()
      var starts: [String.Index] = []
      for index in text.unicodeScalars.indices where breaker.hasBreak(before: text.unicodeScalars[index].value) {
        starts.append(index)
      }
      let isEqual = starts == Array(text.indices)
      #expect(isEqual, "\(text.debugDescription)")
    }
  }

  @Test func badBytesBreakAsTheirReplacement() {
    var breaker = ClusterBreaker()
    let breaks = [ScalarStep.illFormed, 0x301, ScalarStep.illFormed].map { breaker.hasBreak(before: $0) }
    #expect(breaks == [true, false, true])
  }

  @Test func pairsBesideASpaceNeedNothingBefore() {
    for scalar in RandomText.scalars {
      #expect(ClusterBreaker.hasBreak(between: 0x20, and: scalar.value) == (" \(scalar)".count == 2))
      #expect(ClusterBreaker.hasBreak(between: scalar.value, and: 0x20) == ("\(scalar) ".count == 2))
    }
  }
}
