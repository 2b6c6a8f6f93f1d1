import NavigationModel

/// Films with an index, as plain files that refer to each other by relative links.
package struct Site: Sendable {
  /// A file: its path from the index, and its text.
  package typealias File = (path: String, text: String)
  private let groups: [SiteGroup]
  private let lists: [SitePage]

  /// The site of some scripts.
  ///
  /// Members and facts are listed in the order of these, each with the films that have it.
  package init(
    _ groups: [SiteGroup], classes: [SiteClass], facts: [SiteFact]
  ) {
    self.groups = groups.filter { !$0.entries.isEmpty }
    let films = groups.flatMap(\.entries).flatMap(\.films)
    lists = SiteReference(classes, in: films).pages + [SiteFacts(facts, in: films).page]
  }

  /// The files; the same scripts have the same bytes.
  package var files: [File] {
    let entries = groups.flatMap(\.entries)
    let pages = [SiteIndex(groups).page] + lists
    return pages.map { ($0.path, $0.text) } + PageResource.site.files + PageResource.film.files
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

  static let films = SiteTab(path: "index.html", title: "Films")
  static let members = SiteTab(path: "members.html", title: "Classes and members")
  static let facts = SiteTab(path: "facts.html", title: "Facts")

  static let all = [films, members, facts]
}
