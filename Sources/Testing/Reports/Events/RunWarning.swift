/// A rule of UIKit that a test has violated.
nonisolated package struct RunWarning: Sendable, Equatable, Codable {
  /// The ID of the rule.
  package let rule: String
  /// UIKit's text.
  package let text: String
  /// Where the script was, `file.lua:12`.
  package let place: String

  /// A warning at a place.
  package init(_ rule: String, _ text: String, at place: String) {
    (self.rule, self.text, self.place) = (rule, text, place)
  }
}
