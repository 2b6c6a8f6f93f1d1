import Foundation
import HeadlessUIKit
import NavigationModel

/// Shows what a player has achieved.
///
/// [GKAchievementViewController](https://developer.apple.com/documentation/gamekit/gkachievementviewcontroller)
@preconcurrency @MainActor
open class GKAchievementViewController: GKGameCenterViewController {
  /// The delegate, which is notified when the player is done and dismisses the controller; not
  /// retained.
  open weak var achievementDelegate: (any GKAchievementViewControllerDelegate)?

  nonisolated deinit {}
}

extension GKAchievementViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didFinish: "achievementViewControllerDidFinish(_:)"
    ]
  }

  package var listener: (any GKAchievementViewControllerDelegate)? { achievementDelegate }

  package var outcomes: [SystemOutcome<any GKAchievementViewControllerDelegate>] {  // P107
    [
      .done(.didFinish) { [self] in $0.achievementViewControllerDidFinish(self) }
    ]
  }
}

/// Methods to respond to the player's viewing of the achievements.
@preconcurrency @MainActor
public protocol GKAchievementViewControllerDelegate: NSObjectProtocol {
  /// Called when the player is done.
  func achievementViewControllerDidFinish(_ viewController: GKAchievementViewController)
}
