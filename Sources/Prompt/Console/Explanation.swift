import HeadlessUIKit
import Lua
import NavigationModel

/// The explanation of a diagnostic beyond its message, a line each.
///
///       why    a controller presents one at a time; Home is presenting Login (since input 2)
///       then   the call is dropped, and its completion never runs
///       do     present from the top of the chain, or dismiss the other one first
///       more   :explain already-presenting
package struct Explanation: Sendable {
  private let rows: [ExplanationRow]

  private struct ExplanationRow {
    let label, text: String
  }

  /// The lines after the message of a diagnostic.
  package init(of diagnostic: Diagnostic) {
    self.init(of: diagnostic.rule, why: diagnostic.why)
  }

  /// The lines after the message of an error that UIKit raises; nil for other errors.
  package init?(of error: LuaError) {
    guard let details = error.details, let why = details.why,
      let rule = Diagnostic.Rule.named(details.code)
    else { return nil }
    self.init(of: rule, why: why)
  }

  /// Everything about a rule: its texts by release, and its examples.
  package init(of rule: Diagnostic.Rule, at place: CommandPlace) {
    let example = Diagnostic(rule, ["<A>", "<B>", "<C>", "<D>"])
    let output = rule.spans.map { span in
      ExplanationRow(label: span.releases, text: example.consoleText(span.since) ?? "nothing")
    }
    let facts = rule.facts.first.map { fact in
      "\(rule.facts.joined(separator: ", ")) (\(place.spelling("explain \(fact)")))"
    }
    let more = [facts, place.spelling("demo \(rule.script)")].compactMap(\.self)
    let rest = Self.rows(of: rule, why: example.why, more: more.joined(separator: ", "))
    rows = output + rest.dropLast() + Self.rows(of: rule.ways) + rest.suffix(1)
  }

  /// What became of a call that broke a rule, and what to do.
  init(adviceAbout rule: Diagnostic.Rule, at place: CommandPlace) {
    rows = Array(
      Self.rows(of: rule, why: "", more: place.spelling("explain \(rule.id)")).dropFirst())
  }

  private init(of rule: Diagnostic.Rule, why: String) {
    rows = Self.rows(of: rule, why: why, more: ":explain \(rule.id)")
  }

  /// What is to be said of something that is there to be called, and does nothing.
  init(of standIn: StandIn) {
    let reason =
      "programs for UIKit call it, so it compiles here; the first call is noted in the trace"
    rows = [
      ExplanationRow(label: "why", text: reason),
      ExplanationRow(label: "then", text: standIn.note),
      ExplanationRow(label: "do", text: standIn.hint),
    ]
  }

  /// The page about a stand-in.
  func page(_ standIn: StandIn) -> String { "\(standIn.name): a stand-in\n\(text)" }

  /// The ways to break a rule, a line each.
  private static func rows(of ways: [Diagnostic.Way]) -> [ExplanationRow] {
    ways.enumerated().map { index, way in
      let sources = (way.facts + [way.releases].compactMap(\.self)).joined(separator: ", ")
      return ExplanationRow(label: index == 0 ? "ways" : "", text: "\(way.text) (\(sources))")
    }
  }

  private static func rows(of rule: Diagnostic.Rule, why: String, more: String) -> [ExplanationRow]
  {
    [
      ExplanationRow(label: "why", text: why), ExplanationRow(label: "then", text: rule.effect),
      ExplanationRow(label: "do", text: rule.hint), ExplanationRow(label: "more", text: more),
    ]
  }

  /// The lines, each with a newline.
  package var text: String {
    let width = rows.map(\.label.count).max() ?? 0
    return rows.map { row in
      let space = String(repeating: " ", count: width - row.label.count + 3)
      return "  \(row.label)\(space)\(row.text)\n"
    }.joined()
  }
}

extension Explanation {
  /// The rules and the stand-ins, a line each.
  package static var index: String {
    let rules = Diagnostic.Rule.all.map { rule in
      (rule.id, Diagnostic(rule, ["<A>", "<B>", "<C>", "<D>"]).why)
    }
    let lines = (rules + StandIn.all.map { ($0.name, $0.note) }).sorted { $0.0 < $1.0 }
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { name, text in
      "\(name)\(String(repeating: " ", count: width - name.count + 3))\(text)\n"
    }.joined()
  }

  /// The page about a rule; nil if there is no such rule.
  package static func page(on id: String, at place: CommandPlace) -> String? {
    Diagnostic.Rule.named(id).map { rule in
      "\(rule.id): \(rule.exception ?? "a warning")\n\(Explanation(of: rule, at: place).text)"
    }
  }
}

extension Explanation {
  /// The rule with the name nearest to a mistyped one; nil if none is near.
  package static func rule(near id: String) -> String? {
    nearest(to: id, in: Diagnostic.Rule.all.map(\.id))
  }
}

extension Diagnostic.Rule {
  /// The rule with an ID; nil if there is none.
  static func named(_ id: String) -> Self? { all.first { $0.id == id } }

  /// A wording's first era, and the releases up to the next wording.
  fileprivate var spans: [(since: Era, releases: String)] {
    wordings.indices.filter { wordings[$0].text != nil }.map { index in
      let since = wordings[index].since
      return (since, since.releases(before: wordings[(index + 1)...].first?.since))
    }
  }
}
