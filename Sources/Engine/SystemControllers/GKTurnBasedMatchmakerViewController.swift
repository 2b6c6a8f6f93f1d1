import Foundation
import HeadlessUIKit
import NavigationModel

/// A turn-based match; its contents are irrelevant here.
public typealias GKTurnBasedMatch = Any

/// A controller in which a player begins, continues or quits turn-based matches.
///
/// [GKTurnBasedMatchmakerViewController](https://developer.apple.com/documentation/gamekit/gkturnbasedmatchmakerviewcontroller)
@preconcurrency @MainActor
open class GKTurnBasedMatchmakerViewController: UINavigationController {
  /// The delegate, which receives the match and dismisses the controller; not retained.
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?

  nonisolated deinit {}
}

extension GKTurnBasedMatchmakerViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .wasCancelled: "turnBasedMatchmakerViewControllerWasCancelled(_:)",
      .didFailWithError: "turnBasedMatchmakerViewController(_:didFailWithError:)",
      .didFind: "turnBasedMatchmakerViewController(_:didFind:)",
      .playerQuitFor: "turnBasedMatchmakerViewController(_:playerQuitFor:)",
    ]
  }

  package var listener: (any GKTurnBasedMatchmakerViewControllerDelegate)? {
    turnBasedMatchmakerDelegate
  }

  package var outcomes: [SystemOutcome<any GKTurnBasedMatchmakerViewControllerDelegate>] {  // P111
    [
      .failure(.didFailWithError) { [self] listener, error in
        listener.turnBasedMatchmakerViewController(
          self, didFailWithError: error)
      },
      .value("a match", by: .didFind) { [self] listener, match in
        listener.turnBasedMatchmakerViewController(self, didFind: match)
      },
      .pick("\"quit\" and a match", by: .playerQuitFor, read: Self.abandoned) {
        [self] listener, match in
        listener.turnBasedMatchmakerViewController(self, playerQuitFor: match)
      },
      .cancel(.wasCancelled) { [self] in
        $0.turnBasedMatchmakerViewControllerWasCancelled(self)
      },
    ]
  }

  private static func abandoned(_ choice: Choice) -> GKTurnBasedMatch? {
    guard choice.values.count == 2, choice.values[0] as? String == "quit" else { return nil }
    return choice.values[1]
  }
}

/// Methods to respond to the match that a player has chosen.
@preconcurrency @MainActor
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// Called when the player cancelled.
  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController)
  /// Called when no match could be created.
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
  /// Called with the match to play.
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFind match: GKTurnBasedMatch)
  /// Called when the player quits a match.
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, playerQuitFor match: GKTurnBasedMatch)
}

extension GKTurnBasedMatchmakerViewControllerDelegate {
  /// Does nothing.
  public func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFind match: GKTurnBasedMatch
  ) {}
  /// Does nothing.
  public func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, playerQuitFor match: GKTurnBasedMatch
  ) {}
}
