import TextModel
import Testing

@Suite struct SimpleCaseFoldingTests {
  @Test(
    arguments: [
      ("A", "a"), ("z", "z"), ("[", "["), ("@", "@"), ("µ", "μ"), ("Я", "я"), ("ς", "σ"), ("Ā", "ā"), ("ā", "ā"),
      ("\u{212A}", "k"), ("ẞ", "ß"), ("ß", "ß"), ("Ꭰ", "Ꭰ"), ("ꭰ", "Ꭰ"), ("𐐀", "𐐨"), ("İ", "İ"), ("漢", "漢"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func folding(scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(SimpleCaseFolding.shared.folding(of: scalar.value) == expected.value)
  }

  @Test func foldingTwiceIsFoldingOnce() {
    let folding = SimpleCaseFolding.shared
    var folded = 0
    for value in UInt32(0)..<0x11_0000 {
      let once = folding.folding(of: value)
      if once != value { folded += 1 }
      #expect(folding.folding(of: once) == once)
    }
    // CaseFolding.txt 15.0: 1454 lines of status C or S.
    #expect(folded == 1454)
  }

  @Test func whatIsNoScalarStays() {
    #expect(SimpleCaseFolding.shared.folding(of: ScalarStep.illFormed) == ScalarStep.illFormed)
  }
}
