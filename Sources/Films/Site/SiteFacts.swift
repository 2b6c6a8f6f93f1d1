/// All facts, with the films that show them.
struct SiteFacts: Sendable {
  let page: SitePage

  init(_ facts: [SiteFact], in films: [SiteFilm]) {
    let uses = films.byKey(\.facts)
    let rows = facts.map { fact in
      let notes = fact.notes.map { "<li>\(Markup.prose($0))" as Markup }
      return SiteRow(
        anchor: fact.tag.lowercased(), name: fact.tag,
        text: """
          <div class="says"><p>\(Markup.prose(fact.statement))</p></div>\
          <ul class="notes">\(notes)</ul>
          """,
        words: [fact.tag], films: uses[fact.tag, default: []])
    }
    page = SitePage(
      path: SiteTab.facts.path, tab: .facts, title: SiteTab.facts.title,
      introduction: "<p>The facts about UIKit, with the films that show them.</p>",
      hint: "A fact such as A63, or words",
      body: "<section class=\"group\"><dl>\(rows.map { $0.markup("") })</dl></section>")
  }

  /// A fact's tag as a link to its row, from a page from which the index's folder is `top`.
  static func link(to tag: String, from top: Markup = "") -> Markup {
    "<a href=\"\(top)\(SiteTab.facts.path)#\(tag.lowercased())\">\(tag)</a> "
  }
}
