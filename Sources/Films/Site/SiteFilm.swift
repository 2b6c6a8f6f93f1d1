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

  /// The moment that says most: the end of the last step with a diagnostic; without one the latest
  /// of those with the most controllers, among those at which nothing moves.
  var mostTelling: Film.Moment? {
    let warned = film.steps.last { !$0.diagnostics.isEmpty }?.moments.last
    let calm = film.steps.flatMap(\.moments).filter { $0.kind != .asked && $0.motions.isEmpty }
    let sizes = calm.map { film.hierarchies[$0.hierarchy].placedCount }
    let most = sizes.max()
    let fullest = sizes.lastIndex { $0 == most }.map { calm[$0] }
    return warned ?? fullest ?? film.steps.last?.moments.last
  }
}

extension Hierarchy {
  /// The number of controllers on screen, in containers, or presented.
  fileprivate var placedCount: Int {
    identifiers.count { isVisible($0) || self[$0].parent != nil || self[$0].presenter != nil }
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

/// A script of a site, or a mistake and its cure.
package struct SiteEntry: Sendable {
  /// The script.
  package let film: SiteFilm
  /// What cures it; nil unless it is a mistake.
  package let cure: SiteFilm?

  /// A script, or a mistake and its cure.
  package init(_ film: SiteFilm, cure: SiteFilm? = nil) { (self.film, self.cure) = (film, cure) }

  /// Its films.
  var films: [SiteFilm] { [film] + [cure].compactMap(\.self) }

  /// The file with both films, relative to the index.
  var pairPath: String { "pairs/\(film.name).html" }
}

/// Scripts under a title.
package struct SiteGroup: Sendable {
  /// The title.
  package let title: String
  /// The scripts.
  package let entries: [SiteEntry]

  /// Scripts under a title.
  package init(_ title: String, _ entries: [SiteEntry]) {
    (self.title, self.entries) = (title, entries)
  }
}
