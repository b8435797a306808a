/// Cases that we decide otherwise, on purpose.
///
/// All stand in `consensus.*`, the agreement of peers on texts of theirs; where a rule has better evidence it wins
/// (detection.md, section 16). Cases of standards, of reports and of a dialect of our own never deviate.
struct Deviation {
  /// Why, with the rule.
  let reason: String
  /// The cases' ids.
  let ids: [String]

  /// By suite.
  static let all: [String: [Deviation]] = [
    "consensus.cashtags": [
      Deviation(
        reason: "B3: U+0DF4 is punctuation, and no word scalar that would hold a cashtag back",
        ids: [
          "abc-56c1adb8"
        ])
    ],
    "consensus.emails": [
      Deviation(
        reason: "E2: a!b is a local part by UTS #58; the colon before it is none of its scalars",
        ids: [
          "a-b-gmail-com-83776f33"
        ])
    ],
    "consensus.hashtags": [
      Deviation(
        reason: "G1: U+FF03 is a sign, as UAX #31, X and Bluesky have it",
        ids: [
          "a89f98ff",
          "66a6fbe3",
        ])
    ],
    "consensus.links": [
      Deviation(
        reason: "S2: any scheme makes a link",
        ids: [
          "a-b-foo-cdb82c2d",
          "a-b-foo-7670b008",
          "a123-foo-2bf46b8b",
          "a123b-foo-e1f32dbf",
          "ab-c-54df2371",
          "instagram-user-nfrasser-72fcb441",
          "upi-pay-pa-xxxxxxx-pn-xxxxx-1c7fb65f",
        ]),
      Deviation(
        reason: "H8: an IPv6 literal is a host",
        ids: [
          "http-123-123-bbd6c263",
          "http-123-7d8a2fca",
          "http-1-1-f2e25f7c",
          "http-1-4a67851f",
          "http-2001-4860-0-2001-68-2787f9d4",
          "http-2606-4700-4700-0-0-0-0-1111-459191c3",
          "http-3ffe-1900-4545-3-200-f8ff-fe21-6-69e2cf5b",
          "http-1-b2ac1d92",
          "http-c5e5f397",
          "http-f-f-f-f-b6be5511",
          "https-2606-4700-4700-0-0-0-0-1111-44-6434ec3b",
        ]),
      Deviation(
        reason: "P3b: a CJK full stop ends a link",
        ids: [
          "http-twitter-com-example-com-ab3f5571"
        ]),
    ],
    "consensus.mentions": [
      Deviation(
        reason: "M2: dots and hyphens inside a name belong to it",
        ids: [
          "ab0cd-ab-d-aa-sd-0-9-9-aboyz-f67f7c94",
          "ab0cd-ab-d-aa-sd-0-9-9-aboyz-f281cf4c",
          "handle-com-handle-com-ea10b7f6",
          "handle-com-handle-com-handle-com-ba94f203",
          "handle-com-middle-end-955083bc",
          "hello-world-1d767266",
          "twitter-com-twitter-co-jp-7a0ed943",
          "views-py-d06ce0f5",
          "hey-john-doe-please-review-this-d1a97075",
          "parenthetical-handle-com-19519a0a",
          "start-middle-handle-com-4054d300",
          "handle-com-42042370",
        ]),
      Deviation(
        reason: "S5: square brackets are no user info, so what follows their @ is a name",
        ids: [
          "https-user-pass-word-www-example-com-ed2b9b67"
        ]),
    ],
  ]

  /// The reason of each case of a suite that deviates, by the case's id.
  static func reasons(in suite: String) -> [String: String] {
    var reasons: [String: String] = [:]
    for deviation in all[suite] ?? [] {
      for id in deviation.ids { reasons[id] = deviation.reason }
    }
    return reasons
  }
}
