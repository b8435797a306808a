/// Interim.
public struct Pack: Sendable {
  public let dialect: String
  public let granularity: Granularity
  public let rules: [Rule]
  public static let `default` = Pack(
    dialect: "default", granularity: .range,
    rules: [
      Rule(name: "handlebars", kind: .handlebars, matcher: .native(.handlebars), isContainer: false),
      Rule(name: "link", kind: .link, matcher: .native(.schemeLink), isContainer: false),
      Rule(name: "domain", kind: .link, matcher: .native(.bareDomain), isContainer: false),
      Rule(name: "email", kind: .email, matcher: .native(.email), isContainer: false),
      Rule(name: "mention", kind: .mention, matcher: .native(.mention), isContainer: false),
      Rule(name: "hashtag", kind: .hashtag, matcher: .native(.hashtag), isContainer: false),
      Rule(name: "cashtag", kind: .cashtag, matcher: .native(.cashtag), isContainer: false),
      Rule(name: "phone", kind: .phone, matcher: .native(.phone), isContainer: false),
      Rule(name: "quotation", kind: .quotation, matcher: .native(.quotation), isContainer: true),
    ])
  public static let selectableTextView = Pack(dialect: "selectabletextview", granularity: .word, rules: [])
  public static let builtIn: [Pack] = [.default, .selectableTextView]
}
public enum Granularity: String, Sendable { case range, word }
public enum TextUnit: String, Sendable { case line, whole }
public struct Rule: Sendable {
  public let name: String
  public let kind: SelectionKind
  package let matcher: RuleMatcher
  public let isContainer: Bool
}
package enum RuleMatcher: Sendable { case native(NativeRule), validator(String), pattern(source: String, triggers: [String]) }
package enum NativeRule: String, CaseIterable, Sendable {
  case schemeLink = "scheme-link"
  case bareDomain = "bare-domain"
  case email, phone, mention, hashtag, cashtag, quotation, handlebars
}
