import Exploring
import NavigationModel
import StoredValues

/// What one process has done of an exploration whose work is split, as lines of JSON: what is explored,
/// then what was done.
package struct SharedExploration {
  /// What is explored, and which share it is.
  package let plan: Plan
  private let done: [WorkDone]

  /// An app, and how far it is explored.
  package struct Plan: Codable {
    /// The version of the lines.
    let version: Int
    /// The name and the text of the script.
    package let script, text: String
    /// The name of the profile.
    package let profile: String
    /// How far the app is explored, and which share of that is done.
    package let bounds: ExplorerBounds

    /// A script that is explored under a profile, within bounds.
    package init(script: String, text: String, profile: String, bounds: ExplorerBounds) {
      (self.script, self.text, self.profile, self.bounds) = (script, text, profile, bounds)
      version = Self.version
    }

    fileprivate static let version = 1

    /// Whether another share is one of the same work.
    fileprivate func fits(_ other: Plan) -> Bool {
      var (own, others) = (bounds, other.bounds)
      (own.share, others.share, own.time, others.time) = (nil, nil, nil, nil)
      return own == others && bounds.share?.count == other.bounds.share?.count
        && [script, text, profile] == [other.script, other.text, other.profile]
    }
  }

  /// What was done of a plan.
  package init(_ plan: Plan, _ done: [WorkDone]) { (self.plan, self.done) = (plan, done) }

  /// The share in the text of a file; nil if that is something else.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n")
    guard let first = lines.first, let plan: Plan = try? JSON.value(of: first.utf8),
      plan.version == Plan.version, plan.bounds.share != nil
    else { return nil }
    var done: [WorkDone] = []
    for line in lines.dropFirst() {
      guard let item: WorkDone = try? JSON.value(of: line.utf8) else { return nil }
      done.append(item)
    }
    self.init(plan, done)
  }

  /// The lines of the file.
  package var text: String {
    ([JSON.line(plan)] + done.map { JSON.line($0) }).map { $0 + "\n" }.joined()
  }

  /// Why shares can't be put together, as a sentence without its end; nil if they can.
  package static func problem(with shares: [(name: String, share: SharedExploration)]) -> String? {
    guard let first = shares.first, let count = first.share.plan.bounds.share?.count else {
      return nil
    }
    var missing = Set(1...count)
    for (name, share) in shares {
      guard share.plan.fits(first.share.plan) else {
        return "\(name) is a share of another exploration than \(first.name)"
      }
      guard let index = share.plan.bounds.share?.index, missing.remove(index) != nil else {
        return "\(name) is a share that is there already"
      }
    }
    return missing.min().map { "share \($0)/\(count) is missing" }
  }

  /// What was done in shares, for an explorer; what is missing of races is done by others.
  @MainActor package static func crew(
    of shares: [SharedExploration], and rest: any ExplorerCrew
  ) -> any ExplorerCrew {
    JoinedCrew(shares.map(\.done), and: rest)
  }
}
