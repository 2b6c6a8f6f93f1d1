import Foundation

#if os(iOS) || ORACLE_TYPES
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Scenario {
  /// Parents, children and lists of them.
  static let membership: [Scenario] = [
    Scenario("moves-of-tabs-filled-off-screen", "C11") { scene in
      let tabs = UITabBarController()
      scene.step {
        tabs.viewControllers = [scene.probe("First"), scene.probe("Second")]
        scene.note("tabs are set")
      }
      scene.step { scene.show(tabs) }
      scene.step { tabs.selectedIndex = 1 }
    },
    Scenario("moves-of-a-stack-filled-off-screen", "C11, D32") { scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      scene.step {
        nav.pushViewController(scene.probe("Detail"), animated: false)
        scene.note("pushed")
      }
      scene.step { scene.show(nav) }
      scene.step { nav.popViewController(animated: true) }
    },
    Scenario("moves-of-pages-filled-off-screen", "C11") { scene in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      scene.step {
        pages.setViewControllers([scene.probe("Page")], direction: .forward, animated: false)
        scene.note("pages are set")
      }
      scene.step { scene.show(pages) }
    },
    Scenario("pop-to-the-top", "C12, D18") { scene in
      let root = scene.probe("Root")
      let nav = UINavigationController(rootViewController: root)
      scene.step { scene.show(nav) }
      scene.step {
        scene.value("popTo", controllers: nav.popToViewController(root, animated: false))
        scene.value("popToRoot", controllers: nav.popToRootViewController(animated: false))
        scene.value("pop", controller: nav.popViewController(animated: false))
      }
    },
    Scenario("more-stack-is-kept", "C32") { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = (1...7).map { scene.probe("Tab \($0)") }
      scene.step { scene.show(tabs) }
      scene.step { tabs.selectedIndex = 5 }
      scene.step { tabs.selectedIndex = 0 }
      scene.step {
        scene.value("More shows", controller: tabs.moreNavigationController.topViewController)
      }
    },
    Scenario("title-of-a-stack", "C13") { scene in
      let root = scene.probe("Root")
      root.title = "Top"
      let nav = UINavigationController(rootViewController: root)
      scene.step { scene.value("title", nav.title) }
    },
    Scenario("index-of-tabs-out-of-range", "C14") { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = [scene.probe("First"), scene.probe("Second")]
      scene.step { scene.show(tabs) }
      scene.step {
        tabs.selectedIndex = 10
        scene.value("index", tabs.selectedIndex)
        tabs.selectedIndex = 1
        scene.value("index", tabs.selectedIndex)
      }
    },
    Scenario("selected-item-of-a-bar-alone", "C15") { scene in
      let bar = UITabBar()
      let item = UITabBarItem(title: "In", image: nil, tag: 1)
      scene.step {
        bar.items = [item]
        bar.selectedItem = item
        scene.value("selected", bar.selectedItem?.title)
        bar.items = nil
        scene.value("selected", bar.selectedItem?.title)
      }
    },
    Scenario("lists-that-were-never-set", "C16") { scene in
      let controller = scene.probe("Plain")
      scene.step {
        scene.value("toolbarItems", controller.toolbarItems)
        scene.value("leftBarButtonItems", controller.navigationItem.leftBarButtonItems)
        scene.value("rightBarButtonItems", controller.navigationItem.rightBarButtonItems)
        scene.value("viewControllers", controllers: UITabBarController().viewControllers)
        scene.value("items", UITabBar().items)
        scene.value("items of a controller without tabs", UITabBarController().tabBar.items)
        scene.value("items of a navigation bar", UINavigationBar().items)
      }
    },
    Scenario("transition-from-to", "C17") { scene in
      let container = scene.probe("Container")
      let (old, new) = (scene.probe("Old"), scene.probe("New"))
      scene.step { scene.show(container) }
      scene.step {
        container.addChild(old)
        container.view.addSubview(old.view)
        old.didMove(toParent: container)
      }
      scene.briefStep {
        old.willMove(toParent: nil)
        container.addChild(new)
        container.transition(from: old, to: new, duration: 0.4, options: [], animations: nil) {
          finished in
          scene.value("finished", finished)
          scene.value("Old has a superview", old.view.superview != nil)
          old.removeFromParent()
          new.didMove(toParent: container)
        }
        scene.value("New has a superview", new.view.superview != nil)
      }
      scene.step { scene.value("Old has a superview", old.view.superview != nil) }
    },
    Scenario("pop-to-moves", "controllers that popTo and setViewControllers remove (A39)") {
      scene in
      let root = scene.probe("Root")
      let nav = UINavigationController()
      nav.viewControllers = [root, scene.probe("Two"), scene.probe("Three"), scene.probe("Four")]
      scene.step { scene.show(nav) }
      scene.step {
        scene.value("popped", controllers: nav.popToViewController(root, animated: true))
      }
    },
    Scenario("moving-in-a-custom-container", "isMovingToParent in a custom container (A42)") {
      scene in
      let container = scene.probe("Container")
      let child = scene.probe("Child")
      for callback in ["viewWillAppear", "viewDidAppear", "didMove"] {
        child.actions[callback] = { scene.value("isMovingToParent", $0.isMovingToParent) }
      }
      scene.step { scene.show(container) }
      scene.step {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        scene.value("isMovingToParent", child.isMovingToParent)
      }
    },
    Scenario(
      "windows-of-views-added-by-hand", "the window of a view that is added or removed (A25, A33)"
    ) { scene in
      let (container, child) = (scene.probe("Container"), scene.probe("Child"))
      for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        child.actions[callback] = {
          scene.value("has a window", $0.view.window != nil)
          scene.value("has a superview", $0.view.superview != nil)
        }
      }
      scene.step { scene.show(container) }
      scene.step {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
      }
      scene.step { child.view.removeFromSuperview() }
    },
    Scenario("view-without-a-parent", "uncontained children whose host disappears (A78)") {
      scene in
      let root = scene.probe("Root")
      let nav = UINavigationController(rootViewController: root)
      let stray = scene.probe("Stray")
      scene.step { scene.show(nav) }
      scene.step { root.view.addSubview(stray.view) }
      scene.step { nav.pushViewController(scene.probe("Detail"), animated: true) }
    },
    Scenario("replaced-tabs", "order of callbacks for replaced tabs (A30, A83)") { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = [scene.probe("Old"), scene.probe("Hidden")]
      scene.step { scene.show(tabs) }
      scene.step { tabs.setViewControllers([scene.probe("New")], animated: false) }
    },
    Scenario("more-tabs", "how many tabs there is room for; the More stack (A82, A84)") { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = (1...10).map { scene.probe("Tab \($0)") }
      scene.step { scene.show(tabs) }
      scene.step { tabs.selectedIndex = 8 }
      scene.step {
        scene.value("items", tabs.tabBar.items?.count)
        scene.value("index", tabs.selectedIndex)
        scene.value("selected", controller: tabs.selectedViewController)
        scene.value("parent", controller: tabs.viewControllers?[8].parent)
        scene.value("more", controllers: tabs.moreNavigationController.viewControllers)
      }
      scene.step { tabs.selectedIndex = 0 }
      scene.step { scene.value("more", controllers: tabs.moreNavigationController.viewControllers) }
    },
    Scenario("columns-of-a-split-view", "split view: modes, columns, moves (A91 to A94); C33") {
      scene in
      let split = UISplitViewController(style: .doubleColumn)
      let (primary, secondary) = (scene.probe("Primary"), scene.probe("Secondary"))
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      scene.step { scene.show(split) }
      scene.step {
        scene.value("isCollapsed", split.isCollapsed)
        scene.value("displayMode", split.displayMode.rawValue)
        scene.value("primary", controller: split.viewController(for: .primary))
      }
      scene.step { split.show(.primary) }
      scene.step { split.hide(.primary) }
      scene.step { scene.value("displayMode", split.displayMode.rawValue) }
    },
  ]
}
