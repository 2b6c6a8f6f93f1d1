import Demos
import Facts
import HeadlessUIKit
import Lua
import NavigationModel

/// The page about a fact: its statement, its evidence, and where it is implemented.
///
///     A60
///       Pushing a `UISplitViewController` raises nothing: it is ignored, and the console says
///       `Split View Controllers cannot be pushed to a Navigation Controller <Nav>`.
///
///       strength   stated
///       releases   all
///       source     file id 66471419872
///       page       docs/facts/appearance.md#a60
///       reports    :explain split-in-stack
///       members    UINavigationController.pushViewController
///       rows       Sources/NavigationModel/Diagnostic+Stacks.swift: Diagnostic.Rule.splitInStack
///       demos      drilldown demo push-a-split-view-controller
struct FactText {
  private let fact: Fact
  private let rows: [Row]

  private typealias Row = (label: String, lines: [String])

  /// The text of a fact; members are looked up in a catalog.
  init(_ fact: Fact, _ catalog: Catalog) {
    self.fact = fact
    let rules = Diagnostic.Rule.all.filter { $0.facts.contains(fact.tag.text) }
    let uses = FactIndex.standard[fact.tag]
    let scripts = uses.filter(\.place.isEmpty).map(\.path)
    rows =
      [("strength", [fact.strength]), ("releases", [fact.releases]), ("source", [fact.source])]
      + [fact.departure].compactMap(\.self).map { ($0.kind.rawValue.lowercased(), [$0.reason]) }
      + [
        ("page", ["\(fact.path)#\(fact.anchor)"]),
        ("reports", rules.map { ":explain \($0.id)" }.sorted()),
        ("members", catalog.names(keeping: fact.tag.text)),
        ("rows", Self.lines(of: uses.filter { !$0.place.isEmpty })),
        ("demos", scripts.compactMap(Self.demo).filter { $0.mistake == nil }.map(\.command)),
        ("scripts", scripts.filter { Self.demo($0) == nil }),
      ].filter { !$0.1.isEmpty }
  }

  /// The demo that a script is; nil for other scripts.
  private static func demo(_ path: String) -> Demo? {
    let parts = path.split(separator: "/")
    guard parts.count == 3, DemoGroup(rawValue: String(parts[1])) != nil else { return nil }
    return DemoBook.standard[String(parts[2].dropLast(".lua".count))]
  }

  /// A line for each file, with the places in it.
  private static func lines(of uses: [FactIndex.Use]) -> [String] {
    let files = Dictionary(grouping: uses, by: \.path).sorted { $0.key < $1.key }
    return files.map { "\($0.key): \($0.value.map(\.place).joined(separator: ", "))" }
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
    about name: String, _ catalog: @autoclosure () -> Catalog
  ) throws(LuaError) -> String {
    if let page = page(on: name) { return page }
    if let standIn = StandIn.named(name) { return Explanation(of: standIn).page(standIn) }
    if let tag = Tag(name) { return try FactText(fact(of: tag), catalog()).text }
    let names = Diagnostic.Rule.all.map(\.id) + StandIn.all.map(\.name)
    let guess = nearest(to: name, in: names).map { "did you mean '\($0)'?" }
    let advice = guess ?? "`drilldown explain` lists all of them"
    throw LuaError("unknown diagnostic '\(name)'; \(advice)")
  }

  /// The fact with a tag; otherwise an error that names the nearest.
  private static func fact(of tag: Tag) throws(LuaError) -> Fact {
    if let fact = FactBook.standard[tag] { return fact }
    let near = FactBook.standard.tags(near: tag).map(\.text).joined(separator: ", ")
    throw LuaError("there is no fact '\(tag.text)'; nearest are \(near)")
  }
}
