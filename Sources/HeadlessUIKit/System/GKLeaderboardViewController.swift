/// Shows the best players.
///
/// [GKLeaderboardViewController](https://developer.apple.com/documentation/gamekit/gkleaderboardviewcontroller)
open class GKLeaderboardViewController: GKGameCenterViewController {
  /// Told when the player is done, and dismisses; not retained.
  open weak var leaderboardDelegate: (any GKLeaderboardViewControllerDelegate)?

  nonisolated deinit {}
}

extension GKLeaderboardViewController: SystemController {
  package var listener: AnyObject? { leaderboardDelegate }

  package var outcomes: [Outcome] {  // P108
    [
      .done(.didFinish) { [self] in leaderboardDelegate?.leaderboardViewControllerDidFinish(self) }
    ]
  }
}

/// Told when a player has seen the leaderboard.
public protocol GKLeaderboardViewControllerDelegate: AnyObject {
  /// Called when the player is done.
  func leaderboardViewControllerDidFinish(_ viewController: GKLeaderboardViewController)
}
