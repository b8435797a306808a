public import TextValidation

extension LinkifyJSReference {
  /// Texts that begin or decide something in the dialect, of which random texts are made.
  public static let fragments = signs + spaces + words + domains + schemes + tails + emails + names

  private static let signs = [
    ".", ".", "/", ":", "@", "-", "--", "#", "_", "~", "%", "?", "&", "'", "!", ",", "{", "}", "[", "]", "(", ")",
    "<", ">", "（", "）", "「", "」", "『", "』", "＜", "＞", "・", "$=^`+|\\", ";\"", "\u{301}",
  ]
  private static let spaces = [" ", " ", "\n", "\r\n", "\r", "\u{FFFC}", "\u{3000}", "\u{85}"]
  private static let words = [
    "a", "Com", "1", "42", "007", "255", "256", "a1", "é", "é1a", "テスト", "İ", "K", "😀", "❤\u{FE0F}", "👩\u{200D}💻",
    "\u{200D}", "©", "ℹ", "٣",
  ]
  private static let domains = [
    ".com", ".co", ".рф", "рф", "рa", "भारत", "example.com", "http.org", "localhost", "LOCALHOSTS", ".zzz",
    "192.0.2.1", "[2001:db8::1]", "[::",
  ]
  private static let schemes = [
    "http://", "HTTPS://", "file:///", "mailto:", "http", "view-source:", "file?",
  ]
  private static let tails = [
    ":80", ":8080/", "/x", "/x_(y)", "/{", "/(", "/[(", "(%", "()", "()<", "{}[", "([]", "(a.b", "『』", "?q=%20",
    "/a.",
  ]
  private static let emails = [
    "ada@example.com", "~ada/b@b.co", "a.b@", "a..b@c.de", "@localhost", "@1.a-b.co", "@a--b.com:25",
  ]
  private static let names = ["#tag_2", "#1", "#_", "#・a", "#7a", "@ada-l/x", "@-", "@/a", "hello"]

  /// With plugins, of which those that share a sign are apart, and with schemes, keywords and refusals of a client's.
  public static func variants(of options: DetectionOptions) -> [DetectionOptions] {
    var names = options
    names.linkifyJS.plugins = [.hashtag, .mention, .ip, .keyword]
    names.linkifyJS.keywords = ["hello", "a ", "42", "рa", "x--y", "http"]
    names.customSchemes = ["view-source": .slashesRequired, "come": .slashesOptional, "42": .slashesOptional]
    var tickets = options
    tickets.linkifyJS.plugins = [.ticket, .ip]
    tickets.linkifyJS.rejectedLinks = ["example.com", "http.org"]
    return [names, tickets]
  }
}
