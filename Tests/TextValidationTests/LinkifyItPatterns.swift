import TextValidation

/// The parts of linkify-it's links as patterns, in extended mode without case (dialects.md, LI-4 to LI-8).
struct LinkifyItPatterns {
  let blank = #"[\p{Z}\p{Cc}]"#
  let fence = #"[<>\x{FF5C}]"#
  /// A break.
  let rupture = #"[\p{Z}\p{Cc}\p{P}]"#
  let label: String
  let host: String
  let root: String
  /// A domain that is known.
  let domain: String
  /// A host that ends in one.
  let known: String
  let address: String
  let port = "(?: : (?: [1-5][0-9]{4} | 6[0-4][0-9]{3} | 65[0-4][0-9]{2} | 655[0-2][0-9] | 6553[0-5] | [0-9]{1,4} ) )"
  let end: String
  let user = #"(?: [^\p{Z}\p{Cc}@/\[\]()]+ @ )"#
  let name = #"[;:&=+$,.a-z0-9_-] [;:&=+$,".a-z0-9_-]*"#
  let path: String

  init(endsAtTripleDash: Bool) {
    let body = #"[^\p{Z}\p{Cc}\p{P}<>\x{FF5C}]"#
    let encoded = "xn--[a-z0-9-]{1,59}"
    label = "(?: \(encoded) | \(body) | \(body) (?: - | \(body) ){0,61} \(body) )"
    host = "(?: (?: \(label) \\. )* \(label) )"
    root = "(?: \(encoded) | \(body){1,63} )"
    domain = "(?: \(PlatformDomainNames.linkifyIt.joined(separator: " | ")) | \(encoded) )"
    known = "(?: (?: \(label) \\. )+ \(domain) )"
    let octet = "(?: 25[0-5] | 2[0-4][0-9] | [01]?[0-9]{1,2} )"
    address = "(?: (?: \(octet) \\. ){3} \(octet) )"
    let dash = endsAtTripleDash ? "- (?!--)" : "-"
    end =
      "(?= \\z | \(fence) | \(rupture) ) (?! \(dash) | _ | : [0-9] | \\. - | \\. (?! \\z | \(rupture) ) )"
    path = "(?: [/?\\#] (?: \(Self.units(body: body, endsAtTripleDash: endsAtTripleDash)) )+ | / )?"
  }

  private static func units(body: String, endsAtTripleDash: Bool) -> String {
    let outside = #"\p{Z}\p{Cc}"#
    let inside = "(?! \\z | [\(outside)] )"
    return [
      "[^\(outside)<>\\x{FF5C}\\[\\](){}.,\"'?!;-]",
      "\\[ [^\(outside)\\]]* \\]", "\\( [^\(outside))]* \\)", "\\{ [^\(outside)}]* \\}",
      "\" [^\(outside)\"]+ \"", "' [^\(outside)']+ '", "' (?= \(body) | - )",
      "\\.{2,} [a-z0-9%/&]", "\\. \(inside) (?!\\.)",
      endsAtTripleDash ? "(?! --- (?!-) ) -+" : "-+",
      "[,;] \(inside)", "!+ (?!!) \(inside)", "\\? \(inside) (?!\\?)",
    ].joined(separator: " | ")
  }
}
