import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Containers as UIKit programs use them: data sources, delegates, animators.
struct ContainerTests {
  @Test func aTabThatDoesNotFitComesBackFromMore() {
    let world = World()
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C", "D", "E", "F"].map(world.controller)
    world.window.rootViewController = tabs
    tabs.selectedIndex = 5
    world.stage.settle()
    let last = tabs.viewControllers?.last
    #expect(last?.navigationController === tabs.moreNavigationController)
    #expect(tabs.selectedViewController === last)
    tabs.moreNavigationController.popViewController(animated: false)
    world.stage.settle()
    #expect(last?.parent == nil && last?.navigationController == nil)  // J21
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers?.count == 6)
  }

  @Test func aSplitViewAsksItsDelegateBeforeItGivesTheSecondaryUp() {
    let world = World()
    let split = UISplitViewController()
    let columns = Columns()
    split.delegate = columns
    let primary = UINavigationController(rootViewController: world.controller("List"))
    let detail = world.controller("Detail")
    split.viewControllers = [primary, detail]
    world.window.rootViewController = split
    world.stage.settle()
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [primary])
    #expect(detail.parent == nil)
    var traits = world.stage.traits
    traits.chosenWidth = .regular
    world.stage.setTraits(traits)
    world.stage.settle()
    #expect(split.viewControllers == [primary, columns.replacement])
    #expect(columns.received == ["collapse Detail", "did collapse", "separate", "did expand"])
  }

  @Test func anAnimatorEndsItsTransition() {
    let world = World()
    let nav = world.stack("A")
    let fading = Fading()
    nav.delegate = fading
    nav.pushViewController(world.controller("B"), animated: true)
    world.stage.advance(by: .milliseconds(100))
    #expect(nav.transitionCoordinator?.transitionDuration == 0.2)
    world.stage.settle()
    #expect(world.stage.now < .milliseconds(250))
    #expect(fading.ended == [true])
    fading.isRefusing = true
    nav.popViewController(animated: true)
    world.stage.settle()
    #expect(nav.viewControllers.count == 2)
    #expect(fading.ended == [true, false])
  }

  @Test(arguments: Callback.allCases.filter(\.isAppearance))
  func aManualCallWarnsAndSuperDoesNot(_ callback: Callback) {  // A77, J26
    let world = World()
    let host = world.controller("Host")
    world.window.rootViewController = host
    world.stage.settle()
    #expect(world.stage.trace.events.filter { $0.kind == .warning } == [])
    host.callSwiftMethod(callback)
    let warning = world.stage.trace.events.last
    #expect(warning?.callback == "appearance-by-hand")
  }

  @Test func aCallInAnotherCallbackOfTheSameControllerWarns() {  // J26
    let world = World()
    world.window.rootViewController = Impatient()
    world.stage.settle()
    let warnings = world.stage.trace.events.filter { $0.kind == .warning }
    #expect(warnings.map(\.callback) == ["appearance-by-hand"])
  }
}

private final class Impatient: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewWillAppear(false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }
}

private final class Columns: UISplitViewControllerDelegate {
  let replacement = UIViewController()
  var received: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    received.append("collapse \(secondaryViewController.title ?? "")")
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    received.append("separate")
    return replacement
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    received.append("did collapse")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { received.append("did expand") }
}

private final class Fading: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var isRefusing = false
  var ended: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isRefusing = isRefusing
    UIView.animate(withDuration: 0.2, animations: {}) { _ in
      transitionContext.completeTransition(!isRefusing)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
