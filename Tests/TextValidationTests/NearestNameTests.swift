import TextValidation
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("emial", "email"), ("mentoin", "mention"), ("LINK", "link"), ("links", "link"), ("hastag", "hashtag"),
    ("", "link"),
  ])
  func fewestEditsWin(name: String, nearest: String) {
    #expect(NearestName.of(name, among: ["link", "email", "mention", "hashtag"]) == nearest)
  }

  @Test(arguments: [
    ("tag", "hashtag"), ("quote", "quotation"), ("phonenumber", "phone"), ("mail", "email"),
    ("hanldebars", "handlebars"), ("PHONE_NUMBERS", "phone"), ("at", "quotation"),
  ])
  func whereNoneIsNearPartsCount(name: String, nearest: String) {
    let names = ["link", "email", "phone", "mention", "hashtag", "cashtag", "quotation", "handlebars"]
    #expect(NearestName.of(name, among: names) == nearest)
  }

  @Test func endlessNamesAreCutShort() {
    let name = "mention" + String(repeating: "x", count: 1_000_000)
    #expect(NearestName.of(name, among: ["link", "mention"]) == "mention")
  }

  @Test func nothingIsNearestToNothing() {
    #expect(NearestName.of("a", among: []) == nil)
  }
}
