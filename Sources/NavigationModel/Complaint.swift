/// Something UIKit logs or raises: the rule that was broken and the objects it names.
public struct Complaint: Sendable, Equatable {
  /// The rule.
  public let rule: Rule
  /// What the text names, as UIKit prints it: `<Detail: 0x140>`.
  public let names: [String]

  /// A complaint that names these objects.
  public init(_ rule: Rule, _ names: [String]) {
    self.rule = rule
    self.names = names
  }

  /// The text of an era: the newest recorded one that is not newer; nil where the era says nothing
  /// yet.
  public func text(_ era: Era) -> String? {
    rule.wordings.last { $0.since <= era }.map { fill($0.text) }
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

    /// Whether the program would stop.
    public var isException: Bool { exception != nil }
  }

  /// A text and the era it begins with.
  public struct Wording: Sendable, Equatable {
    /// The first era that says so.
    public let since: Era
    /// The text; `%1` stands for the first name.
    public let text: String
  }
}
