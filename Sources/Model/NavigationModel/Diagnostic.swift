import EscapedText

/// What UIKit logs or raises: the rule that was broken, the objects it names, and the cause.
public struct Diagnostic: Sendable, Equatable, Codable {
  /// The rule.
  public let rule: Rule
  /// The objects in the text, as UIKit prints them: `<Detail: 0x140>`.
  public let names: [String]
  /// The cause in this case, beyond the rule's general reason.
  public let cause: String?

  /// A diagnostic about these objects.
  public init(_ rule: Rule, _ names: [String], because cause: String? = nil) {
    self.rule = rule
    self.names = names
    self.cause = cause
  }

  /// The text in an era, without its prefix; nil if that era logs nothing.
  public func text(_ era: Era) -> String? {
    wording(era)?.text.map { fill($0.dropping(prefix: Self.mark)) }
  }

  /// The console line in an era, with its category or prefix; nil if that era logs nothing.
  public func consoleText(_ era: Era) -> String? {
    guard let wording = wording(era), let text = wording.text.map(fill) else { return nil }
    guard wording.since >= .iOS13, let category = rule.category else { return text }
    return "[\(category)] \(text)"
  }

  /// The reason: the rule and the cause.
  public var why: String {
    let rule = fill(rule.why)
    return (cause.map { "\(rule); \($0)" } ?? rule).escaped
  }

  /// The effect on the call: what UIKit does then.
  public var effect: String { rule.effect }

  /// What to do instead.
  public var hint: String { rule.hint }

  /// The prefix of some texts in older releases.
  private static let mark = "Warning: "

  /// The newest recorded wording that isn't newer than an era.
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

  /// A rule of UIKit: its texts are here, the caller decides when it is broken.
  public struct Rule: Sendable, Equatable {
    /// Its ID in this project: `already-presenting`.
    public let id: String
    /// The log category, `Presentation`, in newer releases.
    public let category: String?
    /// The name of the exception; nil for warnings.
    public let exception: String?
    /// The texts, oldest first.
    public let wordings: [Wording]
    /// What to do instead.
    public let hint: String
    /// The rule as a clause; `%1` is the first name.
    public let why: String
    /// The effect on the call.
    public let effect: String
    /// The tags of the facts behind it; none for a rule of this project.
    public let facts: [String]
    /// The script in `scripts/mistakes` that breaks it; its cured twin ends in `-cured`.
    public let script: String
    /// The ways to break it, where sources name several.
    public let ways: [Way]

    /// Whether it raises.
    public var isException: Bool { exception != nil }
  }

  /// One of several ways to break a rule that sources name.
  public struct Way: Sendable, Equatable {
    /// What a program does, as a sentence; a script has it as a comment, above what shows it.
    public let text: String
    /// The tags of the facts that name it.
    public let facts: [String]
    /// The first era in which it breaks the rule.
    public let since: Era
    /// The first era in which it doesn't any more; nil if it still does.
    public let ended: Era?

    /// A way, in all eras or in some.
    init(_ text: String, _ facts: String..., since: Era = .iOS5, ended: Era? = nil) {
      (self.text, self.facts, self.since, self.ended) = (text, facts, since, ended)
    }

    /// The releases: `iOS 5 to 7`; nil for all.
    public var releases: String? {
      since == .iOS5 && ended == nil ? nil : since.releases(before: ended)
    }
  }

  /// A text and the era it begins with.
  public struct Wording: Sendable, Equatable {
    /// The first era with this text.
    public let since: Era
    /// The text; `%1` is the first name.
    ///
    /// Nil if it isn't logged any more.
    public let text: String?
  }
}

extension String {
  /// The text without a prefix, if it has it.
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

/// A rule is written as its ID.
extension Diagnostic.Rule: Codable {
  /// Reads a rule of this version.
  public init(from decoder: any Decoder) throws {
    let id = try decoder.singleValueContainer().decode(String.self)
    guard let rule = Self.all.first(where: { $0.id == id }) else {
      throw decoder.corrupted("there is no rule \"\(id.escaped)\"")
    }
    self = rule
  }

  /// Writes its ID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
