import Demos
import Lua
import NavigationModel

/// Why something is as it is: a sentence, the events that decided it, and the rule.
///
///     #3 UIViewController "Detail" is not on screen: it left nav at input 7
///       since  input 7   nav:popViewController(true)
///       rule   who is popped leaves the stack at once (A19, A42)
///       do     keep it in a variable to push it again
///       more   :help A19, :demo 02-push-and-pop
struct Answer {
  /// The answer, in a sentence.
  let sentence: String
  /// When that was decided.
  var since: String?
  /// The rule that decides it.
  var law: Law?
  /// The diagnostic that reported it.
  var rule: Diagnostic.Rule?

  init(_ sentence: String, since: String? = nil, _ law: Law? = nil) {
    self.sentence = sentence
    self.since = since
    self.law = law
  }

  /// Another sentence with the reasons of an answer.
  init(_ sentence: String, _ reasons: Answer) {
    self.init(sentence, since: reasons.since, reasons.law)
    rule = reasons.rule
  }

  /// The answer that a diagnostic has already given.
  init(_ sentence: String, since: String?, rule: Diagnostic.Rule) {
    self.sentence = sentence
    self.since = since
    self.rule = rule
    law = Law(Diagnostic(rule, []).clause, rule.facts, do: rule.hint)
  }

  /// The lines, each with its end.
  ///
  /// `input` returns the text of the input at a moment. An answer does not include the events that
  /// the trace has dropped, and says so.
  func text(dropped: Int = 0, _ input: (String) -> String?) -> String {
    let rows = [
      ("since", since.map { $0 + (input($0).map { "   \($0)" } ?? "") }),
      ("rule", law.map(Self.text)), ("do", law?.hint),
      ("more", more.isEmpty ? nil : more.joined(separator: ", ")),
      ("note", dropped > 0 ? "the first \(dropped) events were dropped and not searched" : nil),
    ]
    let lines = rows.compactMap { label, text in
      text.map { "  \(label.padding(to: 7))\($0)\n" }
    }
    return sentence + "\n" + lines.joined()
  }

  /// The suggestions for further questions.
  private var more: [String] {
    let explanation = rule.map { ":explain \($0.id)" }
    let help = law?.facts.first.map { ":help \($0)" }
    return [explanation, help, demo.map { ":demo \($0.name)" }].compactMap(\.self)
  }

  /// The demo of the rule, or else of its facts.
  private var demo: Demo? {
    let book = DemoBook.standard
    return rule.flatMap { book[$0.script] } ?? book.demo(showing: law?.facts ?? [])
  }

  private static func text(of law: Law) -> String {
    law.facts.isEmpty ? law.clause : "\(law.clause) (\(law.facts.joined(separator: ", ")))"
  }
}

extension Diagnostic {
  /// The rule without the names of a case.
  fileprivate var clause: String {
    rule.why.replacing(/%\d/, with: "it")
  }
}

extension String {
  /// The text, padded with spaces.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
