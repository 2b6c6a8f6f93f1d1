import HeadlessUIKit
import Lua
import NavigationModel

/// The delegate of a presentation.
final class ScriptedPresentationDelegate: ScriptedDelegate,
  @MainActor UIPopoverPresentationControllerDelegate,
  @MainActor UISheetPresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let call = DelegateCall.adaptivePresentationStyle
    let result = callFunction(call, traitCollection)
    if let style: PresentationStyle = result.named() { return style }
    if !result.isNil { wrong(call, "a style or nil", result) }
    return controller.ownAdaptation
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    askForController(.viewControllerForAdaptivePresentationStyle, style)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    // Only a literal false refuses; a function that returns nothing does not.
    if case .boolean(false) = callFunction(.shouldDismiss) { return false }
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    callFunction(.willDismiss)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    callFunction(.didDismiss)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    callFunction(.didAttemptToDismiss)
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    callFunction(.prepareForPopoverPresentation)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    let call = DelegateCall.willReposition
    let results = runForAll(call, [owner, rect.pointee, view.pointee])
    if let first = results.first, !first.isNil {
      if let new = CGRect(first) { rect.pointee = new } else { wrong(call, "a CGRect", first) }
    }
    guard let second = results.dropFirst().first, !second.isNil else { return }
    if let new = second.object(in: world.interpreter) as? UIView {
      view.pointee = new
    } else {
      wrong(call, "a UIView after the rectangle, or nothing", second)
    }
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    callFunction(.prepareAdaptive, adaptivePresentationController)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    callFunction(.willPresentWithAdaptiveStyle, style)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    callFunction(.didChangeSelectedDetentIdentifier)
  }
}

/// The transitioning delegate of a presented controller; its functions receive no sender.
final class ScriptedTransitioningDelegate: ScriptedDelegate, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let call = DelegateCall.presentationControllerFor
    let result = callFunctionWithoutSender(call, presented, presenting, source)
    if let manager = result.object(in: world.interpreter) as? UIPresentationController {
      return world.adopted(manager)
    }
    if !result.isNil { wrong(call, "a UIPresentationController or nil", result) }
    return nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let call = DelegateCall.animationControllerForPresented
    return world.animator(
      callFunctionWithoutSender(call, presented, presenting, source), of: call.rawValue, owner.label
    )
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let call = DelegateCall.animationControllerForDismissed
    return world.animator(
      callFunctionWithoutSender(call, dismissed), of: call.rawValue, owner.label)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver(.interactionControllerForPresentation, animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver(.interactionControllerForDismissal, animator)
  }

  private func driver(
    _ call: DelegateCall, _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let value = (animator as? ScriptedAnimator)?.value ?? .nil
    return world.driver(callFunctionWithoutSender(call, value), of: call.rawValue, owner.label)
  }
}

extension CGRect {
  /// The rectangle of a script's table, all of whose numbers must be finite; nil for anything else.
  init?(_ value: LuaValue) {
    guard case .table(let table) = value else { return nil }
    let numbers = ["x", "y", "width", "height"].map { table[$0].anyNumber ?? .nan }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
