/// The words that messages are made of, as UTF-8.
struct Vocabulary {
  /// The words of a script; a message keeps to one script.
  struct Script {
    let words: [[UInt8]]
    /// Whether a space stands between words.
    let isSpaced: Bool
  }

  let latin: Script
  let otherScripts: [Script]
  /// What an entity is filled with: first names, host labels, endings of hosts.
  let names: [[UInt8]]
  let domains: [[UInt8]]
  let paths: [[UInt8]]
  let emoji: [[UInt8]]
  /// What prose is made of: mostly longer than the words of a chat, and without signs.
  let proseWords: [[UInt8]]
  let sentenceStarts: [[UInt8]]
  let contractions: [[UInt8]]

  init() {
    latin = Script(
      words: Self.words(
        """
        the a to and you I it is in of that for on we be this so not but have was are with just like what my me at do can if
        no all up out about get got now know think going see ok yeah one time good really when there how then well back
        here work tomorrow later maybe still today meeting thanks lol need want let's don't it's I'm that's really? yes! hmm
        sure, right. great morning tonight dinner coffee train photo video ticket build deploy broken fixed review merge
        weekend birthday please sorry waiting coming home office almost done (again) soon 5 10 20 3pm
        """), isSpaced: true)
    otherScripts = [
      Script(
        words: Self.words("привет как дела сегодня завтра хорошо спасибо да нет встреча потом работа фото едем"),
        isSpaced: true),
      Script(words: Self.words("مرحبا كيف الحال اليوم غدا شكرا نعم لا العمل لاحقا صورة قريبا"), isSpaced: true),
      Script(words: Self.words("नमस्ते कैसे आज कल ठीक धन्यवाद हाँ नहीं काम बाद में फोटो"), isSpaced: true),
      Script(words: Self.words("안녕 오늘 내일 고마워 그래 회의 나중에 사진 같이 가자 지금"), isSpaced: true),
      Script(words: Self.words("γεια σήμερα αύριο ευχαριστώ ναι όχι δουλειά μετά εντάξει"), isSpaced: true),
      Script(words: Self.words("你好 今天 明天 谢谢 开会 晚上 好的 没有 照片 一起 马上 真的 吗 了 我们"), isSpaced: false),
      Script(words: Self.words("こんにちは 今日は 明日 ありがとう 会議 あとで 写真 すぐに です ね 本当"), isSpaced: false),
      Script(words: Self.words("สวัสดี วันนี้ พรุ่งนี้ ขอบคุณ ประชุม รูป ไปด้วยกัน ครับ"), isSpaced: false),
    ]
    names = Self.words("ann ben chloe dev_team eli farah goran hana ivo jun kim.lee lucia mo nadia omar petra")
    domains = Self.words(
      "example.com example.org www.example.net shop.example.com example.co.uk docs.example.io blog.example.de example.fr"
    )
    paths = Self.words(
      "/ /a /news/2026/05 /watch?v=a1B2c3 /wiki/Swift_(bird) /search?q=tea&p=2#top /img/42.png /~ann/notes")
    emoji = Self.words("🙂 😂 👍🏽 ❤️ 🎉 👩‍👩‍👧 🔥 🙏")
    proseWords = Self.words(
      """
      the the the the of of of and and and a a to to in in that was it his her with as for had at by on not which from were
      they this or an but been would their there all when could more some into than other them about so then only little
      river harbour window evening garden letter captain mountain silence village station winter morning lantern bridge
      kitchen journey stranger doctor teacher passage shoulder moment distance question language history building
      carefully suddenly slowly hardly perhaps almost always towards beneath between against without already together
      walked remembered answered carried followed opened gathered understood returned believed explained disappeared
      old quiet narrow heavy bright distant familiar broken gentle certain ordinary naïve café
      """)
    sentenceStarts = Self.words("The It He She They There When After Before In On But And Every Perhaps Once Later")
    contractions = Self.words("didn't wasn't couldn't it's captain's doctor's mother's they'd he'd won't")
  }

  private static func words(_ text: String) -> [[UInt8]] {
    text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
  }
}
