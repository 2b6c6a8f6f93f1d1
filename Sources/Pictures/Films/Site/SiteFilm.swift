import NavigationModel

/// A film of a site: what the index says of it, and its page.
package struct SiteFilm: Sendable {
  /// The name of its script, which is that of its files as well; each is there once.
  package let name: String
  /// Its title.
  package let title: String
  /// The documents that it is from; empty for none.
  package let origin: String
  /// What to watch, and further notes.
  package let notes: [String]
  /// The tags of the facts that it shows.
  package let facts: [String]
  /// The classes that its script names, and those of the controllers that take part.
  package let classes: [String]
  /// The members that its script uses.
  package let members: [SiteMember]
  /// What was recorded.
  package let film: Film

  /// A film and what is known of its script.
  package init(
    name: String, title: String, origin: String, notes: [String], facts: [String],
    classes: [String], members: [SiteMember], film: Film
  ) {
    (self.name, self.title, self.origin) = (name, title.isEmpty ? name : title, origin)
    (self.notes, self.facts) = (notes, facts)
    (self.classes, self.members) = (classes, members)
    self.film = film
  }

  /// Its file, relative to the index.
  var path: String { "films/\(name).html" }

  /// The names of what UIKit would have logged, each once.
  var rules: [String] {
    var seen: Set<String> = []
    return film.steps.flatMap(\.diagnostics).map(\.rule.id).filter { seen.insert($0).inserted }
  }

  /// What a script that shows nothing says in place of a picture: what is logged, else what it prints,
  /// else its last step.
  var words: String {
    let steps = film.steps
    let era = (Profile.named(film.profile) ?? .modern).era
    let logged = steps.flatMap(\.diagnostics).last.map { $0.consoleText(era) ?? $0.rule.id }
    let printed = steps.flatMap(\.printed).joined()
    let code = steps.last.map { film.source.code($0.lines) } ?? title
    return logged ?? (printed.isEmpty ? code : printed)
  }
}

/// A member of a class or table, or a global function, that scripts use.
package struct SiteMember: Sendable, Hashable {
  /// The class or table; nil for a global function.
  package let owner: String?
  /// Its name.
  package let name: String

  /// A member of a class or table, or a global function.
  package init(_ owner: String?, _ name: String) { (self.owner, self.name) = (owner, name) }
}

/// A member as the reference has it.
package struct SiteMemberText: Sendable {
  /// Which one it is.
  package let member: SiteMember
  let signature, summary: String
  /// What UIKit reports of wrong uses.
  let problems: [String]
  /// The tags of the facts that it is about.
  let facts: [String]

  /// A member as the reference has it.
  package init(
    _ member: SiteMember, signature: String, summary: String, problems: [String], facts: [String]
  ) {
    (self.member, self.signature, self.summary) = (member, signature, summary)
    (self.problems, self.facts) = (problems, facts)
  }
}

/// A fact about UIKit.
package struct SiteFact: Sendable {
  let tag, statement: String
  /// How well it is known, and the iOS releases it is about.
  let evidence: String
  let source: String
  /// How Drilldown departs from it; nil if it doesn't.
  let departure: String?
  /// The beginning of the statement, in plain words.
  let words: String

  /// A fact about UIKit.
  package init(
    tag: String, statement: String, evidence: String, source: String, departure: String?
  ) {
    (self.tag, self.statement) = (tag, statement)
    (self.evidence, self.source, self.departure) = (evidence, source, departure)
    words = Self.words(of: statement)
  }

  /// Longer sentences are cut after a word.
  private static let mostWords = 110

  /// The first sentence of a statement, or as much of it as fits.
  private static func words(of statement: String) -> String {
    let line = statement.prefix { !$0.isNewline }.filter { $0 != "`" && $0 != "*" }
    let sentence = line.firstRange(of: ". ").map { line[..<$0.lowerBound] + "." } ?? line
    guard sentence.count > mostWords else { return sentence }
    let start = sentence.prefix(mostWords)
    return start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + "…"
  }
}

/// A script of a site, a mistake and its cure, or a script as two iOS versions run it.
package struct SiteEntry: Sendable {
  /// The script.
  package let film: SiteFilm
  /// What cures it; nil unless it is a mistake.
  package let cure: SiteFilm?
  /// The same script in an older iOS version, if that shows something else than that it lacks a
  /// callback.
  private let then: Film?
  /// What the script's app is like for its user; nil unless it has a page to touch.
  let app: Exploration?

  /// A script, or a mistake and its cure.
  package init(
    _ film: SiteFilm, cure: SiteFilm? = nil, then: Film? = nil, app: Exploration? = nil
  ) {
    (self.film, self.cure, self.app) = (film, cure, app)
    self.then = then.flatMap {
      StepPair.differ($0.withoutNewerCallbacks, film.film.withoutNewerCallbacks) ? $0 : nil
    }
  }

  /// Its films.
  var films: [SiteFilm] { [film] + [cure].compactMap(\.self) }

  /// The films that are side by side: wrong and cured, or then and now.
  var pair: (Film, Film)? { cure.map { (film.film, $0.film) } ?? then.map { ($0, film.film) } }

  /// The file with both films, relative to the index.
  var pairPath: String { "pairs/\(film.name).html" }

  /// The file with the app to touch, relative to the index.
  var appPath: String { "apps/\(film.name).html" }

  /// The pages that belong together, and the place in the index that names them.
  var links: [FilmPage.Link] {
    let index = FilmPage.Link(path: "\(SiteTab.films.path)#\(film.name)", title: "All films")
    let own =
      pair == nil ? [] : [FilmPage.Link(path: film.path, title: cure == nil ? "Now" : "Wrong")]
    let cured = cure.map { FilmPage.Link(path: $0.path, title: "Cured") }
    let both = FilmPage.Link(
      path: pairPath, title: cure == nil ? "Then and now" : "Side by side")
    let touched = FilmPage.Link(path: appPath, title: "Touch it")
    return [index] + own + [cured].compactMap(\.self) + (pair == nil ? [] : [both])
      + (app == nil ? [] : [touched])
  }
}

extension Film {
  /// The film without `viewIsAppearing`, by which every script differs from what old releases do.
  fileprivate var withoutNewerCallbacks: Film {
    var film = self
    for index in film.steps.indices {
      film.steps[index].events.removeAll {
        $0.kind == .callback && $0.callback == Callback.viewIsAppearing.name
      }
    }
    return film
  }
}

/// Scripts under a title.
package struct SiteGroup: Sendable {
  /// The title.
  package let title: String
  /// The scripts.
  package let entries: [SiteEntry]
  /// Its place in the index.
  var anchor: String { title.lowercased() }

  /// Scripts under a title.
  package init(_ title: String, _ entries: [SiteEntry]) {
    (self.title, self.entries) = (title, entries)
  }
}
