import Lua

extension Spellings {
  /// The rows of the class of all controllers.
  static let controllers: [String: [Spelling]] = [
    "UIViewController": presentations + families + segues + surroundings
  ]

  private static let presentations = [
    Spelling("presentModalViewController:animated:", "present(controller, animated)", since: 5),
    Spelling("dismissModalViewControllerAnimated:", "dismiss(animated)", since: 5),
    Spelling(
      "presentViewController:animated:completion:", "present(controller, animated, completion)"),
    Spelling("dismissViewControllerAnimated:completion:", "dismiss(animated, completion)"),
    Spelling("modalViewController", "presentedViewController", since: 5),
    Spelling("contentSizeForViewInPopover", "preferredContentSize", since: 7),
    Spelling("setContentSizeForViewInPopover:", "preferredContentSize = size", since: 7),
    Spelling("modalInPopover", "isModalInPresentation", since: 13),
    Spelling("isModalInPopover", "isModalInPresentation", since: 13),
    Spelling("setModalInPopover:", "isModalInPresentation = value", since: 13),
    Spelling("showViewController:sender:", "show(controller, sender)"),
    Spelling("targetViewControllerForAction:sender:", "targetViewController(action, sender)"),
    Spelling("canPerformAction:withSender:", "canPerformAction(action, sender)"),
    Spelling(
      "performSelector:withObject:afterDelay:", "perform(\"method\", object, delay)"),
  ]

  private static let families = [
    Spelling("parentViewController", "parent"),
    Spelling("childViewControllers", "children"),
    Spelling("addChildViewController:", "addChild(child)"),
    Spelling("removeFromParentViewController", "removeFromParent()"),
    Spelling("willMoveToParentViewController:", "willMove(parent)"),
    Spelling("didMoveToParentViewController:", "didMove(parent)"),
    Spelling("isMovingToParentViewController", "isMovingToParent"),
    Spelling("movingToParentViewController", "isMovingToParent"),
    Spelling("isMovingFromParentViewController", "isMovingFromParent"),
    Spelling("movingFromParentViewController", "isMovingFromParent"),
    Spelling(
      "transitionFromViewController:toViewController:duration:options:animations:completion:",
      "transition(from, to, duration, options, animations, completion)"),
    Spelling(
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      "shouldAutomaticallyForwardAppearanceMethods", since: 6),
    Spelling(
      "collapseSecondaryViewController:forSplitViewController:",
      "collapseSecondaryViewController(secondary, split)"),
    Spelling(
      "separateSecondaryViewControllerForSplitViewController:",
      "separateSecondaryViewController(split)"),
  ]

  private static let segues = [
    Spelling("performSegueWithIdentifier:sender:", "performSegue(identifier, sender)"),
    Spelling(
      "shouldPerformSegueWithIdentifier:sender:", "shouldPerformSegue(identifier, sender)"),
    Spelling("prepareForSegue:sender:", "prepare(segue, sender)"),
    Spelling("unwindForSegue:towardsViewController:", "unwind(segue, next)"),
    Spelling(
      "canPerformUnwindSegueAction:fromViewController:withSender:",
      "canPerformUnwindSegueAction(action, source, sender)"),
    Spelling(
      "allowedChildViewControllersForUnwindingFromSource:",
      "allowedChildrenForUnwinding(source)"),
    Spelling("childViewControllerContainingSegueSource:", "childContaining(source)"),
    Spelling(
      "viewControllerForUnwindSegueAction:fromViewController:withSender:",
      "allowedChildrenForUnwinding(source)", since: 9),
    Spelling(
      "segueForUnwindingToViewController:fromViewController:identifier:", "unwind(segue, next)",
      since: 9),
  ]

  private static let surroundings = [
    Spelling("childViewControllerForStatusBarHidden", "childForStatusBarHidden"),
    Spelling("childViewControllerForStatusBarStyle", "childForStatusBarStyle"),
    Spelling("viewLoaded", "isViewLoaded"),
    Spelling(
      "willRotateToInterfaceOrientation:duration:", "willRotate(orientation, duration)"),
    Spelling(
      "willAnimateRotationToInterfaceOrientation:duration:",
      "willAnimateRotation(orientation, duration)"),
    Spelling("didRotateFromInterfaceOrientation:", "didRotate(orientation)"),
    Spelling("shouldAutorotateToInterfaceOrientation:", "shouldAutorotateTo(orientation)"),
    Spelling(
      "viewWillTransitionToSize:withTransitionCoordinator:",
      "viewWillTransition(size, coordinator)"),
    Spelling(
      "willTransitionToTraitCollection:withTransitionCoordinator:",
      "willTransition(newCollection, coordinator)"),
    Spelling("encodeRestorableStateWithCoder:", "encodeRestorableState(coder)"),
    Spelling("decodeRestorableStateWithCoder:", "decodeRestorableState(coder)"),
  ]
}
