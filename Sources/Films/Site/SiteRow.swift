/// A row of a list: a name with an anchor, what it says, and its films.
struct SiteRow: Sendable {
  let anchor, name: String
  let text: Markup
  let words: [String]
  let films: [SiteFilm]

  /// More films than these are folded, and of more than these some are left to the search.
  private static let (mostOpen, most) = (12, 24)

  /// The row on a page, from which the index's folder is `top`.
  func markup(_ top: Markup) -> Markup {
    let links = films.prefix(Self.most).map { film -> Markup in
      "<li><a href=\"\(top)\(film.path)\">\(film.name)</a>"
    }
    let search: Markup =
      "<li><a href=\"\(top)\(SiteTab.films.path)?q=\(name)\">all films with this name</a>"
    let isWhole = films.count <= Self.most
    let list: Markup =
      links.isEmpty ? "" : "<ul class=\"films\">\(links)\(isWhole ? "" : search)</ul>"
    let films: Markup =
      films.count > Self.mostOpen
      ? "<details><summary>\(films.count) films</summary>\(list)</details>" : list
    return """
      <div id="\(anchor)"\(SitePage.words(words))><dt>\(name)</dt><dd>\(text)\(films)</dd></div>
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
