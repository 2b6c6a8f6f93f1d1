import Foundation

#if os(iOS) || ORACLE_TYPES
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Scenario {
  /// What further logs and suites showed for one release, or without a log of its own.
  static let suites: [Scenario] = [
    Scenario("first-line-after-a-change", "the window of what is shown, on the next line (J1)") {
      scene in
      let root = scene.probe("Root")
      let nav = UINavigationController(rootViewController: root)
      let detail = scene.probe("Detail")
      scene.step { scene.show(nav) }
      scene.step {
        nav.pushViewController(detail, animated: false)
        scene.value("Detail has a window", detail.view.window != nil)
      }
      scene.step {
        nav.popViewController(animated: false)
        scene.value("Root has a window", root.view.window != nil)
      }
      scene.step {
        let first = scene.probe("First")
        let tabs = UITabBarController()
        tabs.viewControllers = [first]
        root.addChild(tabs)
        root.view.addSubview(tabs.view)
        scene.value("First has a window", first.view.window != nil)
        tabs.didMove(toParent: root)
      }
    },
    Scenario("pops-during-a-push", "pops that are asked for during a push (J6)") { scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      scene.step { scene.show(nav) }
      scene.step { nav.pushViewController(scene.probe("First"), animated: false) }
      scene.briefStep { nav.pushViewController(scene.probe("Second"), animated: true) }
      scene.step {
        scene.value("popped", controller: nav.popViewController(animated: true))
        scene.value("popped", controller: nav.popViewController(animated: true))
        scene.value("stack", controllers: nav.viewControllers)
      }
      scene.step { scene.value("stack", controllers: nav.viewControllers) }
    },
    Scenario("items-during-a-pop", "when the popped item leaves the bar (J7)") { scene in
      let root = scene.probe("Root")
      let nav = UINavigationController(rootViewController: root)
      for callback in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
        root.actions[callback] = { _ in
          scene.value("controllers", nav.viewControllers.count)
          scene.value("items", nav.navigationBar.items?.count)
        }
      }
      scene.step { scene.show(nav) }
      scene.step { nav.pushViewController(scene.probe("Detail"), animated: true) }
      scene.step {
        nav.popViewController(animated: true)
        scene.value("items", nav.navigationBar.items?.count)
        scene.value("top item", nav.navigationBar.topItem === root.navigationItem)
      }
      scene.step { scene.value("items", nav.navigationBar.items?.count) }
    },
    Scenario("layout-after-a-push", "the first layout after a push without animation (J11)") {
      scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      scene.step { scene.show(nav) }
      scene.step { nav.pushViewController(LayoutProbe("Detail", in: scene), animated: false) }
      scene.step { nav.pushViewController(LayoutProbe("Next", in: scene), animated: true) }
    },
    Scenario("what-initialisers-do", "what initialisers load and call (J16, J17, J18)") { scene in
      scene.step {
        let tabs = UITabBarController()
        scene.value("tabs are loaded", tabs.isViewLoaded)
        let nav = RecordingStack(rootViewController: scene.probe("Root"))
        scene.value("pushes", nav.pushes)
        scene.value("stack is loaded", nav.isViewLoaded)
        scene.value("root is loaded", nav.topViewController?.isViewLoaded)
        scene.value("empty stack is loaded", UINavigationController().isViewLoaded)
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        scene.value("pages are loaded", pages.isViewLoaded)
        scene.value("columns are loaded", UISplitViewController(style: .doubleColumn).isViewLoaded)
        scene.value("table is loaded", UITableViewController(style: .plain).isViewLoaded)
        scene.value("recognizers", pages.gestureRecognizers.count)
        let book = UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        scene.value("recognizers of a book", book.gestureRecognizers.count)
      }
    },
    Scenario("titles-and-images-that-stand-in", "a title of an empty stack, an image (J4, J14)") {
      scene in
      scene.step {
        let nav = UINavigationController()
        nav.title = "Empty"
        let root = scene.probe("Root")
        root.title = "Top"
        nav.pushViewController(root, animated: false)
        scene.value("title", nav.title)
        nav.title = "Own"
        scene.value("title", nav.title)
        let item = UITabBarItem(title: "Tab", image: UIImage(), selectedImage: nil)
        scene.value("selected image", item.selectedImage === item.image)
      }
    },
    Scenario("visible-in-a-presented-stack", "visibleViewController of a presented stack (J5)") {
      scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      let other = UINavigationController(rootViewController: scene.probe("Other"))
      scene.step { scene.show(nav) }
      scene.step { nav.topViewController?.present(other, animated: false) }
      scene.step { scene.value("visible", controller: nav.visibleViewController) }
    },
    Scenario("parents-behind-more", "children and parents of tabs behind More (J21)") { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = (1...6).map { scene.probe("Tab \($0)") }
      scene.step { scene.show(tabs) }
      scene.step {
        scene.value("children", tabs.children.count)
        scene.value("parent", controller: tabs.viewControllers?.last?.parent)
      }
      scene.step { tabs.selectedIndex = 5 }
      scene.step { scene.value("parent", controller: tabs.viewControllers?.last?.parent) }
    },
    Scenario("view-without-a-parent-in-a-push", "an uncontained child of a pushed controller (D41)")
    { scene in
      let (detail, stray) = (scene.probe("Detail"), scene.probe("Stray"))
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      detail.actions["viewDidLoad"] = { $0.view.addSubview(stray.view) }
      scene.step { scene.show(nav) }
      scene.step { nav.pushViewController(detail, animated: true) }
      scene.step { nav.popViewController(animated: true) }
    },
  ]
}

/// A probe that records layouts as well.
final class LayoutProbe: Probe {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record("viewDidLayoutSubviews")
  }
}

/// A stack that counts the pushes sent to it.
final class RecordingStack: UINavigationController {
  private(set) var pushes = 0

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes += 1
    super.pushViewController(viewController, animated: animated)
  }
}
