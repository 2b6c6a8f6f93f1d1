import Demos
import Facts
import Films
import Lua
import NavigationModel

/// The site of a book of scripts: a film of each, with indices.
package struct SiteFiles {
  /// The files.
  package let files: [GeneratedFile]

  /// Films every script; a script that fails is an error.
  package init(of book: DemoBook = .standard) throws(LuaError) {
    let catalog = Session().catalog
    let uses = MemberUses(catalog)
    var films: [String: SiteFilm] = [:]
    for demo in book.demos { films[demo.name] = try demo.film(uses) }
    let groups = DemoGroup.allCases.map { group in
      let demos = book[group].filter { $0.mistake.flatMap { films[$0] } == nil }
      return SiteGroup(
        group.title,
        demos.compactMap { demo in
          films[demo.name].map { SiteEntry($0, cure: films[demo.cure]) }
        })
    }
    let site = Site(
      groups, members: uses.all,
      facts: FactBook.standard.facts.map { ($0.tag.text, $0.statement) })
    files = site.files.map { GeneratedFile(path: $0.path, text: $0.text) }
  }
}

extension Demo {
  /// The film of the script, with what its heading says.
  fileprivate func film(_ uses: MemberUses) throws(LuaError) -> SiteFilm {
    var errors = ""
    let session = Session(write: { _ in }, writeError: { errors += $0 })
    let recording = FilmRecording(of: session, text: source, named: "\(name).lua")
    let isDone = session.run(script: source, named: "\(name).lua")
    let film = recording.film
    guard isDone else { throw LuaError("\(name).lua fails, so there is no film of it: \(errors)") }
    let notes = [heading.watch.isEmpty ? "" : "Watch \(heading.watch)"] + heading.notes
    let used = uses.names(in: source, classes: film.actors.map(\.className))
    return SiteFilm(
      name: name, title: heading.title, origin: heading.origin,
      notes: notes.filter { !$0.isEmpty }, facts: heading.facts.filter { Tag($0) != nil },
      classes: used.classes, members: used.members, film: film)
  }
}
