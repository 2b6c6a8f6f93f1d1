import Foundation

#if os(iOS) || ORACLE_TYPES
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The delegate of a stack, which records its calls.
final class StackRecorder: NSObject, UINavigationControllerDelegate {
  private unowned let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    scene.record("willShow", animated: animated, value: scene.name(of: viewController))
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    scene.record("didShow", animated: animated, value: scene.name(of: viewController))
  }
}

/// The data source and delegate of a page controller, which records its calls.
final class PageRecorder: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private unowned let scene: Scene
  private let pages: [UIViewController]

  init(_ scene: Scene, _ pages: [UIViewController]) {
    self.scene = scene
    self.pages = pages
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    scene.record("viewControllerBefore", value: scene.name(of: viewController))
    return page(viewController, offset: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    scene.record("viewControllerAfter", value: scene.name(of: viewController))
    return page(viewController, offset: 1)
  }

  private func page(_ page: UIViewController, offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }
}

/// The delegate of a presentation, which records its calls.
final class PresentationRecorder: NSObject, UIAdaptivePresentationControllerDelegate {
  private unowned let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    scene.record("presentationControllerShouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    scene.record("presentationControllerWillDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    scene.record("presentationControllerDidDismiss")
  }
}

/// Animates changes of a stack and presentations by itself, interactively where a driver is set.
final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  /// Drives the next change; nil for one that is only animated.
  var driver: UIPercentDrivenInteractiveTransition?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let entering = context.view(forKey: .to)
    if let entering { context.containerView.addSubview(entering) }
    UIView.animate(
      withDuration: 0.4, animations: { entering?.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension Scene {
  /// Records what is posted about windows, by their names.
  func observe(_ windows: [(name: String, window: UIWindow)]) {
    let events: [(Notification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "didBecomeVisible"),
      (UIWindow.didBecomeHiddenNotification, "didBecomeHidden"),
      (UIWindow.didBecomeKeyNotification, "didBecomeKey"),
      (UIWindow.didResignKeyNotification, "didResignKey"),
    ]
    for (name, window) in windows {
      for (event, word) in events {
        _ = NotificationCenter.default.addObserver(forName: event, object: window, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.record(word, value: name) }
        }
      }
    }
  }
}
