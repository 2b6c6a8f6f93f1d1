import Drawings
import NavigationModel

/// The index of the films: a card for each script, with a picture; for a mistake and its cure both.
struct SiteIndex: Sendable {
  let page: SitePage

  init(_ groups: [SiteGroup], facts: SiteFactLinks, opening: SiteOpening?) {
    let films = groups.flatMap(\.entries).flatMap(\.films)
    var sheet = PictureSheet()
    let indices = films.map { film in
      Poster(of: film.film).map { sheet.add(FilmDrawings(film.film).device($0.moment)) }
    }
    let (definitions, pictures) = sheet.written
    let shots = zip(films, indices).map { film, index in
      (film.name, index.map { Markup(written: pictures[$0]) } ?? Self.note(film.words))
    }
    let cards = SiteCards(
      shots: Dictionary(shots, uniquingKeysWith: { one, _ in one }), facts: facts)
    page = SitePage(
      path: SiteTab.films.path, tab: .films, title: "Drilldown",
      introduction: """
        <p class="lead">UIKit's navigation without the phone: view controllers, stacks, bars and \
        presentations as a headless engine, with UIKit's callbacks and messages, driven by scripts.</p>\
        <p>These are \(films.count) scripts as films: pages that play them step by step, with the \
        device, the view controllers, and the callbacks in their order. A mistake is there wrong, \
        cured, and side by side; other scripts as iOS 6 and today's iOS run them, where these differ.</p>\
        <p class="groups">\(groups.map(Self.link(to:)))</p>
        """,
      opening: opening?.markup ?? "",
      hint: "Words, a class, a member, a fact such as A63",
      definitions: """
        <svg class="defs" width="0" height="0" aria-hidden="true"><defs>\(Markup(written: definitions))\
        </defs></svg>
        """,
      body: Markup(groups.map(cards.section)))
  }
}

extension SiteIndex {
  /// The way to a group, and how much it has.
  private static func link(to group: SiteGroup) -> Markup {
    "<a href=\"#\(group.anchor)\">\(group.title)</a> <span>\(group.entries.count)</span> "
  }

  /// The beginning of a text, as small as a picture.
  private static func note(_ text: String) -> Markup {
    let start = text.prefix(180)
    return "<span class=\"said\">\(String(start))\(start == text ? "" : "…")</span>"
  }
}

/// The cards of an index.
private struct SiteCards {
  /// The picture of each film, by its name.
  let shots: [String: Markup]
  let facts: SiteFactLinks

  func section(_ group: SiteGroup) -> Markup {
    """
    <section class="group"><h2 id="\(group.anchor)">\(group.title)</h2>\
    <ol class="cards">\(group.entries.map(card))</ol></section>
    """
  }

  private func card(_ entry: SiteEntry) -> Markup {
    let film = entry.film
    let shots = entry.films.map { film -> Markup in
      """
      <a href="\(film.path)" tabindex="-1" aria-hidden="true">\(self.shots[film.name] ?? "")</a>
      """
    }
    return """
      <li id="\(film.name)"\(Self.words(of: entry))><div class="shots">\(shots)</div><div class="text">\
      <h3 class="says"><a href="\(film.path)">\(Markup.prose(film.title))</a></h3>\
      <p class="name says">\(film.name)</p>\
      \(film.notes.map { Self.paragraph($0, "note") })\(Self.paragraph(film.origin, "from"))\
      \(Self.pair(entry))\(Self.app(entry))\(Self.rules(entry))\
      \(facts.list(entry.films.flatMap(\.facts).unique))</div>
      """
  }

  /// The links to a cure and to two films side by side; what is wrong has the card's own.
  private static func pair(_ entry: SiteEntry) -> Markup {
    guard entry.pair != nil else { return "" }
    let cure = entry.cure.map { cure -> Markup in
      "<p class=\"cure says\">Cured: <a href=\"\(cure.path)\">\(Markup.prose(cure.title))</a></p>"
    }
    let name: Markup = cure == nil ? "Then and now" : "Side by side"
    return "\(cure ?? "")<p class=\"pair\"><a href=\"\(entry.pairPath)\">\(name)</a></p>"
  }

  /// The link to the app as one can touch it.
  private static func app(_ entry: SiteEntry) -> Markup {
    entry.app == nil ? "" : "<p class=\"pair\"><a href=\"\(entry.appPath)\">Touch it</a></p>"
  }

  private static func paragraph(_ text: String, _ name: Markup) -> Markup {
    text.isEmpty ? "" : "<p class=\"\(name) says\">\(Markup.prose(text))</p>"
  }

  private static func rules(_ entry: SiteEntry) -> Markup {
    let rules = entry.films.flatMap(\.rules).unique
    return rules.isEmpty
      ? "" : "<p class=\"rules\">\(rules.map { "<code>\($0)</code> " as Markup })</p>"
  }

  private static func words(of entry: SiteEntry) -> Markup {
    let cure = entry.cure.map { [$0.name, $0.origin] + $0.notes } ?? []
    let words = entry.films.flatMap { film in
      film.facts + film.rules + film.classes + film.members.map(\.name)
    }
    return SitePage.words(cure + words)
  }
}

extension [String] {
  /// Each text once, where it is first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
