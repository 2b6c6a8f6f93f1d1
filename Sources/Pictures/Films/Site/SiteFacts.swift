/// All facts, with the films that show them.
struct SiteFacts: Sendable {
  let page: SitePage
  /// How other pages refer to them.
  let links: SiteFactLinks

  init(_ facts: [SiteFact], in films: [SiteFilm]) {
    links = SiteFactLinks(facts)
    let uses = films.byKey(\.facts)
    let rows = facts.map { fact in
      SiteRow(
        anchor: fact.tag.lowercased(), name: fact.tag, text: Self.text(of: fact),
        words: [fact.tag], films: uses[fact.tag, default: []])
    }
    page = SitePage(
      path: SiteTab.facts.path, tab: .facts, title: SiteTab.facts.title,
      introduction: """
        <p>What UIKit does, as far as tests, logs and documentation show it, with the films that show \
        it too. Below each fact: how well it is known, and for which iOS releases.</p>
        """,
      hint: "A fact such as A63, or words",
      body: "<section class=\"group\"><dl>\(rows.map { $0.markup("") })</dl></section>")
  }

  /// What a fact says, how the engine departs from it, and its evidence, which is folded.
  private static func text(of fact: SiteFact) -> Markup {
    let departure = fact.departure.map { "<p class=\"departs\">\(Markup.prose($0))</p>" as Markup }
    return """
      <div class="says">\(SiteProse(fact.statement).markup)</div>\(departure ?? "")\
      <details class="notes"><summary>\(fact.evidence)</summary>\
      <p>\(Markup.prose(fact.source))</p></details>
      """
  }
}

/// Links to facts, with their words.
struct SiteFactLinks: Sendable {
  private let words: [String: String]

  init(_ facts: [SiteFact]) {
    words = Dictionary(facts.map { ($0.tag, $0.words) }, uniquingKeysWith: { one, _ in one })
  }

  /// Tags in a line, whose words show when they are pointed at, from a page from which the index's
  /// folder is `top`; nothing for none.
  func line(_ tags: [String], from top: Markup) -> Markup {
    let links = tags.map { tag -> Markup in
      let title = words[tag].map { " title=\"\($0)\"" as Markup } ?? ""
      return "<a href=\"\(top)\(Self.place(of: tag))\"\(title)>\(tag)</a> "
    }
    return links.isEmpty ? "" : "<p class=\"facts\">\(links)</p>"
  }

  /// A folded list of tags and words, on the index; nothing for none.
  func list(_ tags: [String]) -> Markup {
    let items = tags.map { tag -> Markup in
      "<li><a href=\"\(Self.place(of: tag))\">\(tag)</a> \(words[tag] ?? "")"
    }
    guard !items.isEmpty else { return "" }
    let count = items.count == 1 ? "1 fact" : "\(items.count) facts"
    return "<details class=\"facts\"><summary>\(count)</summary><ul>\(items)</ul></details>"
  }

  private static func place(of tag: String) -> Markup {
    "\(SiteTab.facts.path)#\(tag.lowercased())"
  }
}
