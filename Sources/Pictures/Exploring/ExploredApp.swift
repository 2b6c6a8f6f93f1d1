import HeadlessUIKit
import NavigationModel

/// An app that can be begun as often as one likes, and does the same each time.
package protocol ExploredApp: AnyObject {
  /// Its script, or the place of its code.
  var source: Film.Source { get }
  /// Its own classes of controllers, with their lines; 0 for a line that isn't known.
  var classes: [(name: String, line: Int)] { get }
  /// Begins it anew, and lets it settle; what was begun before may end with that.
  func begin() -> any RunningApp
  /// Whether it was stopped from outside, so that nothing more is tried.
  var isStopped: Bool { get }
}

/// An app that runs.
package protocol RunningApp: AnyObject {
  /// Its world; another one if the app has been launched again.
  var stage: Stage { get }
  /// The language of its lines.
  var language: UserLanguage { get }
  /// What the user can do, in front first.
  var hits: [Hit] { get }
  /// Does what a line says, and waits for nothing; returns false if it is refused.
  @discardableResult
  func perform(_ line: String) -> Bool
  /// Waits until nothing moves.
  func settle()
  /// Releases what nothing retains any more.
  func collect()
  /// The times until something happens by itself.
  var pendingTimes: [Duration] { get }
  /// What the app says that distinguishes its states, beyond what is seen.
  var fingerprint: String? { get }
  /// What has gone wrong since it was last asked.
  func takeTroubles() -> [Trouble]
  /// What was printed since it was last asked.
  func takePrinted() -> [String]
  /// The controllers that were removed and are still alive, after collecting, and what retains them.
  func leaks() -> [(name: String, retainers: [String])]
}

extension RunningApp {
  package var language: UserLanguage { .lua }
}

/// Something that goes wrong while an app runs.
nonisolated package struct Trouble: Sendable, Equatable, Codable {
  /// What sort of trouble it is.
  package var kind: Exploration.Finding.Kind
  /// Where: the name of a rule, or a place in a script.
  package var place: String
  /// What is wrong, as a sentence.
  package var text: String
  /// What UIKit says; nil where it says nothing.
  package var diagnostic: Diagnostic?

  /// Something that goes wrong.
  package init(
    _ kind: Exploration.Finding.Kind, _ place: String, _ text: String,
    _ diagnostic: Diagnostic? = nil
  ) {
    self.kind = kind
    self.place = place
    self.text = text
    self.diagnostic = diagnostic
  }

  /// What UIKit logs, as releases of iOS write it.
  package init(_ diagnostic: Diagnostic, under profile: Profile) {
    self.init(
      diagnostic.rule == .unbalanced ? .imbalance : .diagnostic, diagnostic.rule.id,
      diagnostic.consoleText(profile.era) ?? diagnostic.why, diagnostic)
  }
}
