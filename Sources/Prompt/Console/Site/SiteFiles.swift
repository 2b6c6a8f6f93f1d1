import Demos
import Facts
import Films
import Lua
import NavigationModel

/// The site of a book of scripts: a film of each, with indices.
package struct SiteFiles {
  /// The files.
  package let files: [GeneratedFile]

  /// The most states of an app on a site.
  package static let mostStates = 60

  /// Films every script; a script that fails is an error.
  ///
  /// Flows and recipes whose user can go through some screens also have a page to touch, with at most
  /// so many states; with 0 none has one.
  package init(of book: DemoBook = .standard, states: Int = mostStates) throws(LuaError) {
    let catalog = Session().catalog
    let uses = MemberUses(catalog)
    var films: [String: SiteFilm] = [:]
    for demo in book.demos { films[demo.name] = try demo.film(uses) }
    let groups = DemoGroup.allCases.map { group in
      let demos = book[group].filter { $0.mistake.flatMap { films[$0] } == nil }
      return SiteGroup(
        group.title,
        demos.compactMap { demo in
          films[demo.name].map {
            SiteEntry(
              $0, cure: films[demo.cure], then: group == .mistakes ? nil : demo.former,
              app: states == 0 ? nil : demo.app(states))
          }
        })
    }
    let site = Site(
      groups, classes: uses.all,
      facts: FactBook.standard.facts.map(SiteFact.init), opening: "02-push-and-pop")
    files = site.files.map { GeneratedFile(path: $0.path, text: $0.text) }
  }
}

extension SiteFact {
  /// A fact as its page has it.
  fileprivate init(_ fact: Fact) {
    self.init(
      tag: fact.tag.text, statement: Self.phrased(fact.statement),
      evidence: "\(fact.strength) · \(Self.releases(fact.releases))",
      source: "Source: \(Self.phrased(fact.source))",
      departure: fact.departure.map { "\($0.kind.rawValue): \($0.reason)" })
  }

  /// The releases as a reader finds them without the heading of the field.
  private static func releases(_ text: String) -> String {
    text == "all" ? "all iOS releases" : text
  }

  /// A text with its sources in words: `file ids 1, 2` are files on GitHub.
  private static func phrased(_ source: String) -> String {
    source.replacing(/file ids? ([0-9]+(?:, [0-9]+)*)/) { match in
      let numbers = match.output.1
      let isOne = !numbers.contains(",")
      return "\(isOne ? "a file" : "files") on GitHub (\(isOne ? "number" : "numbers") \(numbers))"
    }
  }
}

extension Demo {
  /// The film of the script in the oldest iOS versions; nil if it needs later ones.
  fileprivate var former: Film? {
    let session = Session(profile: .classic)
    let recording = FilmRecording(of: session, text: source, named: "\(name).lua")
    let isDone = session.run(script: source, named: "\(name).lua")
    let film = recording.film
    return isDone ? film : nil
  }

  /// What the script's app is like for its user; nil unless it is a flow or recipe with a user who can
  /// go through at least three screens.
  fileprivate func app(_ states: Int) -> Exploration? {
    guard group == .flows || group == .recipes, source.contains("user.") else { return nil }
    let app = ScriptedApp(source, named: "\(name).lua").played(states: states)
    return Set(app.states.map(\.place)).count < 3 ? nil : app
  }

  /// The film of the script, with what its heading says.
  fileprivate func film(_ uses: MemberUses) throws(LuaError) -> SiteFilm {
    var errors = ""
    let session = Session(write: { _ in }, writeError: { errors += $0 })
    let recording = FilmRecording(of: session, text: source, named: "\(name).lua")
    let isDone = session.run(script: source, named: "\(name).lua")
    let film = recording.film
    guard isDone else { throw LuaError("\(name).lua fails, so there is no film of it: \(errors)") }
    let watch = heading.watch.isEmpty ? [] : ["Watch: \(heading.watch)"]
    let used = uses.names(in: source, classes: film.actors.map(\.className))
    return SiteFilm(
      name: name, title: film.title, origin: heading.chapter,
      notes: watch + heading.notes.map { "Also: \($0)" },
      facts: heading.facts.filter { Tag($0) != nil },
      classes: used.classes, members: used.members, film: film)
  }
}

extension DemoHeading {
  /// The documents that a script is from, and the heading of the chapter, which is the script's first
  /// line; empty if it is from none.
  fileprivate var chapter: String {
    origin.isEmpty || origin.contains(title) ? origin : "\(origin): \(title)"
  }
}
