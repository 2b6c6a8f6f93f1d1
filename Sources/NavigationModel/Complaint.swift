import Escaping

/// Something UIKit logs or raises: the rule that was broken, the objects it names, and what led to
/// it.
public struct Complaint: Sendable, Equatable {
  /// The rule.
  public let rule: Rule
  /// What the text names, as UIKit prints it: `<Detail: 0x140>`.
  public let names: [String]
  /// What led to it here and now, beyond what the rule says of every case.
  public let cause: String?

  /// A complaint that names these objects.
  public init(_ rule: Rule, _ names: [String], because cause: String? = nil) {
    self.rule = rule
    self.names = names
    self.cause = cause
  }

  /// What is said in an era, without the mark in front; nil where the era says nothing.
  public func text(_ era: Era) -> String? {
    wording(era)?.text.map { fill($0.dropping(prefix: Self.mark)) }
  }

  /// What the console shows in an era, with the log category or the mark in front; nil where the
  /// era says nothing.
  public func consoleText(_ era: Era) -> String? {
    guard let wording = wording(era), let text = wording.text.map(fill) else { return nil }
    guard wording.since == .modern, let category = rule.category else { return text }
    return "[\(category)] \(text)"
  }

  /// Why it came: the rule, and what led to it.
  public var why: String {
    let rule = fill(rule.why)
    return (cause.map { "\(rule); \($0)" } ?? rule).escaped
  }

  /// What older releases write in front of some texts.
  private static let mark = "Warning: "

  /// The newest recorded wording that is not newer than an era.
  private func wording(_ era: Era) -> Wording? {
    rule.wordings.last { $0.since <= era }
  }

  /// A template with the names in place of `%1`, `%2` and so on.
  private func fill(_ template: String) -> String {
    var result = ""
    var rest = template[...]
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      let next = rest.index(after: mark)
      if next < rest.endIndex, let digit = rest[next].wholeNumberValue,
        names.indices.contains(digit - 1)
      {
        result += names[digit - 1]
        rest = rest[rest.index(after: next)...]
      } else {
        result += "%"
        rest = rest[next...]
      }
    }
    return result + rest
  }

  /// A rule of UIKit's: how it is broken is known to the caller, what is said about it stands here.
  public struct Rule: Sendable, Equatable {
    /// Its name in this project: `already-presenting`.
    public let id: String
    /// The log category, `Presentation`, of what is logged in newer releases.
    public let category: String?
    /// The name of the exception; nil for what is only logged.
    public let exception: String?
    /// What is said, oldest first.
    public let wordings: [Wording]
    /// What to do instead.
    public let hint: String
    /// The rule as a clause; `%1` stands for the first name.
    public let why: String
    /// What becomes of the call.
    public let effect: String
    /// The tags of the facts it rests on; none for a rule of this project's own.
    public let facts: [String]
    /// The name of the script under `scripts/mistakes` that breaks it; its twin with `-cured` behind
    /// the name does not.
    public let script: String

    /// Whether the program would stop.
    public var isException: Bool { exception != nil }
  }

  /// A text and the era it begins with.
  public struct Wording: Sendable, Equatable {
    /// The first era that says so.
    public let since: Era
    /// The text; `%1` stands for the first name.
    ///
    /// Nil where nothing is said any more.
    public let text: String?
  }
}

extension String {
  /// The text without some letters in front, where it begins with them.
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
