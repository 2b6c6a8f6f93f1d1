/// Shows the best players.
///
/// [GKLeaderboardViewController](https://developer.apple.com/documentation/gamekit/gkleaderboardviewcontroller)
open class GKLeaderboardViewController: GKGameCenterViewController {
  /// The delegate, which is notified when the player is done and dismisses the controller; not
  /// retained.
  open weak var leaderboardDelegate: (any GKLeaderboardViewControllerDelegate)?

  nonisolated deinit {}
}

extension GKLeaderboardViewController: SystemController {
  package var listener: AnyObject? { leaderboardDelegate }

  package var outcomes: [SystemOutcome] {  // P108
    [
      .done(.didFinish) { [self] in leaderboardDelegate?.leaderboardViewControllerDidFinish(self) }
    ]
  }
}

/// Methods to respond to the player's viewing of the leaderboard.
public protocol GKLeaderboardViewControllerDelegate: AnyObject {
  /// Called when the player is done.
  func leaderboardViewControllerDidFinish(_ viewController: GKLeaderboardViewController)
}
