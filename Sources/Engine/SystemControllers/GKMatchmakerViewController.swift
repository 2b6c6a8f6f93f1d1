import Foundation
import HeadlessUIKit
import NavigationModel

/// A match; its contents are irrelevant here.
public typealias GKMatch = Any
/// A player; the details are irrelevant here.
public typealias GKPlayer = Any

/// A controller in which a player finds others for a match.
///
/// [GKMatchmakerViewController](https://developer.apple.com/documentation/gamekit/gkmatchmakerviewcontroller)
@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
  /// The delegate, which receives the match and dismisses the controller; not retained.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  /// Whether the program has its own server, and needs players instead of a match.
  open var isHosted = false

  nonisolated deinit {}
}

extension GKMatchmakerViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .wasCancelled: "matchmakerViewControllerWasCancelled(_:)",
      .didFailWithError: "matchmakerViewController(_:didFailWithError:)",
      .didFind: "matchmakerViewController(_:didFind:)",
      .didFindPlayers: "matchmakerViewController(_:didFindPlayers:)",
      .didFindHostedPlayers: "matchmakerViewController(_:didFindHostedPlayers:)",
    ]
  }

  package var listener: (any GKMatchmakerViewControllerDelegate)? { matchmakerDelegate }

  package var outcomes: [SystemOutcome<any GKMatchmakerViewControllerDelegate>] {  // P109
    [failed] + (isHosted ? hosted : [matched]) + [
      .cancel(.wasCancelled) { [self] in
        $0.matchmakerViewControllerWasCancelled(self)
      }
    ]
  }

  private var failed: SystemOutcome<any GKMatchmakerViewControllerDelegate> {
    .failure(.didFailWithError) { [self] listener, error in
      listener.matchmakerViewController(self, didFailWithError: error)
    }
  }

  private var matched: SystemOutcome<any GKMatchmakerViewControllerDelegate> {
    .value("a match", by: .didFind) { [self] listener, match in
      listener.matchmakerViewController(self, didFind: match)
    }
  }

  private var hosted: [SystemOutcome<any GKMatchmakerViewControllerDelegate>] {
    [
      SystemOutcome<any GKMatchmakerViewControllerDelegate>.pick(
        "the names of players", by: .didFindPlayers, read: Self.names
      ) {
        [self] listener, players in
        listener.matchmakerViewController(self, didFindPlayers: players)
      }.during(.iOS5 ... .iOS5),
      SystemOutcome<any GKMatchmakerViewControllerDelegate>.pick(
        "players", by: .didFindHostedPlayers, read: Self.players
      ) {
        [self] listener, players in
        listener.matchmakerViewController(self, didFindHostedPlayers: players)
      }.during(.iOS7 ... .iOS18),
    ]
  }

  private static func players(_ choice: Choice) -> [GKPlayer]? {
    choice.values.isEmpty ? nil : choice.values
  }

  private static func names(_ choice: Choice) -> [String]? {
    players(choice) as? [String]
  }
}

/// Methods to respond to the match that a player has found.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// Called when the player cancelled.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// Called when no match could be created.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  /// Called with a match.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
  /// Called with the names of players for a hosted match, before iOS 8.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindPlayers playerIDs: [String])
  /// Called with players for a hosted match, from iOS 8 on.
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
