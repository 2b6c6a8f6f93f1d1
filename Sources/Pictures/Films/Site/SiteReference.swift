/// The reference: a list of the classes, and a page for each with its members and the films that use
/// them.
struct SiteReference: Sendable {
  /// The list, and the pages of the classes.
  var pages: [SitePage] { [list] + classes.map(page(of:)) }

  private let classes: [SiteClass]
  private let facts: SiteFactLinks
  private let uses: [SiteMember: [SiteFilm]]

  init(_ classes: [SiteClass], in films: [SiteFilm], facts: SiteFactLinks) {
    (self.classes, self.facts) = (classes, facts)
    uses = films.byKey(\.members)
  }

  // MARK: The list

  private var list: SitePage {
    let sections = SiteClass.Kind.allCases.map { kind -> Markup in
      let rows = classes.filter { $0.kind == kind }.sorted { $0.name < $1.name }.map(Self.row)
      return """
        <section class="group"><h2>\(kind.rawValue)</h2><dl class="classes">\(rows)</dl></section>
        """
    }
    return SitePage(
      path: SiteTab.members.path, tab: .members, title: SiteTab.members.title,
      introduction: """
        <p>The reference: a page for each class, with its members and the films in whose scripts they \
        are used.</p>
        """,
      hint: "A class or a member", body: Markup(sections))
  }

  private static func row(_ type: SiteClass) -> Markup {
    let names = type.members.map { "\($0.member.name) " as Markup }
    return """
      <div id="\(type.name)"\(SitePage.words([type.name])) data-names="\(names)">\
      <dt><a href="\(type.path)">\(type.name)</a></dt><dd><p>\(Markup.prose(type.summary))</p></dd></div>
      """
  }

  // MARK: A class

  private func page(of type: SiteClass) -> SitePage {
    let top = SitePage.top(of: type.path)
    let rows = type.members.map { text in
      SiteRow(
        anchor: "\(type.name).\(text.member.name)", name: text.member.name,
        text: self.text(of: text, top), words: [text.member.name],
        films: uses[text.member, default: []])
    }
    return SitePage(
      path: type.path, tab: .members, title: type.name, introduction: introduction(of: type),
      hint: "A member",
      body: "<section class=\"group\"><dl>\(rows.map { $0.markup(top) })</dl></section>")
  }

  /// What a class is, and the links to those that it inherits from and that inherit from it.
  private func introduction(of type: SiteClass) -> Markup {
    let children = classes.filter { $0.parent == type.name }.map(\.name)
    return """
      <p>\(Markup.prose(type.summary))</p>\
      \(Self.relatives("Inherits from", [type.parent].compactMap(\.self)))\
      \(Self.relatives("Subclasses:", children))
      """
  }

  private static func relatives(_ word: Markup, _ names: [String]) -> Markup {
    let links = names.map { "<a href=\"../\(SiteClass.path(of: $0))\">\($0)</a> " as Markup }
    return links.isEmpty ? "" : "<p class=\"relatives\">\(word) \(links)</p>"
  }

  private func text(of member: SiteMemberText, _ top: Markup) -> Markup {
    let problems = member.problems.map { "<li>\(Markup.prose($0))" as Markup }
    let list: Markup = problems.isEmpty ? "" : "<ul class=\"notes\">\(problems)</ul>"
    return """
      <code>\(member.signature)</code><p>\(Markup.prose(member.summary))</p>\(list)\
      \(facts.line(member.facts, from: top))
      """
  }
}
