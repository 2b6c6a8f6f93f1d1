import NavigationModel

/// Films with an index, as plain files that refer to each other by relative links.
package struct Site: Sendable {
  /// A file: its path from the index, and its text.
  package typealias File = (path: String, text: String)
  private let groups: [SiteGroup]
  private let lists: [SiteList]

  /// The site of some scripts.
  ///
  /// Members and facts are listed in the order of these, each with the films that have it.
  package init(
    _ groups: [SiteGroup], members: [SiteMemberText], facts: [SiteFact]
  ) {
    self.groups = groups.filter { !$0.entries.isEmpty }
    let films = groups.flatMap(\.entries).flatMap(\.films)
    lists = [.members(members, in: films), .facts(facts, in: films)]
  }

  /// The files; the same scripts have the same bytes.
  package var files: [File] {
    let entries = groups.flatMap(\.entries)
    let pages = [SiteIndex(groups).page] + lists.map(\.page)
    return pages.map { ($0.tab.path, $0.text) }
      + PageResource.film.files
      + entries.flatMap { entry in
        entry.films.map { film in
          let links = entry.links.filter { $0.path != film.path }
          return (film.path, FilmPage(film.film, onSiteAt: Self.top, links: links).text)
        }
      }
      + entries.compactMap { entry in
        entry.pair.map { one, other in
          let links = entry.links.filter { $0.path != entry.pairPath }
          let page = FilmPage(one, comparedWith: other, onSiteAt: Self.top, links: links)
          return (entry.pairPath, page.text)
        }
      }
  }

  /// The index's folder as those of the films have it.
  private static let top: Markup = "../"
}

/// An index of a site.
struct SiteTab: Sendable, Equatable {
  let path: String
  let title: String
  /// What its search looks for.
  let hint: String

  static let films = SiteTab(
    path: "index.html", title: "Films", hint: "Words, a class, a member, a fact such as A63")
  static let members = SiteTab(
    path: "members.html", title: "Classes and members", hint: "A class or a member")
  static let facts = SiteTab(
    path: "facts.html", title: "Facts", hint: "A fact such as A63, or words")

  static let all = [films, members, facts]
}

/// A page of a site that is searched: a list of groups, each with rows that have words.
struct SitePage: Sendable {
  let tab: SiteTab
  /// What is under the title.
  let introduction: Markup
  /// What its pictures share.
  var definitions: Markup = ""
  let body: Markup

  /// The file.
  var text: String {
    let resource = PageResource.site
    let page: Markup = """
      <html lang="en">
      \(resource.head(titled: "\(tab.title): Drilldown"))
      <body>
      \(definitions)<header><h1>\(tab.title)</h1><nav aria-label="Indices">\(links)</nav>\
      <p>\(introduction)</p>
      <form id="search" role="search" hidden><input type="search" id="query" autocomplete="off" \
      aria-label="Search" placeholder="\(tab.hint)"><output id="count"></output></form></header>
      <main>\(body)</main>
      <p id="none" hidden>Nothing has all of these words.</p>
      \(resource.script())
      </body>
      </html>

      """
    return "<!doctype html>\n" + page.text
  }

  private var links: [Markup] {
    SiteTab.all.map { other in
      let current: Markup = other == tab ? " aria-current=\"page\"" : ""
      return "<a href=\"\(other.path)\"\(current)>\(other.title)</a> "
    }
  }

  /// Words that a search finds, as an attribute.
  static func words(_ words: [String]) -> Markup {
    var seen: Set<String> = []
    let markup = words.map { $0.lowercased() }.filter { !$0.isEmpty && seen.insert($0).inserted }
      .map { "\(long: $0) " as Markup }
    return " data-words=\"\(markup)\""
  }
}
