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

  /// The members that films use, by class.
  static func members(
    _ members: [(member: SiteMember, summary: String)], in films: [SiteFilm]
  ) -> SiteList {
    let uses = films.byKey(\.members)
    let rows = members.compactMap { member, summary -> (owner: String, row: Row)? in
      guard let films = uses[member] else { return nil }
      let owner = member.owner ?? globals
      let row = Row(
        anchor: "\(owner).\(member.name)", name: member.name, text: .prose(summary),
        words: [owner, member.name], films: films)
      return (owner, row)
    }
    let sections = rows.map(\.owner).runs.map { range in
      section(rows[range.lowerBound].owner, rows[range].map(\.row))
    }
    return SiteList(
      page: SitePage(
        tab: .members, introduction: "The films in whose scripts a member or a function is used.",
        body: Markup(sections)))
  }

  private static let globals = "Functions"

  private static func section(_ owner: String, _ rows: [Row]) -> Markup {
    """
    <section class="group"><h2 id="\(owner)">\(owner)</h2><dl>\(rows.map(row))</dl></section>
    """
  }

  // MARK: Facts

  /// The facts that films show.
  static func facts(
    _ facts: [(tag: String, statement: String)], in films: [SiteFilm]
  ) -> SiteList {
    let uses = films.byKey(\.facts)
    let rows = facts.compactMap { tag, statement in
      uses[tag].map {
        Row(
          anchor: tag.lowercased(), name: tag, text: .prose(statement), words: [tag, statement],
          films: $0)
      }
    }
    return SiteList(
      page: SitePage(
        tab: .facts, introduction: "The films that show a fact about UIKit.",
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
    let list: Markup = "<ul>\(links)</ul>"
    let films: Markup =
      links.count > mostOpen
      ? "<details><summary>\(links.count) films</summary>\(list)</details>" : list
    return """
      <div id="\(row.anchor)"\(SitePage.words(row.words))><dt>\(row.name)</dt>\
      <dd><p>\(row.text)</p>\(films)</dd></div>
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
