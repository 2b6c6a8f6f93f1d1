import Foundation
import NavigationModel

/// The heights of a sheet's detents in some room.
struct ResolvedDetents {
  /// The room that they were resolved for, and its traits.
  let room: SheetRoom
  let traits: UITraitCollection
  /// Those that are active, in the order of the detents; empty where none is.
  let active: [(identifier: UISheetPresentationController.Detent.Identifier, height: Double)]
}

extension UISheetPresentationController {
  /// Its world.
  private var stage: Stage { controller?.stage ?? Stage.current }

  /// The room that its heights are measured in now.
  private var room: SheetRoom {
    let screen = stage.traits.screen
    return stage.profile.sheetRoom(
      in: stage.traits,
      screen: Frame(x: 0, y: 0, width: screen.width, height: screen.height))
  }

  /// The active detents with their heights; custom ones are asked once, and again in another room or
  /// after `invalidateDetents()` (F53).
  var activeDetents: ResolvedDetents {
    let room = room, traits = UITraitCollection(stage.traits)
    if let resolved, resolved.room == room, resolved.traits == traits { return resolved }
    let context = DetentContext(room, traits)
    let made = ResolvedDetents(
      room: room, traits: traits,
      active: detents.compactMap { detent in
        detent.resolvedValue(in: context).flatMap {
          $0.isFinite ? (detent.identifier, min(max(Double($0), 0), room.maximum)) : nil
        }
      })
    resolved = made
    return made
  }

  /// The current height: the selected one if it is active, else the lowest; large where none is
  /// active (unconfirmed).
  var currentDetent: Detent.Identifier {
    let active = activeDetents.active.map(\.identifier)
    let chosen = selectedDetentIdentifier.flatMap { active.contains($0) ? $0 : nil }
    return chosen ?? active.first ?? .large
  }

  /// The height of a detent inside the safe area; nil for one that the sheet doesn't have.
  func height(of identifier: Detent.Identifier) -> Double? {
    let resolved = activeDetents
    if let found = resolved.active.first(where: { $0.identifier == identifier }) {
      return found.height
    }
    let known: [Detent.Identifier: Double] = [
      .medium: resolved.room.half, .large: resolved.room.maximum,
    ]
    return known[identifier]
  }

  /// Where the sheet is at its current height.
  var currentFrame: Frame {
    let isLow = stage.traits.vertical == .compact
    let width = controller.map { Double($0.preferredContentSize.width) } ?? 0
    let follows = isLow && widthFollowsPreferredContentSizeWhenEdgeAttached && width > 0
    return frame(of: currentDetent, width: follows ? width : nil)
  }

  /// Where the sheet is at a height.
  func frame(of identifier: Detent.Identifier, width: Double? = nil) -> Frame {
    let room = activeDetents.room
    return room.frame(height: height(of: identifier) ?? room.maximum, width: width)
  }

  /// Whether its height is at most the largest one at which the surroundings aren't dimmed.
  var isUndimmed: Bool { isUndimmed(at: currentDetent) }

  /// Whether a height is at most the largest one at which the surroundings aren't dimmed (F58).
  func isUndimmed(at detent: Detent.Identifier) -> Bool {
    guard let largest = largestUndimmedDetentIdentifier.flatMap(height),
      let own = height(of: detent)
    else { return false }
    return own <= largest
  }

  /// The next larger active height; nil at the largest.
  var nextLarger: (identifier: Detent.Identifier, height: Double)? {
    guard let current = height(of: currentDetent) else { return nil }
    return activeDetents.active.filter { $0.height > current }.min { $0.height < $1.height }
  }
}

// MARK: Changes

extension UISheetPresentationController {
  /// Whether its sheet is on the screen.
  var isUp: Bool {
    guard let controller, let presenter = controller.stage.hierarchy[controller.id].presenter,
      controller.stage.hierarchy[presenter].presentation?.adaptedStyle.isSheet == true
    else { return false }
    return controller.stage.hierarchy[controller.id].isOnScreen
  }

  /// Makes a change that may give the sheet another height: one that is up jumps there (F54).
  func changeHeight(_ change: () -> Void) {
    change()
    heightMayHaveChanged()
  }

  /// Lays the sheet out again if it is up.
  func heightMayHaveChanged() {
    guard isUp, let controller, controller.isViewLoaded else { return }
    controller.stage.engine.layOut(controller)
    controller.stage.engine.insetsMayHaveChanged()
  }

  /// Makes changes that may fail; a height that they change on the screen is drawn half-way, and
  /// nothing is called for it.
  package func animate<Failure>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    let before = isUp ? currentFrame : nil
    try HandlerCall.sheetChanges.run(changes)
    guard let before, isUp, currentFrame != before else { return }
    beginMovement()
    endMovementLater()
  }

  /// The user lifts the finger at another height: the sheet settles there, and the delegate is
  /// notified with the new selection (F55), before it has settled (unconfirmed).
  func settle(at identifier: Detent.Identifier) {
    guard identifier != currentDetent else { return }
    changeHeight { selectedDetentIdentifier = identifier }
    beginMovement()
    let manager: UIPresentationController = self
    manager.call(UIPresentationController.Calls.didChangeSelectedDetentIdentifier) {
      $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    endMovementLater()
  }

  /// Is drawn half-way to another height from now on.
  private func beginMovement() { heightChange = stage.now }

  /// How long a sheet takes to another height.
  static let durationOfMovement = Duration.milliseconds(400)  // unconfirmed

  /// Is there when it has moved, unless it is on the way to another height by then.
  private func endMovementLater() {
    let start = stage.now
    stage.complete(after: Self.durationOfMovement) { [weak self] in
      if self?.heightChange == start { self?.heightChange = nil }
    }
  }

  /// The names of the active heights that it doesn't have now.
  package var otherHeights: [String] {
    let current = currentDetent
    return activeDetents.active.map(\.identifier).filter { $0 != current }.map(\.shortName)
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// Its name in texts: that of UIKit's two is short.
  package var shortName: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    default: rawValue
    }
  }
}
