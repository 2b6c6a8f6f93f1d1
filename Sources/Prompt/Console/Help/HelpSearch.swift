import Demos
import Facts
import Lua
import NavigationModel

/// Finds words in members, commands, demos, facts and diagnostics.
///
///     members
///       UIScreenEdge:…   …
///     facts
///       A46   A swipe that ends before half …
struct HelpSearch {
  private let words: [String]
  private let catalog: Catalog
  /// How many lines of each group are shown.
  private static let most = 6

  /// A search for texts that contain all words of a question, in any case.
  init(_ question: String, in catalog: Catalog) {
    words = question.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    self.catalog = catalog
  }

  private typealias Row = (name: String, text: String)

  /// What was found; nil for nothing.
  var text: String? {
    let groups: [(String, [Row])] = [
      ("members", members), ("commands", commands), ("demos (:demo NAME)", demos),
      ("facts (:explain A16)", facts), ("diagnostics (:explain NAME)", diagnostics),
    ]
    let texts = groups.compactMap { title, rows in Self.text(title, found(in: rows)) }
    return texts.isEmpty ? nil : texts.joined()
  }

  /// The rows with all words, those with one in their name first.
  private func found(in rows: [Row]) -> [Row] {
    let fitting = rows.filter { row in
      let text = "\(row.name) \(row.text)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    func isNamed(_ row: Row) -> Bool { words.allSatisfy { row.name.lowercased().contains($0) } }
    return fitting.filter(isNamed) + fitting.filter { !isNamed($0) }
  }

  private static func text(_ title: String, _ rows: [Row]) -> String? {
    guard !rows.isEmpty else { return nil }
    let lines = rows.prefix(most).map { "  \($0.name)   \(sentence($0.text))\n" }
    let rest = rows.count - most
    return "\(title)\n" + lines.joined() + (rest > 0 ? "  and \(rest) more\n" : "")
  }

  /// The first sentence of a text.
  private static func sentence(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let end = line.firstRange(of: ". ")?.lowerBound ?? line.endIndex
    return String(line[..<end])
  }

  // MARK: Groups

  private var members: [Row] {
    let owners =
      catalog.classes.map { ($0.name, $0.members) }
      + (catalog.delegates + catalog.tables).map { ($0.name, $0.members) }
    let rows = owners.flatMap { owner, members in
      members.map { member -> Row in
        let isCall = member.kind == .method || member.kind == .callback
        return ("\(owner)\(isCall ? ":" : ".")\(member.name)", member.summary)
      }
    }
    return catalog.classes.map { ($0.name, $0.summary) }
      + catalog.functions.map { ($0.name, $0.summary) } + rows
  }

  private var commands: [Row] { Command.all.map { ($0.usage, $0.sentence) } }

  private var demos: [Row] {
    DemoBook.standard.demos.filter { $0.mistake == nil }.map { ($0.name, $0.heading.title) }
  }

  private var facts: [Row] { FactBook.standard.facts.map { ($0.tag.text, $0.statement) } }

  private var diagnostics: [Row] {
    Diagnostic.Rule.all.sorted { $0.id < $1.id }.map { rule in
      (rule.id, Diagnostic(rule, ["<A>", "<B>", "<C>", "<D>"]).why)
    }
  }
}
