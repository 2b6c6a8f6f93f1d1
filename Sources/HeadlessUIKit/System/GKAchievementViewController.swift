/// Shows what a player has achieved.
///
/// [GKAchievementViewController](https://developer.apple.com/documentation/gamekit/gkachievementviewcontroller)
open class GKAchievementViewController: GKGameCenterViewController {
  /// The delegate, which is notified when the player is done and dismisses the controller; not
  /// retained.
  open weak var achievementDelegate: (any GKAchievementViewControllerDelegate)?

  nonisolated deinit {}
}

extension GKAchievementViewController: SystemController {
  package var listener: AnyObject? { achievementDelegate }

  package var outcomes: [SystemOutcome] {  // P107
    [
      .done(.didFinish) { [self] in achievementDelegate?.achievementViewControllerDidFinish(self) }
    ]
  }
}

/// Methods to respond to the player's viewing of the achievements.
public protocol GKAchievementViewControllerDelegate: AnyObject {
  /// Called when the player is done.
  func achievementViewControllerDidFinish(_ viewController: GKAchievementViewController)
}
