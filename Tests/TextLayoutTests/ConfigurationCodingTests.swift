import Foundation
import TestSupport
import TextLayout
import TextModel
import Testing

/// Configurations as JSON (layout.md, C1-C5, E21).
@Suite struct ConfigurationCodingTests {
  private typealias Configuration = SelectableTextConfiguration

  private static func json(_ configuration: Configuration) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(configuration), as: UTF8.self)
  }

  private static func configuration(_ json: String) throws -> Configuration {
    try JSONDecoder().decode(Configuration.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    "{}", #"{"unknown": [1, {}]}"#, #"{"text": null, "ellipsis": null, "expansion": null}"#,
    ##"{"numberOfLines": 0, "text": null, "textColor": "#000000", "fontSize": 17, "lineSpacing": 0,"##
      + #" "isSelectionEnabled": true, "isScrollEnabled": false, "truncationMode": "clipping","#
      + #" "truncationBoundary": "character", "ellipsis": "…", "lineBreakMode": "wordWrap", "overflow": "truncateTail","#
      + #" "breaksIdeographs": true, "alignment": "left", "insets": {"top": 0, "left": 0, "bottom": 0, "right": 0},"#
      + #" "tabWidth": 4, "tabPolicy": "fixed", "selectionStyle": null, "expansion": null, "baseDirection": "auto"}"#,
    #"{"truncateTail": false, "insets": {}}"#,
  ])
  func whatSaysNothingNewIsTheDefault(json: String) throws {
    #expect(try Self.configuration(json) == Configuration())
    #expect(try Self.json(Self.configuration(json)) == "{}")
  }

  @Test(arguments: [
    #"{"alignment":"center","insets":{"bottom":0,"left":2,"right":0,"top":1.5},"numberOfLines":2}"#,
    ##"{"fontFamily":"Serif","fontSize":12,"lineSpacing":-5,"text":"a\u0000b","textColor":"#ff0000"}"##,
    #"{"breaksIdeographs":false,"isScrollEnabled":true,"isSelectionEnabled":false,"reordersVisually":false}"#,
    #"{"baseDirection":"rightToLeft","ellipsis":"","lineBreakMode":"unicode","overflow":"wrap"}"#,
    #"{"tabPolicy":"stops","tabWidth":0,"truncationBoundary":"word","truncationMode":"truncateMiddle"}"#,
    #"{"selectionStyle":{}}"#, #"{"selectionStyle":{"isBold":false}}"#,
    #"{"expansion":{"collapsed":{"lines":2,"text":"More..."},"expanded":{"lines":0,"text":"Less"}}}"#,
    #"{"expansion":{"attributes":{"isBold":false},"collapsed":{"lines":1,"text":"+"},"expanded":{"lines":3,"text":"-"},"#
      + #""isExpanded":true,"padding":0,"visibility":"always"}}"#,
  ])
  func whatDiffersFromTheDefaultsIsWrittenInOrder(json: String) throws {
    #expect(try Self.json(Self.configuration(json)) == json)
  }

  @Test(arguments: [
    (#"{"truncateTail": true}"#, #"{"truncationMode":"truncateTail"}"#),
    (#"{"trucateTail": true}"#, #"{"truncationMode":"truncateTail"}"#),
    (#"{"trucateTail": true, "truncateTail": false}"#, "{}"),
    (#"{"truncateTail": true, "truncationMode": "clipping"}"#, "{}"),
    (#"{"truncateTail": true, "truncationMode": "truncateHead"}"#, #"{"truncationMode":"truncateHead"}"#),
    (
      #"{"topTextInsets": 1, "leftTextInsets": 2, "bottomTextInsets": 3, "rightTextInsets": 4}"#,
      #"{"insets":{"bottom":3,"left":2,"right":4,"top":1}}"#
    ),
    (#"{"leftTextInsets": 2}"#, #"{"insets":{"bottom":0,"left":2,"right":0,"top":0}}"#),
    (#"{"leftTextInsets": 2, "insets": {"top": 1}}"#, #"{"insets":{"bottom":0,"left":0,"right":0,"top":1}}"#),
  ])
  func namesOfInterfaceBuilderAreRead(json: String, expected: String) throws {
    #expect(try Self.json(Self.configuration(json)) == expected)
  }

  @Test(arguments: [
    (#"{"numberOfLines": "2"}"#, "numberOfLines"), (#"{"numberOfLines": 2.5}"#, "numberOfLines"),
    (#"{"text": 1}"#, "text"), (#"{"textColor": "red"}"#, "textColor"), (#"{"textColor": {"red": 1}}"#, "textColor"),
    (#"{"truncationMode": "tail"}"#, "truncationMode"), (#"{"insets": {"left": true}}"#, "insets.left"),
    (#"{"insets": 3}"#, "insets"), (#"{"truncateTail": 1}"#, "truncateTail"),
    (#"{"topTextInsets": "1"}"#, "topTextInsets"), (#"{"selectionStyle": {"isBold": 0}}"#, "selectionStyle.isBold"),
    (#"{"insets": {"top": 1e999}}"#, "insets"), (#"{"expansion": {}}"#, "expansion"),
    (#"{"expansion": {"collapsed": {"text": "+"}}}"#, "expansion.collapsed"),
  ])
  func aWrongValueIsAnErrorThatNamesTheKey(json: String, key: String) {
    let error = #expect(throws: DecodingError.self) { try Self.configuration(json) }
    #expect(error.map(Self.path) == key)
  }

  private static func path(of error: DecodingError) -> String {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    return context?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
  }

  @Test(
    arguments: [
      ("+", 0, "-", 0, .collapsedWithoutLimit(lineLimit: 0)), ("+", -1, "-", 0, .collapsedWithoutLimit(lineLimit: -1)),
      ("", 1, "-", 0, .emptyLabel), ("+", 1, "", 0, .emptyLabel),
      ("+", 2, "-", 2, .expandedShowsNoMore(collapsedLineLimit: 2, expandedLineLimit: 2)),
      ("+", 2, "-", -1, .expandedShowsNoMore(collapsedLineLimit: 2, expandedLineLimit: -1)),
    ] as [(String, Int, String, Int, TextExpansionError)])
  func statesThatAreNoExpansionAreRefused(
    more: String, lines: Int, less: String, moreLines: Int, expected: TextExpansionError
  ) throws {
    let (collapsed, expanded) = (
      TextExpansion.State(label: more, lineLimit: lines), TextExpansion.State(label: less, lineLimit: moreLines)
    )
    #expect(throws: expected) { try TextExpansion(collapsed: collapsed, expanded: expanded) }
    let states =
      #""collapsed": {"text": "\#(more)", "lines": \#(lines)}, "expanded": {"text": "\#(less)", "lines": \#(moreLines)}"#
    let error = #expect(throws: DecodingError.self) { try Self.configuration(#"{"expansion": {\#(states)}}"#) }
    #expect(error.map(Self.path) == "expansion")
    guard case .dataCorrupted(let context) = error else { return #expect(error == nil) }
    #expect(context.underlyingError as? TextExpansionError == expected)
    #expect(context.debugDescription == expected.description)
  }

  @Test func everyConfigurationComesBack() throws {
    var random = RandomConfiguration(seed: 8)
    for _ in 0..<2_000 {
      let configuration = try random.next()
      let json = try Self.json(configuration)
      #expect(try Self.configuration(json) == configuration, "\(json)")
    }
  }
}
