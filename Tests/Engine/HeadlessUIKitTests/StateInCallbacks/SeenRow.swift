import HeadlessUIKit
import NavigationModel
import Testing

/// The changes that a row orders, and what no program can see of it: the pairs of beats whose order
/// concerns different objects or only the framework, and the beats that another one makes up for, or
/// that have something to do only in changes that were joined or in other rows made from this one.
nonisolated struct SeenRow: Sendable, CustomTestStringConvertible {
  let kind: Choreography.Kind
  /// The release whose row it is.
  let profile: Profile
  let scenes: [SeenScene]
  let commuting: Set<String>
  let unseen: Set<String>

  init(
    _ kind: Choreography.Kind, _ scenes: SeenScene..., in profile: Profile = .modern,
    commuting: Set<String> = [], unseen: Set<String> = []
  ) {
    self.kind = kind
    self.profile = profile
    self.scenes = scenes
    self.commuting = commuting
    self.unseen = unseen
  }

  var testDescription: String { "\(kind) in \(profile.name)" }

  /// The row itself.
  var row: Choreography { profile[kind] }

  /// What is seen with another row in the place of this one.
  @MainActor func log(_ row: Choreography) -> [[String]] {
    let profile = profile.replacing(kind, with: row)
    return scenes.map { Observation.log(of: $0, profile) }
  }

  /// The variants of the row with which nothing else is seen.
  @MainActor func unseen(of variants: [(name: String, row: Choreography)]) -> [String] {
    let expected = log(row)
    return variants.filter { log($0.row) == expected }.map(\.name)
  }
}
