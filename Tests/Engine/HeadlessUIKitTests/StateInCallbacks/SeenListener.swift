import Foundation
import HeadlessUIKit
import NavigationModel

/// Notes what delegates see.
final class SeenListener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIPageViewControllerDelegate, UIPageViewControllerDataSource, UISplitViewControllerDelegate,
  @MainActor UIPopoverPresentationControllerDelegate, UIViewControllerTransitioningDelegate
{
  private unowned let observation: Observation
  var next: UIViewController?
  var coversPresenter = false
  var source: UIView?
  var adapted = UIModalPresentationStyle.none
  var animatesTabs = false
  var completesTabs = true
  weak var searched: UIViewController?

  init(_ observation: Observation) { self.observation = observation }

  /// How many movements are drawn.
  var movements: Int { observation.world.stage.motions.count }

  /// Notes what is seen in a call.
  func see(_ call: String) { observation.note(call) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { observation.note("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { observation.note("didShow") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    observation.note("animationControllerFor")
    return NotedAnimator(observation)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { observation.note("didSelect") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard animatesTabs else { return nil }
    observation.note("animationControllerFor")
    return NotedAnimator(observation, completes: completesTabs)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { observation.note("willPresentWithAdaptiveStyle") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    observation.note("viewControllerAfter")
    return next
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { observation.note("willTransitionTo") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { observation.note("didFinishAnimating") }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    observation.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    observation.note("didDismiss")
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { adapted }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    observation.note("prepareForPopoverPresentation")
    popoverPresentationController.sourceView = source
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { observation.note("willRepositionPopoverTo") }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let manager = NotedPresentation(presentedViewController: presented, presenting: presenting)
    (manager.observation, manager.coversPresenter) = (observation, coversPresenter)
    return manager
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    observation.note("animationControllerForPresented")
    return NotedAnimator(observation)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    observation.note("animationControllerForDismissed")
    return NotedAnimator(observation)
  }
}

/// Animates for half a second and notes when it begins and ends.
private final class NotedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let observation: Observation
  private let completes: Bool

  init(_ observation: Observation, completes: Bool = true) {
    self.observation = observation
    self.completes = completes
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    observation.note("animateTransition")
    UIView.animate(withDuration: 0.5, animations: {}) { [completes] _ in
      let isCancelled = transitionContext.transitionWasCancelled || !completes
      transitionContext.completeTransition(!isCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { observation.note("animationEnded") }
}

/// Notes the beginnings and the ends of a presentation.
private final class NotedPresentation: UIPresentationController {
  weak var observation: Observation?
  var coversPresenter = false

  override var shouldRemovePresentersView: Bool { coversPresenter }

  override func presentationTransitionWillBegin() { observation?.note("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { observation?.note("didEnd") }
  override func dismissalTransitionWillBegin() { observation?.note("dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    observation?.note("dismissalDidEnd")
  }
}

extension SeenListener {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { see("willChangeTo \(displayMode) \(svc.displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { see("willShow \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { see("willHide \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { see("didShow \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { see("didHide \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
  ) { see("willHide \(aViewController.title ?? "")") }

  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) { see("willShow \(aViewController.title ?? "")") }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    see("gestureWillBegin \(svc.displayMode)")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    see("gestureDidEnd \(svc.displayMode)")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    see("didCollapse \(svc.isCollapsed)")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    see("didExpand \(svc.isCollapsed)")
  }
}
