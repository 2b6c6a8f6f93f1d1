import HeadlessUIKit
import NavigationModel
import Testing

/// Which containers a controller finds while it leaves one.
struct ParentTests {
  private final class Leaver: UIViewController {
    var found: [String] = []
    private func note(_ word: String) {
      let names = [parent, navigationController, tabBarController].map { $0?.objectName ?? "nil" }
      found.append("\(word): \(names.joined(separator: " "))")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      if parent == nil { note("willMove") }
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didDisappear")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { note("didMove") }
    }
  }

  @Test(arguments: [true, false])
  func aPoppedControllerFindsItsStackUntilItHasDisappeared(animated: Bool) {  // A98
    let world = World()
    let (nav, leaver) = (world.stack("A"), Leaver())
    nav.pushViewController(leaver, animated: false)
    world.stage.settle()
    nav.popViewController(animated: animated)
    #expect(leaver.parent == nil && nav.viewControllers.count == 1)
    world.stage.settle()
    #expect(
      leaver.found == [
        "willMove: nav nav nil", "willDisappear: nav nav nil", "didDisappear: nil nil nil",
        "didMove: nil nil nil",
      ])
  }

  @Test func aChildOfAPoppedControllerFindsTheStack() {  // A98
    let world = World()
    let (nav, outer, leaver) = (world.stack("A"), world.controller("Outer"), Leaver())
    outer.objectName = "outer"
    outer.addChild(leaver)
    outer.view.addSubview(leaver.view)
    leaver.didMove(toParent: outer)
    nav.pushViewController(outer, animated: false)
    world.stage.settle()
    nav.popViewController(animated: true)
    world.stage.settle()
    #expect(
      leaver.found == ["willDisappear: outer nav nil", "didDisappear: outer nil nil"])
  }

  @Test func aPoppedControllerFindsThePresenterOfItsStack() {  // A98
    final class Presented: UIViewController {
      var presenters: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presenters.append(presentingViewController != nil)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenters.append(presentingViewController != nil)
      }
    }
    let world = World()
    let (root, top) = (world.controller("Root"), Presented())
    world.window.rootViewController = root
    let nav = UINavigationController(rootViewController: world.controller("A"))
    nav.pushViewController(top, animated: false)
    root.present(nav, animated: false)
    world.stage.settle()
    nav.popViewController(animated: true)
    #expect(top.presentingViewController == nil)
    world.stage.settle()
    #expect(top.presenters == [true, false])
  }

  @Test func aRemovedTabFindsItsTabs() {  // A98
    let world = World()
    let (tabs, leaver) = (UITabBarController(), Leaver())
    tabs.objectName = "tabs"
    tabs.viewControllers = [leaver, world.controller("B")]
    world.window.rootViewController = tabs
    world.stage.settle()
    tabs.viewControllers = [world.controller("C")]
    world.stage.settle()
    #expect(leaver.found.contains("willDisappear: tabs nil tabs"))
    #expect(leaver.found.contains("didDisappear: nil nil nil"))
  }

  @Test func aControllerMayShowTheBarAgainWhenItIsPopped() {  // A98
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    let world = World()
    let nav = world.stack("A")
    nav.pushViewController(Bare(), animated: true)
    world.stage.settle()
    #expect(nav.isNavigationBarHidden)
    nav.popViewController(animated: true)
    world.stage.settle()
    #expect(!nav.isNavigationBarHidden)
  }

  @Test func aControllerThatRemovesItselfMeanwhileIsRemovedOnce() {
    final class Hasty: UIViewController {
      var moves = 0
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        removeFromParent()
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { moves += 1 }
      }
    }
    let world = World()
    let (nav, hasty) = (world.stack("A"), Hasty())
    nav.pushViewController(hasty, animated: false)
    world.stage.settle()
    nav.popViewController(animated: true)
    world.stage.settle()
    #expect(hasty.moves == 1 && hasty.parent == nil)
  }
}
