import CFacts

/// All facts, from the pages that are built into the program; they are read lazily.
package struct FactBook: Sendable {
  /// The facts, ordered by tag.
  package let facts: [Fact]
  /// The problems of the pages.
  package let problems: [String]
  private let places: [Tag: Int]

  /// The facts that this program was built with.
  package static let standard = FactBook(pages: embedded)

  /// Reads pages, each a name and a text.
  package init(pages: [(name: String, text: String)]) {
    let pages = pages.map { FactPage($0.name, $0.text) }
    facts = pages.flatMap(\.facts).sorted { $0.tag < $1.tag }
    places = Dictionary(
      facts.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { one, _ in one })
    problems = pages.flatMap(\.problems)
  }

  /// The fact with a tag; nil if no page defines it.
  package subscript(tag: Tag) -> Fact? { places[tag].map { facts[$0] } }

  /// The defined tags nearest to an undefined one: those with its letters and the nearest numbers.
  package func tags(near tag: Tag) -> [Tag] {
    let family = facts.map(\.tag).filter { $0.letters == tag.letters }
    let nearest = family.sorted { abs($0.number - tag.number) < abs($1.number - tag.number) }
    return nearest.prefix(2).sorted()
  }

  /// A tag as a link from a page in a folder beside `docs/facts`; unchanged if it is undefined.
  package func link(_ text: String) -> String {
    guard let fact = Tag(text).flatMap({ self[$0] }) else { return text }
    return "[\(text)](../facts/\(fact.page).md#\(fact.anchor))"
  }

  private static var embedded: [(name: String, text: String)] {
    sequence(state: 0) { (index: inout Int) in
      defer { index += 1 }
      let page = dd_fact_page(index)
      return page.text == nil ? nil : (String(cString: page.name), page.content)
    }.map(\.self)
  }
}

extension dd_page {
  /// The contents of the file.
  var content: String {
    String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
  }
}
