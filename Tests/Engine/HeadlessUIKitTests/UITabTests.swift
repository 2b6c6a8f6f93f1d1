import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Tabs that are objects of their own, from Swift.
struct UITabTests {
  @Test func aFreshOneHasNothingSelected() {  // F80, F94, F97
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    #expect(tabs.viewControllers == nil && tabs.customizableViewControllers == nil)
    #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.mode == .automatic)
    #expect(!tabs.isTabBarHidden && tabs.tabBarMinimizeBehavior == .automatic)
  }

  @Test func emptyIsNotNil() {  // C16
    let tabs = UITabBarController()
    tabs.setViewControllers([], animated: false)
    #expect(tabs.viewControllers?.isEmpty == true)
    #expect(tabs.customizableViewControllers?.isEmpty == true)
    tabs.setViewControllers(nil, animated: false)
    #expect(tabs.viewControllers == nil)
  }

  @Test func noGroupIsInItselfOrNestedWithoutEnd() {
    let world = World()
    var raised = 0
    world.stage.onRaise = { _ in raised += 1 }
    func group(_ name: String, _ children: [UITab] = []) -> UITabGroup {
      UITabGroup(title: name, image: nil, identifier: name, children: children)
    }
    let inner = group("inner")
    let outer = group("outer", [inner])
    inner.children = [outer]
    outer.children = [outer]
    #expect(raised == 2 && inner.children.isEmpty && outer.children == [inner])
    // One that has gone to another group is still among the first one's children.
    let other = group("other", [inner])
    inner.children = [outer]
    #expect(raised == 3 && inner.parent === other && inner.children.isEmpty)

    var top = group("0")
    let lowest = top
    for number in 1...100 { top = group("\(number)", [top, top]) }
    #expect(raised == 3 && lowest.tabBarController == nil)
    #expect(top.tab(forIdentifier: "0") === lowest)
    #expect(group("101", [top]).children.isEmpty && raised == 4)
    lowest.children = [group("below")]
    #expect(lowest.children.isEmpty && raised == 5)
  }

  @Test func controllersAreProvidedWhenTheyAreNeeded() {  // F89, F90
    let world = World()
    var provided: [String] = []
    let all = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        provided.append(tab.identifier)
        return world.controller(tab.title)
      }
    }
    let tabs = UITabBarController(tabs: all)
    #expect(provided == ["a"] && tabs.selectedTab === all[0])
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    tabs.selectedTab = all[1]
    #expect(provided == ["a", "b"])
    #expect(tabs.selectedViewController === all[1].viewController)
    #expect(all[1].viewController?.tab === all[1])
    #expect(all[1].tabBarController === tabs && tabs.tab(forIdentifier: "a") === all[0])
    #expect(tabs.viewControllers == nil && tabs.children.count == 2)
  }

  @Test func aControllerTakenByAnotherContainerReturnsWhenItsTabIsSelected() {
    let world = World()
    let all = ["A", "B"].map { tab($0, world) }
    let tabs = UITabBarController(tabs: all)
    tabs.selectedIndex = 1
    let taken = all[0].viewController
    let stack = UINavigationController(rootViewController: taken ?? UIViewController())
    #expect(taken?.parent === stack && tabs.children.count == 1)
    tabs.selectedTab = all[1]
    #expect(tabs.children.count == 1)
    tabs.selectedTab = all[0]
    #expect(taken?.parent === tabs && tabs.selectedViewController === taken)
    #expect(stack.viewControllers.isEmpty)
  }

  @Test func aControllerThatIsARootOfAWindowStaysThere() {
    let world = World()
    let all = ["A", "B", "C", "D", "E", "F"].map { tab($0, world) }
    let tabs = UITabBarController(tabs: all)
    tabs.selectedIndex = 5
    world.window.rootViewController = all[5].viewController
    world.stage.settle()
    tabs.selectedIndex = 0
    tabs.selectedIndex = 5
    #expect(world.stage.hierarchy.faults == [])
  }

  @Test func aGroupsStackIsRebuilt() {  // F91, F92, F93
    let world = World()
    let (first, second) = (tab("First", world), tab("Second", world))
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [first, second]
    ) { _ in world.controller("Group") }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    group.defaultChildIdentifier = "Second"
    let tabs = UITabBarController(tabs: [tab("Home", world), group])
    tabs.selectedTab = group
    #expect(tabs.selectedTab === second && group.selectedChild === second)
    #expect(stack.viewControllers.map(\.title) == ["Group", "Second"])
    stack.pushViewController(world.controller("By hand"), animated: false)
    tabs.selectedTab = second
    #expect(stack.viewControllers.map(\.title) == ["Group", "Second", "By hand"])
    tabs.selectedTab = first
    #expect(stack.viewControllers.map(\.title) == ["Group", "First"])
    #expect(first.managingTabGroup === group && tabs.selectedViewController === stack)
  }

  @Test func anAnimatorAnimatesChangesOfTabs() {  // F87
    let world = World()
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map(world.controller)
    let delegate = Animating()
    tabs.delegate = delegate
    world.window.rootViewController = tabs
    world.stage.settle()
    let lines = world.lines { tabs.selectedIndex = 1 }
    #expect(
      lines.filter { $0.contains("view") } == [
        "B viewDidLoad", "B viewWillAppear(animated)", "A viewWillDisappear(animated)",
        "B viewIsAppearing(animated)", "A viewDidDisappear(animated)",
        "B viewDidAppear(animated)",
      ])
    delegate.completes = false
    tabs.selectedIndex = 0
    #expect(tabs.selectedIndex == 0)
    world.stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.count == 2)
  }

  @Test func anAnimatorAnimatesTheReplacingOfTabs() {  // H135
    let world = World()
    let tabs = UITabBarController()
    let first = world.controller("A")
    tabs.viewControllers = [first]
    let delegate = Animating()
    tabs.delegate = delegate
    world.window.rootViewController = tabs
    world.stage.settle()
    var hasEnded = false
    let other = world.controller("B")
    let lines = world.lines {
      CATransaction.begin()
      CATransaction.setCompletionBlock { hasEnded = true }
      tabs.setViewControllers([other], animated: true)
      CATransaction.commit()
    }
    #expect(delegate.count == 1 && hasEnded)
    #expect(
      lines.filter { $0.contains("animated") && $0.contains("view") } == [
        "A viewWillDisappear(animated)", "B viewWillAppear(animated)",
        "B viewIsAppearing(animated)", "A viewDidDisappear(animated)",
        "B viewDidAppear(animated)",
      ])
    #expect(tabs.viewControllers == [other] && tabs.selectedViewController === other)
    tabs.setViewControllers([first, other], animated: false)
    tabs.setViewControllers([other, first], animated: true)
    #expect(delegate.count == 1)
    #expect(tabs.selectedViewController === other)
  }

  private func tab(_ title: String, _ world: World) -> UITab {
    UITab(title: title, image: nil, identifier: title) { _ in world.controller(title) }
  }
}

/// A delegate whose animator ends at once, completed or not.
private final class Animating: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var completes = true
  var count = 0

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(completes)
  }
}
