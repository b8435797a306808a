import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite struct RegionalPhoneTests {
  @Test(arguments: [
    ("DE", "Geburtstag: 05.10.1986"),
    ("DE", "Ferien 03.06-07.06.2015"),
    ("GB", "due 2024-01-15"),
    ("DE", "Ruf an: ⟦05321 12345⟧"),
    ("US", "call ⟦212 555 0147⟧"),
  ])
  func aDateIsNoNumberOfTheRegion(region: String, drawn: String) {
    let marked = MarkedText(drawn)
    var configuration = Scanner.Configuration()
    configuration.kinds = [.phone]
    configuration.options.region = region
    let found = Scanner(configuration).selections(in: marked.text)
    #expect(MarkedText.draw(found.map(\.utf8Range), in: marked.text) == marked.description)
  }
}
