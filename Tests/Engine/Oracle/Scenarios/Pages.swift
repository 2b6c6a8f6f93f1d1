import Foundation

#if os(iOS) || ORACLE_TYPES
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Scenario {
  /// Page controllers.
  static let pages: [Scenario] = [
    Scenario("moves-of-pages", "willMove and didMove when pages are turned (A24)") { scene in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let (first, second) = (scene.probe("First"), scene.probe("Second"))
      let recorder = scene.keep(PageRecorder(scene, [first, second]))
      pages.dataSource = recorder
      pages.delegate = recorder
      scene.step {
        pages.setViewControllers([first], direction: .forward, animated: false)
        scene.show(pages)
      }
      scene.briefStep {
        pages.setViewControllers([second], direction: .forward, animated: true) { finished in
          scene.value("finished", finished)
        }
        scene.value("children", controllers: pages.children)
      }
      scene.step { scene.value("children", controllers: pages.children) }
      scene.step { scene.value("children", controllers: pages.children) }
    },
    Scenario("moves-of-curled-pages", "willMove and didMove when pages are curled (A24)") { scene in
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      let (first, second) = (scene.probe("First"), scene.probe("Second"))
      scene.step {
        pages.setViewControllers([first], direction: .forward, animated: false)
        scene.show(pages)
      }
      scene.step { pages.setViewControllers([second], direction: .forward, animated: true) }
      scene.step { scene.value("children", controllers: pages.children) }
    },
    Scenario("page-set-in-view-did-load", "C29") { scene in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let outer = scene.probe("Outer")
      outer.actions["viewDidLoad"] = { outer in
        outer.addChild(pages)
        outer.view.addSubview(pages.view)
        pages.didMove(toParent: outer)
        pages.setViewControllers([scene.probe("Page")], direction: .forward, animated: false)
      }
      scene.step { scene.show(outer) }
    },
    Scenario("no-pages-for-no-pages", "C30") { scene in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      scene.step {
        pages.setViewControllers([], direction: .forward, animated: false)
        scene.value("pages", pages.viewControllers?.count)
      }
    },
  ]

  /// Every scenario, by topic.
  static let all = windows + membership + presentation + stacks + pages + suites
}
