import TextModel
import TextSelection
import TextValidation
import Testing

@Suite("TextSelector: attributes")
struct TextSelectorAttributesTests {
  private static func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
    var attributes = TextAttributes()
    change(&attributes)
    return attributes
  }

  private static let base = attributes {
    $0.foregroundColor = .black
    $0.isStruckThrough = true
    $0.kerningPoints = 1
  }

  /// A selector of `#` and the selection of `#a`.
  private static func selectorOfTags(
    _ validatorAttributes: TextAttributes? = nil
  ) throws -> (TextSelector, Selection) {
    var selector = TextSelector()
    let validator = ContainerValidator(
      validator: PrefixValidator(prefix: "#"), selectionAttributes: validatorAttributes)
    try selector.register(validator)
    return (selector, try #require(selector.selections(in: "#a").first))
  }

  @Test func everyLayerShowsThroughWhereStrongerOnesAreSilent() throws {
    var (selector, selection) = try Self.selectorOfTags(Self.attributes { $0.isUnderlined = true })
    selector.selectionAttributes.foregroundColor = .red
    let expected = Self.attributes {
      $0.foregroundColor = .red
      $0.isBold = true
      $0.fontSizeDeltaPoints = 2
      $0.isStruckThrough = true
      $0.isUnderlined = true
      $0.kerningPoints = 1
    }
    #expect(selector.attributes(of: selection, over: Self.base) == expected)
  }

  @Test func defaultsAreTintBoldAndLarger() throws {
    var (selector, selection) = try Self.selectorOfTags()
    var expected = Self.attributes {
      $0.foregroundColor = .tint
      $0.isBold = true
      $0.fontSizeDeltaPoints = 2
    }
    #expect(selector.attributes(of: selection) == expected)
    selector.tintColor = .black
    expected.foregroundColor = .black
    #expect(selector.attributes(of: selection) == expected)
  }

  @Test func validatorWinsOverSelectorOverDefaults() throws {
    var (selector, selection) = try Self.selectorOfTags(Self.attributes { $0.foregroundColor = .red })
    selector.selectionAttributes = Self.attributes {
      $0.foregroundColor = .black
      $0.isBold = false
    }
    let merged = selector.attributes(of: selection, over: Self.base)
    #expect(merged.foregroundColor == .red)
    #expect(merged.isBold == false)
  }

  @Test func statedSizeIsNotEnlarged() throws {
    var (selector, selection) = try Self.selectorOfTags()
    selector.selectionAttributes.fontSizePoints = 20
    let merged = selector.attributes(of: selection, over: Self.base)
    #expect(merged.fontSizePoints == 20)
    #expect(merged.fontSizeDeltaPoints == nil)
  }

  @Test func disabledSelectionsAreDrawnUnlessToldOtherwise() throws {
    var (selector, selection) = try Self.selectorOfTags()
    let drawn = selector.attributes(of: selection, over: Self.base)
    selector.isSelectionEnabled = false
    #expect(selector.attributes(of: selection, over: Self.base) == drawn)
    selector.showsSelectionStyleWhenDisabled = false
    #expect(selector.attributes(of: selection, over: Self.base) == Self.base)
    selector.isSelectionEnabled = true
    #expect(selector.attributes(of: selection, over: Self.base) == drawn)
  }

  @Test func selectionOfARemovedValidatorIsPlain() throws {
    var (selector, selection) = try Self.selectorOfTags()
    selector.remove(identifier: selection.identifier)
    #expect(selector.attributes(of: selection, over: Self.base) == Self.base)
  }
}
