import TextComposer
import Testing

@Suite struct MessageComponentTests {
  /// Media that is told apart by its one byte, in what is drawn as `▢` and, where no media stands, as `◌`.
  private static func item(_ number: UInt8) -> MediaItem {
    MediaItem(contentType: "image/png", mediaType: .png, bytes: [number])
  }

  private struct DrawnMessage {
    var text = ""
    var media: [InlineMedia] = []

    init(_ drawn: String) {
      for scalar in drawn.unicodeScalars {
        if scalar == "▢" {
          let id = media.count
          media.append(InlineMedia(id: id, utf8Offset: text.utf8.count, item: item(UInt8(truncatingIfNeeded: id))))
        }
        text.unicodeScalars.append(scalar == "▢" || scalar == "◌" ? "\u{FFFC}" : scalar)
      }
    }
  }

  private static func draw(_ components: [MessageComponent]) -> [String] {
    components.map { component in
      switch component {
      case .text(let text): text.replacing("\u{FFFC}", with: "◌")
      case .media(let item): "▢\(item.bytes)"
      }
    }
  }

  @Test(
    arguments: [
      ("", []), (" \n", []), ("a", ["a"]), (" a b \n", ["a b"]),
      ("▢", ["▢[0]"]),
      // One character behind the last image is as good as more.
      ("▢a", ["▢[0]", "a"]), ("▢\na", ["▢[0]", "a"]), ("▢ab", ["▢[0]", "ab"]),
      ("a▢b▢c", ["a", "▢[0]", "b", "▢[1]", "c"]),
      ("a\n▢\n\n▢\n", ["a", "▢[0]", "▢[1]"]),
      ("▢▢", ["▢[0]", "▢[1]"]),
      (" é ▢ 👩‍👩‍👧‍👦 ", ["é", "▢[0]", "👩‍👩‍👧‍👦"]),
      // The character for an object without an object is text.
      ("◌", ["◌"]), ("a◌b▢◌", ["a◌b", "▢[0]", "◌"]),
      // A mark on an object is a text of its own.
      ("▢\u{301}a", ["▢[0]", "\u{301}a"]),
    ] as [(String, [String])])
  func aMessageIsTextAndMediaInTheirOrder(_ drawn: String, _ components: [String]) {
    let message = DrawnMessage(drawn)
    #expect(Self.draw(MessageComponent.components(of: message.text, media: message.media)) == components)
    let reversed = MessageComponent.components(of: message.text, media: message.media.reversed())
    #expect(Self.draw(reversed) == components)
  }

  @Test(arguments: [
    -1, 0, 2, 3, 5, 6, .max, .max - 1, .min,
  ])
  func mediaWhereNoneCanBeIsLeftOut(_ utf8Offset: Int) {
    let media = [InlineMedia(id: 0, utf8Offset: utf8Offset, item: Self.item(0))]
    #expect(Self.draw(MessageComponent.components(of: "a\u{FFFC}é", media: media)) == ["a◌é"])
  }

  @Test func oneMediaStandsAtOnePlace() {
    let media = [0, 1].map { InlineMedia(id: $0, utf8Offset: 1, item: Self.item(UInt8($0))) }
    #expect(Self.draw(MessageComponent.components(of: "a\u{FFFC}b", media: media)) == ["a", "▢[0]", "b"])
  }

  @Test func aMessageOfManyMediaIsTakenApart() {
    let message = DrawnMessage(String(repeating: "▢ a ", count: 20_000))
    let components = MessageComponent.components(of: message.text, media: message.media)
    #expect(components.count == 40_000)
    #expect(components.last == .text("a"))
  }
}
