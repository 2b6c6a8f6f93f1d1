import Demos
import Facts
import HeadlessUIKit
import Lua
import NavigationModel

/// The page about a fact: its statement, its evidence, and what shows it.
///
///     A60
///       Pushing a `UISplitViewController` raises nothing: it is ignored, and the console says
///       `Split View Controllers cannot be pushed to a Navigation Controller <Nav>`.
///
///       strength   stated
///       releases   all
///       asked      iPhone 16 Pro, iOS 18.2: as here (a-split-view-that-is-pushed)
///       reports    :explain split-in-stack
///       members    UINavigationController.pushViewController
///       demos      :demo push-a-split-view-controller
struct FactText {
  private let fact: Fact
  private let rows: [Row]

  private typealias Row = (label: String, lines: [String])

  /// The text of a fact for a place; members are looked up in a catalog.
  init(_ fact: Fact, _ catalog: Catalog, at place: CommandPlace) {
    self.fact = fact
    // The other sources are keys of the pages that the program was built from.
    let links = fact.source.split(separator: ", ").map(String.init).filter { $0.hasPrefix("http") }
    let rules = Diagnostic.Rule.all.filter { $0.facts.contains(fact.tag.text) }
    let demos = FactIndex.standard[fact.tag].filter(\.place.isEmpty).compactMap { use in
      Self.demo(use.path)
    }
    rows =
      [("strength", [fact.strength]), ("releases", [fact.releases]), ("source", links)]
      + [("asked", FactIndex.standard.answers(about: fact.tag))]
      + [fact.departure].compactMap(\.self).map { ($0.kind.rawValue.lowercased(), [$0.reason]) }
      + [
        ("reports", rules.map { place.spelling("explain \($0.id)") }.sorted()),
        ("members", catalog.names(keeping: fact.tag.text)),
        ("demos", demos.filter { $0.mistake == nil }.map { place.spelling("demo \($0.name)") }),
      ].filter { !$0.1.isEmpty }
  }

  /// The demo that a script is; nil for other scripts.
  private static func demo(_ path: String) -> Demo? {
    let parts = path.split(separator: "/")
    guard parts.count == 3, DemoGroup(rawValue: String(parts[1])) != nil else { return nil }
    return DemoBook.standard[String(parts[2].dropLast(".lua".count))]
  }

  /// The lines, each with a newline.
  var text: String {
    let width = rows.map(\.label.count).max() ?? 0
    let table = rows.flatMap { row in
      row.lines.enumerated().map { index, line in
        "  \((index == 0 ? row.label : "").padded(to: width))   \(line)\n"
      }
    }
    return "\(fact.tag.text)\n\(statement)\n" + table.joined()
  }

  /// Its statement, without the Markdown that does not read well as text.
  private var statement: String {
    fact.statement.replacing("**", with: "").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}

extension Explanation {
  /// The page about a diagnostic or a fact; otherwise an error that names the nearest.
  package static func page(
    about name: String, _ catalog: @autoclosure () -> Catalog, at place: CommandPlace
  ) throws(LuaError) -> String {
    if let page = page(on: name, at: place) ?? page(on: name.replacing(" ", with: "-"), at: place) {
      return page
    }
    if let standIn = StandIn.named(name) { return Explanation(of: standIn).page(standIn) }
    if let tag = Tag(name) { return try FactText(fact(of: tag), catalog(), at: place).text }
    let names = Diagnostic.Rule.all.map(\.id) + StandIn.all.map(\.name)
    if place == .prompt, catalog().named(name) != nil {
      throw LuaError("'\(name)' is a class: `:help \(name)` describes it")
    }
    let list = place == .shell ? "`drilldown explain` lists all of them" : nil
    let advice =
      NearNames(to: name, in: names).text ?? list ?? "`:help \(name)` searches everything"
    throw LuaError("unknown diagnostic '\(name)'; \(advice)")
  }

  /// The fact with a tag; otherwise an error that names the nearest.
  private static func fact(of tag: Tag) throws(LuaError) -> Fact {
    if let fact = FactBook.standard[tag] { return fact }
    let near = FactBook.standard.tags(near: tag).map(\.text).joined(separator: ", ")
    throw LuaError("there is no fact '\(tag.text)'; nearest are \(near)")
  }
}
