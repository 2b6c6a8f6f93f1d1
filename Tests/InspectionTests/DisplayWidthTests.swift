import Inspection
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Ä", 1), ("cafe\u{301}", 4), ("設定", 4), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2),
    ("❤", 1),
    ("❤️", 2), ("a\u{200B}b", 2), ("\u{1B}[7m", 3), ("‹ ● ⊖ ░ │ …", 11), ("𠀀", 2),
  ])
  func columnsOfATerminal(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("設定設定", 5, "設定…"), ("設定設定", 6, "設定…"), ("a👍🏽b", 3, "a…"),
  ])
  func tooLongTextsEndInAnEllipsis(text: String, width: Int, expected: String) {
    #expect(text.cut(toWidth: width) == expected)
  }

  @Test(arguments: [
    ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("a\tb", "a b"), ("\u{1B}[31m", "␛[31m"),
    ("\u{7F}", "␡"), ("\u{9B}31m", "\u{FFFD}31m"), ("a\u{202E}b", "a\u{FFFD}b"),
    ("a\u{2028}b", "a␤b"), ("\u{301}a", "a"), ("Ä設定👍🏽", "Ä設定👍🏽"),
  ])
  func nothingMovesTheCursor(text: String, expected: String) {
    #expect(text.harmless == expected)
  }
}
