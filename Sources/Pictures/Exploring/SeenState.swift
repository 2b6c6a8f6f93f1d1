import HeadlessUIKit
import NavigationModel

/// What is known of a state that was seen once.
nonisolated struct SeenState: Sendable, Codable {
  let identity: StateIdentity
  let outcome: KnownGraph.Outcome
  let profile: String
  let hits: [Hit]
  let actions: [UserAction]
  /// Whether it is at the beginning of something.
  let isHome: Bool
  /// The root of its first window.
  let root: [String?]
  /// The controllers whose callbacks of appearance don't fit with where they are.
  let imbalances: [String]
  /// What occurs in it twice that should occur once.
  let repetition: String?
  /// Whether what is presented last covers all of it.
  let isCovered: Bool
  /// The classes of the controllers on the screen.
  let classes: Set<String>
  let hierarchy: Hierarchy
  let screen: Screen

  /// What is seen in an app, and what can be done there within bounds.
  @MainActor init(_ sight: Sight, _ running: any RunningApp, _ bounds: ExplorerBounds) {
    (hierarchy, screen) = (sight.hierarchy, sight.screen)
    (identity, outcome, profile) = (sight.identity, sight.outcome, sight.profile)
    hits = running.hits
    actions = UserAction.all(
      hits, waitingFor: sight.pendingTimes,
      isPortrait: sight.screen.traits.orientation == .portrait, in: bounds, running.language)
    (isHome, root) = (sight.isHome, sight.root)
    (imbalances, repetition) = (sight.imbalances, sight.repetition)
    isCovered = sight.isCovered
    classes = sight.classesOnScreen
  }
}
