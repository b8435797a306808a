import Foundation
import TextModel
import Testing

@Suite struct TextAttributesCodingTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test(arguments: [
    (TextColor.black, ##""#000000""##), (.red, ##""#ff0000""##),
    (TextColor(red: 1, green: 0.2, blue: 0, alpha: 0.4), ##""#ff330066""##),
    (.tint, #"{"blue":1,"green":0.478,"red":0}"#),
    (TextColor(red: 1.5, green: 0, blue: -1, alpha: 0.1), #"{"alpha":0.1,"blue":-1,"green":0,"red":1.5}"#),
  ])
  func aColourIsHexTextWhereThatIsExact(color: TextColor, expected: String) throws {
    #expect(try Self.json(color) == expected)
    #expect(try Self.decoded(TextColor.self, expected) == color)
  }

  @Test func everyByteOfAColourComesBack() {
    for byte in 0...255 {
      let color = TextColor(red: Double(byte) / 255, green: 0, blue: 1, alpha: Double(byte) / 255)
      #expect(color.hexText.flatMap(TextColor.init(hexText:)) == color)
    }
  }

  @Test(arguments: [
    "", "#", "000000", "#00000", "#0000000", "#000000000", "#00000g", "#-00000", "# 00000", "#００００００", "#é0000",
  ])
  func otherTextIsNoColour(text: String) {
    #expect(TextColor(hexText: text) == nil)
    #expect(throws: DecodingError.self) { try Self.decoded(TextColor.self, #""\#(text)""#) }
  }

  @Test func hexTextIsReadInEitherCase() {
    #expect(TextColor(hexText: "#FfCc00") == TextColor(hexText: "#ffcc00"))
    #expect(TextColor(hexText: "#ffcc00")?.green == 0.8)
  }

  private static let full: TextAttributes = {
    var attributes = TextAttributes()
    (attributes.foregroundColor, attributes.backgroundColor) = (.red, .black)
    (attributes.selectedBackgroundColor, attributes.isBold, attributes.isItalic) = (.tint, true, false)
    (attributes.isUnderlined, attributes.isStruckThrough) = (true, false)
    (attributes.fontSizePoints, attributes.fontSizeDeltaPoints, attributes.kerningPoints) = (12, -2, 0.5)
    attributes.custom = ["a": "b"]
    return attributes
  }()

  private static let bold: TextAttributes = {
    var attributes = TextAttributes()
    attributes.isBold = true
    return attributes
  }()

  @Test(
    arguments: [
      (TextAttributes(), "{}"), (bold, #"{"isBold":true}"#),
      (
        full,
        ##"{"backgroundColor":"#000000","custom":{"a":"b"},"fontSizeDeltaPoints":-2,"fontSizePoints":12,"##
          + ##""foregroundColor":"#ff0000","isBold":true,"isItalic":false,"isStruckThrough":false,"##
          + ##""isUnderlined":true,"kerningPoints":0.5,"##
          + ##""selectedBackgroundColor":{"blue":1,"green":0.478,"red":0}}"##
      ),
    ] as [(TextAttributes, String)])
  func attributesAreWrittenWhereTheySaySomething(attributes: TextAttributes, expected: String) throws {
    #expect(try Self.json(attributes) == expected)
    #expect(try Self.decoded(TextAttributes.self, expected) == attributes)
  }
}
