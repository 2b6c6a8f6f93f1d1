import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Transitions that only a program or a gesture ends, whose container leaves the screen.
///
/// They end then, and release their animators.
struct AbandonedTransitionTests {
  @Test func aReleasedWindowEndsThem() {
    let world = World()
    var window: UIWindow? = UIWindow()
    var animator: Forgetful? = Forgetful()
    weak let released = animator
    let nav = UINavigationController(rootViewController: world.controller("A"))
    let delegate = Delegate(animator)
    nav.delegate = delegate
    window?.rootViewController = nav
    window?.makeKeyAndVisible()
    world.stage.settle()
    nav.pushViewController(world.controller("B"), animated: true)
    world.stage.settle()
    #expect(animator?.ends == [])
    window = nil
    world.stage.settle()
    #expect(animator?.ends == [true])
    #expect(nav.viewControllers.count == 2)
    (delegate.animator, animator) = (nil, nil)
    #expect(released == nil)
  }

  @Test func whatAFingerDrivesGoesBack() {
    let world = World()
    let nav = world.stack("A")
    let delegate = Delegate(Forgetful())
    delegate.driver = UIPercentDrivenInteractiveTransition()
    nav.delegate = delegate
    nav.pushViewController(world.controller("B"), animated: true)
    world.stage.settle()
    delegate.driver?.update(0.5)
    world.window.rootViewController = world.controller("Other")
    world.stage.settle()
    #expect(delegate.animator?.ends == [false])
    #expect(delegate.animator?.finishes == [false])
    #expect(nav.viewControllers.map(\.title) == ["A"])
    #expect(world.stage.hierarchy.faults == [])
  }

  @Test func anEndedWorldReleasesAnAnimatorThatKeepsItsContext() {
    weak var released: Forgetful?
    let world = World()
    let nav = world.stack("A")
    do {
      let delegate = Delegate(Forgetful())
      delegate.animator?.keepsContext = true
      nav.delegate = delegate
      released = delegate.animator
      nav.pushViewController(world.controller("B"), animated: true)
      world.stage.settle()
    }
    #expect(released != nil)
    world.stage.releaseAll()
    #expect(released == nil)
  }
}

/// An animator that never completes its transition.
private final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var ends: [Bool] = []
  private(set) var finishes: [Bool] = []
  var keepsContext = false
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if keepsContext { context = transitionContext }
    guard transitionContext.isInteractive else { return }
    UIView.animate(withDuration: 1, animations: {}, completion: { self.finishes.append($0) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// A delegate that returns one animator.
private final class Delegate: NSObject, UINavigationControllerDelegate {
  var animator: Forgetful?
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ animator: Forgetful?) { self.animator = animator }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
