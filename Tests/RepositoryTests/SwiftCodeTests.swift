import Testing

@Suite struct SwiftCodeTests {
  @Test(arguments: [
    ("let a = 1 // try!", "let a = 1        "),
    ("a /* x /* y */ z */ b", "a                   b"),
    (#"f("try!") + 1"#, "f(      ) + 1"),
    (#"f("a\"b") + 1"#, "f(      ) + 1"),
    (#"f("\(try! g("x")) y")"#, "f(   try! g(   ))   )"),
    (##"f(#"a"\b"#, c)"##, "f(        , c)"),
    (#"f("""\#na " b\#n""", c)"#, "f(   \n     \n   , c)"),
    ("#if os(Linux)", "#if os(Linux)"),
    ("\"unterminated\nlet b = 2", "             \nlet b = 2"),
  ])
  func commentsAndLiteralsAreBlank(source: String, code: String) {
    #expect(SwiftCode.lines(of: source).joined(separator: "\n") == code)
  }
}
