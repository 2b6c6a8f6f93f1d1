/// A match that players take turns in; what is in it does not matter here.
public typealias GKTurnBasedMatch = Any

/// Where a player begins, continues or gives up matches that players take turns in.
///
/// [GKTurnBasedMatchmakerViewController](https://developer.apple.com/documentation/gamekit/gkturnbasedmatchmakerviewcontroller)
open class GKTurnBasedMatchmakerViewController: UINavigationController {
  /// Told of the match, and dismisses; not retained.
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?

  override class var isSystemController: Bool { true }

  nonisolated deinit {}
}

extension GKTurnBasedMatchmakerViewController: SystemController {
  package var listener: AnyObject? { turnBasedMatchmakerDelegate }

  package var outcomes: [Outcome] {  // P111
    [
      .failure(.didFailWithError) { [self] error in
        turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewController(
          self, didFailWithError: error)
      },
      .value("a match", by: .didFind) { [self] match in
        turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewController(self, didFind: match)
      },
      .pick("\"quit\" and a match", by: .playerQuitFor, read: Self.abandoned) { [self] match in
        turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewController(self, playerQuitFor: match)
      },
      .cancel(.wasCancelled) { [self] in
        turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewControllerWasCancelled(self)
      },
    ]
  }

  private static func abandoned(_ choice: Choice) -> GKTurnBasedMatch? {
    guard choice.values.count == 2, choice.values[0] as? String == "quit" else { return nil }
    return choice.values[1]
  }
}

/// Told of the match that a player has chosen.
public protocol GKTurnBasedMatchmakerViewControllerDelegate: AnyObject {
  /// Called when the player cancelled.
  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController)
  /// Called when no match could be made.
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
  /// Called with the match to play.
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFind match: GKTurnBasedMatch)
  /// Called when the player gives a match up.
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
