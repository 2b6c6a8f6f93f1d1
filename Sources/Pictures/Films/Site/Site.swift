import NavigationModel

/// Films with an index, as plain files that refer to each other by relative links.
package struct Site: Sendable {
  /// A file: its path from the index, and its text.
  package typealias File = (path: String, text: String)
  private let entries: [SiteEntry]
  private let pages: [SitePage]
  private let opening: SiteOpening?

  /// The site of some scripts.
  ///
  /// Members and facts are listed in the order of these, each with the films that have it. The index
  /// begins with one film as a picture that plays, by default with the first that has something to see.
  package init(
    _ groups: [SiteGroup], classes: [SiteClass], facts: [SiteFact], opening: String? = nil
  ) {
    let groups = groups.filter { !$0.entries.isEmpty }
    entries = groups.flatMap(\.entries)
    let films = entries.flatMap(\.films)
    let facts = SiteFacts(facts, in: films)
    self.opening = SiteOpening(films, named: opening)
    pages =
      [SiteIndex(groups, facts: facts.links, opening: self.opening).page]
      + SiteReference(classes, in: films, facts: facts.links).pages + [facts.page]
  }

  /// The files; the same scripts have the same bytes.
  package var files: [File] {
    pages.map { ($0.path, $0.text) } + PageResource.site.files + PageResource.film.files
      + [opening?.file].compactMap(\.self)
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
      + entries.compactMap { entry in entry.app.map { (entry.appPath, PlayPage($0).text) } }
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
