import NavigationModel

/// How far an exploration goes, and what it tries.
nonisolated package struct ExplorerBounds: Sendable, Equatable, Codable {
  /// The greatest number of ways from the start.
  package var depth = 12
  /// The greatest number of states.
  package var states = 100_000
  /// The time that it may take; nil for as much as it needs.
  package var time: Duration? = .seconds(60)
  /// Whether each row of a list is tried, not only the first and the last one.
  package var triesAllRows = false
  /// Whether the device is turned.
  package var turns = false
  /// How many things are tried at once with others: 0 or 1.
  package var races = 1
  /// What distinguishes states.
  package var identity = Identity.tree
  /// What of the work is done here; nil for all of it.
  package var share: ExplorerShare?
  /// Whether ways are recorded with pictures and callbacks.
  package var records = false

  /// The usual bounds.
  package init() {}

  /// What distinguishes states.
  nonisolated package enum Identity: String, Sendable, CaseIterable, Codable {
    /// What is seen.
    case screen
    /// What is seen, and the controllers that windows lead to.
    case tree
    /// That, and how many controllers of each class are alive.
    case full
  }
}
