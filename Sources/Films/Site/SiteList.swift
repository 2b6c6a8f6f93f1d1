/// An index of a site by something else than films: rows with the films that belong to each.
struct SiteList: Sendable {
  let page: SitePage

  /// A row: a name with an anchor, what it says, and its films.
  private struct Row {
    let anchor, name: String
    let text: Markup
    let words: [String]
    let films: [SiteFilm]
  }

  /// More films than these are folded.
  private static let mostOpen = 12

  // MARK: Members

  /// All members by class, with the films that use them.
  static func members(_ members: [SiteMemberText], in films: [SiteFilm]) -> SiteList {
    let uses = films.byKey(\.members)
    var seen: Set<SiteMember> = []
    let rows = members.filter { seen.insert($0.member).inserted }.map { text in
      let owner = text.member.owner ?? globals
      let row = Row(
        anchor: "\(owner).\(text.member.name)", name: text.member.name, text: Self.text(of: text),
        words: [owner, text.member.name], films: uses[text.member, default: []])
      return (owner: owner, row: row)
    }
    let sections = rows.map(\.owner).runs.map { range in
      section(rows[range.lowerBound].owner, rows[range].map(\.row))
    }
    return SiteList(
      page: SitePage(
        tab: .members,
        introduction: """
          The reference: each member and function with the films in whose scripts it is used.
          """,
        body: Markup(sections)))
  }

  private static let globals = "Functions"

  private static func text(of member: SiteMemberText) -> Markup {
    let problems = member.problems.map { "<li>\(Markup.prose($0))" as Markup }
    let list: Markup = problems.isEmpty ? "" : "<ul class=\"notes\">\(problems)</ul>"
    let facts: Markup =
      member.facts.isEmpty ? "" : "<p class=\"facts\">\(member.facts.map(factLink))</p>"
    return "<code>\(member.signature)</code><p>\(Markup.prose(member.summary))</p>\(list)\(facts)"
  }

  private static func section(_ owner: String, _ rows: [Row]) -> Markup {
    """
    <section class="group"><h2 id="\(owner)">\(owner)</h2><dl>\(rows.map(row))</dl></section>
    """
  }

  // MARK: Facts

  /// All facts, with the films that show them.
  static func facts(_ facts: [SiteFact], in films: [SiteFilm]) -> SiteList {
    let uses = films.byKey(\.facts)
    let rows = facts.map { fact in
      let notes = fact.notes.map { "<li>\(Markup.prose($0))" as Markup }
      return Row(
        anchor: fact.tag.lowercased(), name: fact.tag,
        text: "<p>\(Markup.prose(fact.statement))</p><ul class=\"notes\">\(notes)</ul>",
        words: [fact.tag, fact.statement], films: uses[fact.tag, default: []])
    }
    return SiteList(
      page: SitePage(
        tab: .facts, introduction: "The facts about UIKit, with the films that show them.",
        body: "<section class=\"group\"><dl>\(rows.map(row))</dl></section>"))
  }

  /// A fact's tag as a link to its row.
  static func factLink(_ tag: String) -> Markup {
    "<a href=\"\(SiteTab.facts.path)#\(tag.lowercased())\">\(tag)</a> "
  }

  // MARK: Rows

  private static func row(_ row: Row) -> Markup {
    let links = row.films.map { film -> Markup in
      "<li><a href=\"\(film.path)\" title=\"\(film.title)\">\(film.name)</a>"
    }
    let list: Markup = links.isEmpty ? "" : "<ul>\(links)</ul>"
    let films: Markup =
      links.count > mostOpen
      ? "<details><summary>\(links.count) films</summary>\(list)</details>" : list
    return """
      <div id="\(row.anchor)"\(SitePage.words(row.words))><dt>\(row.name)</dt>\
      <dd>\(row.text)\(films)</dd></div>
      """
  }
}

extension [SiteFilm] {
  /// The films of each of some keys, in their order.
  fileprivate func byKey<Key: Hashable>(_ keys: (SiteFilm) -> [Key]) -> [Key: [SiteFilm]] {
    reduce(into: [:]) { result, film in
      for key in Set(keys(film)) { result[key, default: []].append(film) }
    }
  }
}

extension [String] {
  /// The ranges of equal texts that follow each other.
  fileprivate var runs: [Range<Int>] {
    let starts = indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }
    return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
  }
}
