/// A row of a list: a name with an anchor, what it says, and its films.
struct SiteRow: Sendable {
  let anchor, name: String
  let text: Markup
  let words: [String]
  let films: [SiteFilm]

  /// More films than these are folded.
  private static let mostOpen = 12

  /// The row on a page, from which the index's folder is `top`.
  func markup(_ top: Markup) -> Markup {
    let links = films.map { "<li><a href=\"\(top)\($0.path)\">\($0.name)</a>" as Markup }
    let list: Markup = links.isEmpty ? "" : "<ul class=\"films\">\(links)</ul>"
    let films: Markup =
      links.count > Self.mostOpen
      ? "<details><summary>\(links.count) films</summary>\(list)</details>" : list
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
