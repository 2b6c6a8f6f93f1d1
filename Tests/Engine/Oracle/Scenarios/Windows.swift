import Foundation

#if os(iOS) || ORACLE_TYPES
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Scenario {
  /// Views, windows and their roots.
  static let windows: [Scenario] = [
    Scenario("view-window-follows-superviews", "C1") { scene in
      let root = scene.probe("Root")
      let outer = UIView()
      let inner = UIView()
      scene.step { scene.show(root) }
      scene.step {
        outer.addSubview(inner)
        scene.value("window before", inner.window === scene.window)
        root.view.addSubview(outer)
        scene.value("window after addSubview", inner.window === scene.window)
        scene.window.isHidden = true
        scene.value("window while hidden", inner.window === scene.window)
        outer.removeFromSuperview()
        scene.value("window after removeFromSuperview", inner.window === scene.window)
      }
    },
    Scenario("view-added-to-a-window-by-hand", "C2, C3") { scene in
      let hand = scene.probe("Hand")
      let modal = scene.probe("Modal")
      scene.step { scene.show(scene.probe("Root")) }
      scene.step {
        scene.window.addSubview(hand.view)
        scene.value("window", hand.view.window === scene.window)
      }
      scene.step { hand.present(modal, animated: false) }
      scene.step { scene.value("presented", controller: hand.presentedViewController) }
    },
    Scenario("view-added-to-a-hidden-window", "C3") { scene in
      let hand = scene.probe("Hand")
      scene.step {
        scene.window.addSubview(hand.view)
        scene.value("window", hand.view.window === scene.window)
      }
      scene.step { hand.view.removeFromSuperview() }
    },
    Scenario("tab-change-exchanges-the-views", "C4") { scene in
      let tabs = UITabBarController()
      let (first, second) = (scene.probe("First"), scene.probe("Second"))
      tabs.viewControllers = [first, second]
      second.actions["viewDidAppear"] = { _ in
        scene.value("First has a window", first.view.window != nil)
      }
      scene.step { scene.show(tabs) }
      scene.step {
        tabs.selectedIndex = 1
        scene.value("First has a window", first.view.window != nil)
        scene.value("Second has a window", second.view.window != nil)
      }
    },
    Scenario("root-appears-inside-the-call", "C5, D26") { scene in
      let root = scene.probe("Root")
      scene.step {
        scene.window.rootViewController = root
        scene.note("root is set")
        scene.window.makeKeyAndVisible()
        scene.note("window is visible")
      }
    },
    Scenario("push-after-make-key-and-visible", "C5, C7") { scene in
      let root = scene.probe("Root")
      let nav = UINavigationController(rootViewController: root)
      nav.delegate = scene.keep(StackRecorder(scene))
      root.actions["viewWillAppear"] = { _ in
        scene.value("stack", controllers: nav.viewControllers)
      }
      scene.step {
        scene.show(nav)
        nav.pushViewController(scene.probe("Detail"), animated: false)
      }
    },
    Scenario("push-in-the-turn-of-the-launch", "an animated push onto an empty stack on screen") {
      scene in
      let nav = UINavigationController()
      nav.delegate = scene.keep(StackRecorder(scene))
      scene.step { scene.show(nav) }
      scene.step { nav.pushViewController(scene.probe("First"), animated: true) }
    },
    Scenario("emptied-stack", "C8") { scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      nav.delegate = scene.keep(StackRecorder(scene))
      scene.step { scene.show(nav) }
      scene.step { nav.setViewControllers([], animated: false) }
    },
    Scenario("replaced-root", "replaced window root (A29)") { scene in
      scene.step { scene.show(scene.probe("Old")) }
      scene.step {
        scene.window.rootViewController = scene.probe("New")
        scene.note("root is set")
      }
    },
    Scenario("root-moves-into-new-tabs", "a root that moves into a new root") { scene in
      let old = scene.probe("Old")
      let tabs = UITabBarController()
      scene.step { scene.show(old) }
      scene.step {
        tabs.viewControllers = [old, scene.probe("Other")]
        scene.window.rootViewController = tabs
        scene.note("root is set")
      }
    },
    Scenario("root-under-a-modal", "C24, D24") { scene in
      let old = scene.probe("Old")
      let modal = scene.probe("Modal")
      modal.modalPresentationStyle = .fullScreen
      scene.step { scene.show(old) }
      scene.step { old.present(modal, animated: false) }
      scene.step {
        scene.window.rootViewController = scene.probe("New")
        scene.value("Modal has a window", modal.view.window != nil)
      }
      scene.step { scene.value("Modal has a window", modal.view.window != nil) }
    },
    Scenario("presentation-controller-of-a-root", "C10") { scene in
      let root = scene.probe("Root")
      let recorder = scene.keep(PresentationRecorder(scene))
      scene.step { scene.show(root) }
      scene.step {
        scene.value("exists", root.presentationController != nil)
        root.presentationController?.delegate = recorder
        scene.value("delegate is kept", root.presentationController?.delegate === recorder)
      }
    },
    Scenario("key-windows", "F18, F19, F21, and where callbacks stand among notifications") {
      scene in
      let (second, high) = (UIWindow(), UIWindow())
      high.windowLevel = .statusBar
      scene.observe([("First", scene.window), ("Second", second), ("High", high)])
      scene.step { scene.show(scene.probe("Root")) }
      scene.step {
        second.rootViewController = scene.probe("Other")
        second.makeKeyAndVisible()
      }
      scene.step { second.isHidden = true }
      scene.step {
        high.isHidden = false
        second.makeKeyAndVisible()
      }
      scene.step {
        second.isHidden = true
        scene.value("High is key", high.isKeyWindow)
      }
      scene.step { high.isHidden = true }
    },
  ]
}
