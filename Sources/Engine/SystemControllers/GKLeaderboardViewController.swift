import Foundation
import HeadlessUIKit
import NavigationModel

/// Shows the best players.
///
/// [GKLeaderboardViewController](https://developer.apple.com/documentation/gamekit/gkleaderboardviewcontroller)
@preconcurrency @MainActor
open class GKLeaderboardViewController: GKGameCenterViewController {
  /// The delegate, which is notified when the player is done and dismisses the controller; not
  /// retained.
  open weak var leaderboardDelegate: (any GKLeaderboardViewControllerDelegate)?

  nonisolated deinit {}
}

extension GKLeaderboardViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinish: "leaderboardViewControllerDidFinish(_:)"
    ]
  }

  package var listener: (any GKLeaderboardViewControllerDelegate)? { leaderboardDelegate }

  package var outcomes: [SystemOutcome<any GKLeaderboardViewControllerDelegate>] {  // P108
    [
      .done(.didFinish) { [self] in $0.leaderboardViewControllerDidFinish(self) }
    ]
  }
}

/// Methods to respond to the player's viewing of the leaderboard.
@preconcurrency @MainActor
public protocol GKLeaderboardViewControllerDelegate: NSObjectProtocol {
  /// Called when the player is done.
  func leaderboardViewControllerDidFinish(_ viewController: GKLeaderboardViewController)
}
