import EscapedText
import Support
import Testing

struct EscapingTests {
  @Test(arguments: OddCharacter.all)
  func whatCannotBeSeenIsEscaped(_ character: OddCharacter) {
    #expect(character.name.escaped == character.shownName)
    #expect(character.shownName.escaped == character.shownName)
  }

  @Test(arguments: [
    "", "Home", "Ä設定한국👍🏽", "👩‍👩‍👧", "🏳️‍🌈", "❤️", "🇩🇪", "cafe\u{301}", "a \\ \"b\"", "‹ ● ⊖ ░ │ …", "\u{A0}",
  ])
  func whatCanBeSeenStays(_ text: String) { #expect(text.escaped == text) }

  @Test func linesStayInTextsOfSeveral() {
    #expect("a\n\tb\u{1B}".escapedLines == "a\n\tb\\27")
  }

  @Test func bytesThatAreNoTextAreEscaped() {
    #expect(
      String(escaping: [0x61, 0xFF, 0x31, 0xC3, 0xA4, 0x0A, 0xE2, 0x80]) == "a\\2551ä\\n\\226\\128")
  }

  @Test(arguments: [
    ("a/b_c.lua:3", "a/b_c.lua:3"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("a\n'\\b\u{202E}", "$'a\\012\\'\\\\b\\342\\200\\256'"),
  ])
  func wordsAreReadByShells(_ text: String, _ word: String) { #expect(text.shellWord == word) }

  @Test func jsonHasItsOwnNotation() {
    #expect("ä\u{202E}\u{E0041}\n".escapedInJSON == "ä\\u202e\\udb40\\udc41\n")
  }
}
