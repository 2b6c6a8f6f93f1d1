import NavigationModel

/// A match; what is in it does not matter here.
public typealias GKMatch = Any
/// A player; who that is does not matter here.
public typealias GKPlayer = Any

/// Where a player finds others for a match.
///
/// [GKMatchmakerViewController](https://developer.apple.com/documentation/gamekit/gkmatchmakerviewcontroller)
open class GKMatchmakerViewController: UINavigationController {
  /// Told of the match, and dismisses; not retained.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  /// Whether the program has a server of its own, and wants players instead of a match.
  open var isHosted = false

  override class var isSystemController: Bool { true }

  nonisolated deinit {}
}

extension GKMatchmakerViewController: SystemController {
  package var listener: AnyObject? { matchmakerDelegate }

  package var outcomes: [Outcome] {  // P109
    [failed] + (isHosted ? hosted : [matched]) + [
      .cancel(.wasCancelled) { [self] in
        matchmakerDelegate?.matchmakerViewControllerWasCancelled(self)
      }
    ]
  }

  private var failed: Outcome {
    .failure(.didFailWithError) { [self] error in
      matchmakerDelegate?.matchmakerViewController(self, didFailWithError: error)
    }
  }

  private var matched: Outcome {
    .value("a match", by: .didFind) { [self] match in
      matchmakerDelegate?.matchmakerViewController(self, didFind: match)
    }
  }

  private var hosted: [Outcome] {
    [
      Outcome.pick("the names of players", by: .didFindPlayers, read: Self.names) {
        [self] players in
        matchmakerDelegate?.matchmakerViewController(self, didFindPlayers: players)
      }.during(.classic ... .classic),
      Outcome.pick("players", by: .didFindHostedPlayers, read: Self.players) { [self] players in
        matchmakerDelegate?.matchmakerViewController(self, didFindHostedPlayers: players)
      }.during(.mid ... .modern),
    ]
  }

  private static func players(_ choice: Choice) -> [GKPlayer]? {
    choice.values.isEmpty ? nil : choice.values
  }

  private static func names(_ choice: Choice) -> [String]? {
    players(choice) as? [String]
  }
}

/// Told of the match that a player has found.
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
  /// Called when the player cancelled.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// Called when no match could be made.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  /// Called with a match.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
  /// Called with the names of players for a match of the program's own, before iOS 8.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindPlayers playerIDs: [String])
  /// Called with players for a match of the program's own, from iOS 8 on.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
}

extension GKMatchmakerViewControllerDelegate {
  /// Does nothing.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {}
  /// Does nothing.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindPlayers playerIDs: [String]
  ) {}
  /// Does nothing.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
  ) {}
}
