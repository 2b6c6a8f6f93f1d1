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
}
