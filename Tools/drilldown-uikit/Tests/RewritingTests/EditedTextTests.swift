import Testing

@testable import Rewriting

struct EditedTextTests {
  @Test func aMovedPartHasItsChanges() {
    var text = EditedText("a{}b{xyz}")
    text.exchange(6..<7, for: "Q")
    text.move(5..<8, to: 2, after: "<", before: ">")
    #expect(text.edited == "a{<xQz>}b{   }")
  }

  @Test func columnsAreThoseOfTheOriginal() {
    var text = EditedText("one\nlet x = #s(a); y\n")
    text.add(Edit(12..<17, "Selector(\"a\", T.a)"))
    #expect(text.edited == "one\nlet x = Selector(\"a\", T.a); y\n")
    #expect(text.originalColumn(line: 2, column: 1) == 1)
    #expect(text.originalColumn(line: 2, column: 9) == 9)
    #expect(text.originalColumn(line: 2, column: 28) == 15)
    #expect(text.originalColumn(line: 2, column: 23) == 13)
    #expect(text.originalColumn(line: 1, column: 2) == 2)
    #expect(text.originalColumn(line: 99, column: 2) == 2)
  }

  @Test func overlappingChangesAreMadeOnce() {
    var text = EditedText("abcdef")
    text.add(Edit(1..<4, "X"))
    text.add(Edit(2..<3, "Y"))
    #expect(text.edited == "aXef")
  }

  @Test func blanksKeepLineBreaks() {
    var text = EditedText("a b\nc d")
    text.blank(2..<5)
    #expect(text.edited == "a  \n  d")
  }

  @Test func onlyLinesWithChangesAreChanged() {
    var text = EditedText("one\ntwo\nthree")
    text.blank(4..<7)
    #expect((1...3).map { text.isChanged(inLine: $0) } == [false, true, false])
    #expect(text.originalLine(2) == "two")
  }
}
