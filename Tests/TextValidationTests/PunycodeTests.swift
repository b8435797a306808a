import TextValidation
import Testing

@Suite struct PunycodeTests {
  /// The samples of RFC 3492, section 7.1, without its mixed-case annotation.
  static let samples: [(String, String)] = [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
    ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
    ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
    ("Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"),
    ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
    ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
    ("-> $1.00 <-", "-> $1.00 <--"),
    ("рф", "p1ai"),
    ("😀", "e28h"),
    ("", ""),
  ]

  @Test(arguments: samples)
  func encodesAndDecodes(label: String, encoded: String) {
    #expect(Punycode.encode(label) == encoded)
    #expect(Punycode.decode(encoded) == label)
  }

  @Test func digitsMayBeCapitals() {
    #expect(Punycode.decode("P1AI") == "рф")
  }

  @Test(
    "no Punycode", arguments: ["p", "p1ai!", "é", "a--é", "99999999", "0gvb33ddafdpgdf99999999999", "zzzzzzzzz", "_"])
  func refuses(text: String) {
    #expect(Punycode.decode(text) == nil)
  }
}
