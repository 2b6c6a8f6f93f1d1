import Foundation
import NavigationModel

// Entry points for calls with arguments or a result: an override is called if there is one, and the call
// is recorded in the trace; otherwise the Swift method is called. If an override returns nothing useful,
// UIKit's default applies.
extension UIViewController {
  /// Calls `canPerformAction`.
  package func receiveCanPerform(_ action: Selector, sender: Any?) -> Bool {
    callOverride(.canPerformAction, [action.description, sender], ["\(action)"])?.flag
      ?? canPerformAction(action, withSender: sender)
  }

  /// Calls `targetViewController`; an override that returns nothing means that there is no target.
  package func receiveTarget(for action: Selector, sender: Any?) -> UIViewController? {
    if let answer = callOverride(
      .targetViewController, [action.description, sender], ["\(action)"])
    {
      return answer.controllers.first
    }
    return targetViewController(forAction: action, sender: sender)
  }

  /// Calls `willTransition`.
  package func receiveWillTransition(
    to collection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if callOverride(.willTransition, [collection, coordinator], ["to: \(collection.room)"]) == nil {
      willTransition(to: collection, with: coordinator)
    }
  }

  /// Calls `viewWillTransition`.
  package func receiveWillTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let words = "to: \(Int(bounded: size.width)) x \(Int(bounded: size.height))"
    if callOverride(.viewWillTransition, [size, coordinator], [words]) == nil {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The size that `size(forChildContentContainer:withParentContainerSize:)` answers; an override that
  /// returns none has the class's.
  package func resolvedSize(of child: UIViewController, within size: CGSize) -> CGSize {
    callOverride(.sizeForChildContentContainer, [child, size])?.size
      ?? self.size(forChildContentContainer: child, withParentContainerSize: size)
  }

  /// Whether the keyboard stays in it, as an override answers.
  package var resolvedDisablesKeyboardDismissal: Bool {
    callOverride(.disablesAutomaticKeyboardDismissal)?.flag ?? disablesAutomaticKeyboardDismissal
  }

  /// Calls `preferredContentSizeDidChange`.
  package func receivePreferredSizeDidChange(of child: UIViewController) {
    if callOverride(.preferredContentSizeDidChange, [child], [child.label]) == nil {
      preferredContentSizeDidChange(forChildContentContainer: child)
    }
  }

  /// Calls `willRotate`.
  package func receiveWillRotate(to orientation: UIInterfaceOrientation, _ duration: Duration) {
    let seconds = duration.inSeconds
    if callOverride(.willRotate, [orientation, seconds], ["to: \(orientation)"]) == nil {
      willRotate(to: orientation, duration: seconds)
    }
  }

  /// Calls `willAnimateRotation`.
  package func receiveWillAnimateRotation(
    to orientation: UIInterfaceOrientation, _ duration: Duration
  ) {
    let seconds = duration.inSeconds
    if callOverride(.willAnimateRotation, [orientation, seconds], ["to: \(orientation)"]) == nil {
      willAnimateRotation(to: orientation, duration: seconds)
    }
  }

  /// Calls `didRotate`.
  package func receiveDidRotate(from orientation: UIInterfaceOrientation) {
    if callOverride(.didRotate, [orientation], ["from: \(orientation)"]) == nil {
      didRotate(from: orientation)
    }
  }

  /// Calls `traitCollectionDidChange`.
  package func receiveDidChange(from former: UITraitCollection?) {
    if callOverride(.traitCollectionDidChange, [former], [former.map { "from: \($0.room)" }])
      == nil
    {
      traitCollectionDidChange(former)
    }
  }

  /// Calls `show`.
  package func receiveShow(_ controller: UIViewController, sender: Any?) {
    if callOverride(.show, [controller, sender], [controller.label]) == nil {
      show(controller, sender: sender)
    }
  }

  /// Calls `showDetailViewController`.
  package func receiveShowDetail(_ controller: UIViewController, sender: Any?) {
    if callOverride(.showDetailViewController, [controller, sender], [controller.label]) == nil {
      showDetailViewController(controller, sender: sender)
    }
  }

  /// Calls `shouldPerformSegue`; an override receives nil for a segue without an identifier.
  package func receiveShouldPerform(_ identifier: String?, sender: Any?) -> Bool {
    callOverride(.shouldPerformSegue, [identifier, sender], [identifier])?.flag
      ?? shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
  }

  /// Calls `prepare`.
  package func receivePrepare(_ segue: UIStoryboardSegue, sender: Any?) {
    if callOverride(.prepare, [segue, sender], [segue.identifier]) == nil {
      prepare(for: segue, sender: sender)
    }
  }

  /// Calls `canPerformUnwindSegueAction`.
  package func receiveCanUnwind(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool {
    callOverride(
      .canPerformUnwindSegueAction, [action.description, source, sender],
      ["\(action)", source.label])?.flag
      ?? canPerformUnwindSegueAction(action, from: source, sender: sender)
  }

  /// Calls `allowedChildrenForUnwinding`; an override that returns nothing allows none.
  package func receiveAllowedChildren(
    for source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    callOverride(.allowedChildrenForUnwinding, [source], [source.source.label])?.controllers
      ?? allowedChildrenForUnwinding(from: source)
  }

  /// Calls `unwind`.
  package func receiveUnwind(_ segue: UIStoryboardSegue, towards next: UIViewController) {
    if callOverride(.unwind, [segue, next], ["towards: \(next.label)"]) == nil {
      unwind(for: segue, towards: next)
    }
  }

  /// Calls `encodeRestorableState`.
  package func receiveEncode(_ coder: NSCoder) {
    callMember(.encodeRestorableState, coder) { encodeRestorableState(with: coder) }
  }

  /// Calls `decodeRestorableState`.
  package func receiveDecode(_ coder: NSCoder) {
    callMember(.decodeRestorableState, coder) { decodeRestorableState(with: coder) }
  }

  /// Calls `applicationFinishedRestoringState`.
  package func receiveFinishedRestoring() {
    callMember(.applicationFinishedRestoringState) { applicationFinishedRestoringState() }
  }

  /// Calls `collapseSecondaryViewController`.
  package func receiveCollapse(_ secondary: UIViewController, for split: UISplitViewController) {
    if callOverride(.collapseSecondaryViewController, [secondary, split], [secondary.label]) == nil
    {
      collapseSecondaryViewController(secondary, for: split)
    }
  }

  /// Calls `separateSecondaryViewController`; an override that returns nothing separates nothing.
  package func receiveSeparate(for split: UISplitViewController) -> UIViewController? {
    if let answer = callOverride(.separateSecondaryViewController, [split]) {
      return answer.controllers.first
    }
    return separateSecondaryViewController(for: split)
  }

  /// Calls an unwind action, whose name the program itself has chosen.
  func receiveUnwindAction(_ action: Selector, _ segue: UIStoryboardSegue) {
    recordMember(action.description, [])
    callMember(.unwindAction(action), segue) {
      if let handler = parts.unwindActions[action] {
        handler.run(segue)
      } else {
        (self as? any SelectorPerforming)?.perform(action, with: segue)
      }
    }
  }
}
