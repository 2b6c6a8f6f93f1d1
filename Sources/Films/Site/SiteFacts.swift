/// All facts, with the films that show them.
struct SiteFacts: Sendable {
  let page: SitePage

  init(_ facts: [SiteFact], in films: [SiteFilm]) {
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

  /// A fact's tag as a link to its row, from a page from which the index's folder is `top`.
  static func link(to tag: String, from top: Markup = "") -> Markup {
    "<a href=\"\(top)\(SiteTab.facts.path)#\(tag.lowercased())\">\(tag)</a> "
  }
}
