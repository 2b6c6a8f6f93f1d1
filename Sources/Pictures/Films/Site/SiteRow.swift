/// A row of a list: a name with an anchor, what it says, and its films.
struct SiteRow: Sendable {
  let anchor, name: String
  let text: Markup
  let words: [String]
  let films: [SiteFilm]

  /// More films than these are left to the search.
  private static let mostFilms = 12

  /// The row on a page, from which the index's folder is `top`.
  func markup(_ top: Markup) -> Markup {
    let links = films.prefix(Self.mostFilms).map { film -> Markup in
      "<li><a href=\"\(top)\(film.path)\">\(film.name)</a>"
    }
    let rest: Markup =
      films.count > links.count
      ? "<li><a href=\"\(top)\(SiteTab.films.path)?q=\(name)\">all \(films.count) films</a>" : ""
    let list: Markup = links.isEmpty ? "" : "<ul class=\"films\">\(links)\(rest)</ul>"
    return """
      <div id="\(anchor)"\(SitePage.words(words))><dt>\(name)</dt><dd>\(text)\(list)</dd></div>
      """
  }
}

extension [SiteFilm] {
  /// The films of each of some keys, in their order.
  func byKey<Key: Hashable>(_ keys: (SiteFilm) -> [Key]) -> [Key: [SiteFilm]] {
    reduce(into: [:]) { result, film in
      for key in Set(keys(film)) { result[key, default: []].append(film) }
    }
  }
}
