import CFacts

/// All facts, from the pages that are part of the program; nothing is read before it is asked for.
package struct FactBook: Sendable {
  /// The facts in the order of their tags.
  package let facts: [Fact]
  /// What is wrong with the pages.
  package let problems: [String]
  private let places: [Tag: Int]

  /// The facts that this program was built with.
  package static let standard = FactBook(pages: embedded)

  /// Reads pages: a name and a text each.
  package init(pages: [(name: String, text: String)]) {
    let pages = pages.map { FactPage($0.name, $0.text) }
    facts = pages.flatMap(\.facts).sorted { $0.tag < $1.tag }
    places = Dictionary(
      facts.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { one, _ in one })
    problems = pages.flatMap(\.problems)
  }

  /// The fact of a tag; nil where no page defines it.
  package subscript(tag: Tag) -> Fact? { places[tag].map { facts[$0] } }

  /// The defined tags nearest to one that is not: of its letters, the nearest numbers.
  package func tags(near tag: Tag) -> [Tag] {
    let family = facts.map(\.tag).filter { $0.letters == tag.letters }
    let nearest = family.sorted { abs($0.number - tag.number) < abs($1.number - tag.number) }
    return nearest.prefix(2).sorted()
  }

  /// A tag as a link from a page in a folder beside `docs/facts`; as it is where it is not defined.
  package func link(_ text: String) -> String {
    guard let fact = Tag(text).flatMap({ self[$0] }) else { return text }
    return "[\(text)](../facts/\(fact.page).md#\(fact.anchor))"
  }

  private static var embedded: [(name: String, text: String)] {
    sequence(state: 0) { (index: inout Int) in
      defer { index += 1 }
      let page = drilldown_fact_page(index)
      return page.text == nil ? nil : (String(cString: page.name), page.content)
    }.map(\.self)
  }
}

extension drilldown_page {
  /// What is in the file.
  var content: String {
    String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
  }
}
