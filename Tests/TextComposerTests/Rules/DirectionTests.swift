import TextComposer
import TextLayout
import TextModel
import Testing

/// Which way a field runs (composer.md, W1-W3).
@Suite struct DirectionTests {
  @Test(arguments: [
    ("|", "", false), ("|", "Write", false), ("|", "כתוב", true), ("|", "123 כתוב", true),
    // Each paragraph by itself, whatever the placeholder.
    ("a|", "כתוב", false), ("ש|", "Write", true), ("abc\nש|", "", true), ("a|bc\nש", "", false), ("1. ש|", "", true),
  ])
  func theFirstLetterDecides(_ drawn: String, _ placeholder: String, _ isRightToLeft: Bool) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.placeholder = placeholder
    var field = try SampleField(drawn, configuration: configuration)
    #expect(field.state.isRightToLeft(in: field.environment) == isRightToLeft)
    for (direction, expected) in [(BaseDirection.leftToRight, false), (.rightToLeft, true)] {
      configuration.layout.baseDirection = direction
      try field.apply(.configure(configuration))
      #expect(field.state.isRightToLeft(in: field.environment) == expected)
    }
  }

  @Test func noMarksOfDirectionAreSent() throws {
    var field = try SampleField("|")
    try field.type("שלום hello")
    #expect(Array(field.state.composedMessage.text.utf8) == Array("שלום hello".utf8))
  }
}
