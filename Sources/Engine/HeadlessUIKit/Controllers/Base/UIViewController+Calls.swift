import Foundation
import NavigationModel

// Entry points for calls with arguments or a result: the override is called if there is one, and the call
// is recorded in the trace; otherwise the Swift method is called.
extension UIViewController {
  /// Calls `targetViewController`; an override that returns nothing means that there is no target.
  package func receiveTarget(for action: Selector, sender: Any?) -> UIViewController? {
    askMember(.targetViewController, [action.description, sender], ["\(action)"]) {
      targetViewController(forAction: action, sender: sender)
    }
  }

  /// Calls `willTransition`.
  package func receiveWillTransition(
    to collection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    callMember(.willTransition, [collection, coordinator], ["to: \(collection.room)"]) {
      willTransition(to: collection, with: coordinator)
    }
  }

  /// Calls `viewWillTransition`.
  package func receiveWillTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let words = "to: \(Int(bounded: size.width)) x \(Int(bounded: size.height))"
    callMember(.viewWillTransition, [size, coordinator], [words]) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The size that `size(forChildContentContainer:withParentContainerSize:)` answers; an override that
  /// returns none has the class's.
  package func resolvedSize(of child: UIViewController, within size: CGSize) -> CGSize {
    askMember(.sizeForChildContentContainer, [child, size]) {
      self.size(forChildContentContainer: child, withParentContainerSize: size)
    }
  }

  /// Whether the keyboard stays in it, as an override answers.
  package var resolvedDisablesKeyboardDismissal: Bool {
    askMember(.disablesAutomaticKeyboardDismissal) { disablesAutomaticKeyboardDismissal }
  }

  /// Calls `preferredContentSizeDidChange`.
  package func receivePreferredSizeDidChange(of child: UIViewController) {
    callMember(.preferredContentSizeDidChange, [child], [child.label]) {
      preferredContentSizeDidChange(forChildContentContainer: child)
    }
  }

  /// Calls `willRotate`.
  package func receiveWillRotate(to orientation: UIInterfaceOrientation, _ duration: Duration) {
    let seconds = duration.inSeconds
    callMember(.willRotate, [orientation, seconds], ["to: \(orientation)"]) {
      willRotate(to: orientation, duration: seconds)
    }
  }

  /// Calls `willAnimateRotation`.
  package func receiveWillAnimateRotation(
    to orientation: UIInterfaceOrientation, _ duration: Duration
  ) {
    let seconds = duration.inSeconds
    callMember(.willAnimateRotation, [orientation, seconds], ["to: \(orientation)"]) {
      willAnimateRotation(to: orientation, duration: seconds)
    }
  }

  /// Calls `didRotate`.
  package func receiveDidRotate(from orientation: UIInterfaceOrientation) {
    callMember(.didRotate, [orientation], ["from: \(orientation)"]) {
      didRotate(from: orientation)
    }
  }

  /// Calls `traitCollectionDidChange`.
  package func receiveDidChange(from former: UITraitCollection?) {
    callMember(.traitCollectionDidChange, [former], [former.map { "from: \($0.room)" }]) {
      traitCollectionDidChange(former)
    }
  }

  /// Calls `show`.
  package func receiveShow(_ controller: UIViewController, sender: Any?) {
    callMember(.show, [controller, sender], [controller.label]) {
      show(controller, sender: sender)
    }
  }

  /// Calls `present(_:animated:)`.
  package func receivePresent(_ controller: UIViewController, animated: Bool) {
    callMember(.present, [controller, animated]) { present(controller, animated: animated) }
  }

  /// Calls `dismiss(animated:completion:)`, as UIKit does to dismiss what it presents (J19).
  package func receiveDismiss() {
    callMember(.dismiss, [true]) { dismiss(animated: true) }
  }

  /// Calls `showDetailViewController`.
  package func receiveShowDetail(_ controller: UIViewController, sender: Any?) {
    callMember(.showDetailViewController, [controller, sender], [controller.label]) {
      showDetailViewController(controller, sender: sender)
    }
  }

  /// Calls `shouldPerformSegue`; an override receives nil for a segue without an identifier.
  package func receiveShouldPerform(_ identifier: String?, sender: Any?) -> Bool {
    askMember(.shouldPerformSegue, [identifier, sender], [identifier]) {
      shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    }
  }

  /// Calls `prepare`.
  package func receivePrepare(_ segue: UIStoryboardSegue, sender: Any?) {
    callMember(.prepare, [segue, sender], [segue.identifier]) {
      prepare(for: segue, sender: sender)
    }
  }

  /// Calls `canPerformUnwindSegueAction`.
  package func receiveCanUnwind(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool {
    askMember(
      .canPerformUnwindSegueAction, [action.description, source, sender],
      ["\(action)", source.label]
    ) { canPerformUnwindSegueAction(action, from: source, sender: sender) }
  }

  /// Calls `allowedChildrenForUnwinding`; an override that returns nothing allows none.
  package func receiveAllowedChildren(
    for source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    askMember(.allowedChildrenForUnwinding, [source], [source.source.label]) {
      allowedChildrenForUnwinding(from: source)
    }
  }

  /// Calls `unwind`.
  package func receiveUnwind(_ segue: UIStoryboardSegue, towards next: UIViewController) {
    callMember(.unwind, [segue, next], ["towards: \(next.label)"]) {
      unwind(for: segue, towards: next)
    }
  }

  /// Calls `encodeRestorableState`.
  package func receiveEncode(_ coder: NSCoder) {
    callMember(.encodeRestorableState, [coder]) { encodeRestorableState(with: coder) }
  }

  /// Calls `decodeRestorableState`.
  package func receiveDecode(_ coder: NSCoder) {
    callMember(.decodeRestorableState, [coder]) { decodeRestorableState(with: coder) }
  }

  /// Calls `applicationFinishedRestoringState`.
  package func receiveFinishedRestoring() {
    callMember(.applicationFinishedRestoringState) { applicationFinishedRestoringState() }
  }

  /// Calls `collapseSecondaryViewController`.
  package func receiveCollapse(_ secondary: UIViewController, for split: UISplitViewController) {
    callMember(.collapseSecondaryViewController, [secondary, split], [secondary.label]) {
      collapseSecondaryViewController(secondary, for: split)
    }
  }

  /// Calls `separateSecondaryViewController`; an override that returns nothing separates nothing.
  package func receiveSeparate(for split: UISplitViewController) -> UIViewController? {
    askMember(.separateSecondaryViewController, [split]) {
      separateSecondaryViewController(for: split)
    }
  }

  /// Calls an unwind action, whose name the program itself has chosen.
  func receiveUnwindAction(_ action: Selector, _ segue: UIStoryboardSegue) {
    callOut(on: stage, if: true, stage.event(action.description, .callback, of: self, [])) {
      callMember(.unwindAction(action), [segue]) {
        if let handler = parts.unwindActions[action] {
          handler.run(segue)
        } else {
          let known = uiKitAction(action.description) ?? action
          known.perform(as: .unwind, on: self, segue)
        }
      }
    }
  }
}
