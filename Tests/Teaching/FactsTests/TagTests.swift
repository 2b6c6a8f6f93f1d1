import Facts
import Testing

struct TagTests {
  @Test(arguments: [
    ("// A13, A31: as D16", "A13 A31 D16"),
    ("(P28 to P30; B66)", "P28 P29 P30 B66"),
    ("A46d and R1b", "A46 R1"),
    ("EQ3, BQ1, FQ6", "EQ3 BQ1 FQ6"),
    ("A5 leads to A9", "A5 A9"),
    ("P30 to P28", "P30 P28"),
    ("U+E4 \\u{E9} v1 NS1 UTF-16 A1000 Z1 A0 A_1 iPhone 8", ""),
  ])
  func aTextCitesTags(_ text: String, _ tags: String) {
    #expect(Tag.found(in: text[...]).map(\.text).joined(separator: " ") == tags)
  }

  @Test(arguments: [
    ("A16", "A16"), ("a16", "A16"), ("eq3", "EQ3"), ("A", nil), ("16", nil), ("A16b", nil),
    ("AB1", nil), ("A01", nil), ("", nil),
  ])
  func aWholeTextCanBeATag(_ text: String, _ tag: String?) {
    #expect(Tag(text)?.text == tag)
  }

  @Test func tagsAreOrderedByNumber() {
    #expect(
      [Tag("A10"), Tag("BQ1"), Tag("A9"), Tag("B2")].compactMap(\.self).sorted().map(\.text)
        == ["A9", "A10", "B2", "BQ1"])
  }
}
