import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Large titles collapse with the content below them, and bars hide when it is scrolled.
struct LargeTitleTests {
  private struct Scene {
    let world: World
    let nav: UINavigationController
    let view: UIScrollView

    var bar: Double { nav.navigationBar.frame.height }
    var top: Double { view.adjustedContentInset.top }
    var isLarge: Bool? { nav.navigationBar.displayed?.hasLargeTitle }
  }

  /// An iPhone X, whose status bar is 44 points high (B48).
  private func scene(_ change: (Scene) -> Void = { _ in }) -> Scene {
    let world = World()
    var traits = world.stage.traits
    traits.model = .iPhoneX
    world.stage.setTraits(traits)
    let scene = Scene(
      world: world, nav: UINavigationController(rootViewController: world.controller("Top")),
      view: UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)))
    scene.nav.navigationBar.prefersLargeTitles = true
    scene.view.contentSize = CGSize(width: 375, height: 3000)
    scene.nav.topViewController?.view.addSubview(scene.view)
    change(scene)
    world.window.rootViewController = scene.nav
    world.stage.settle()
    return scene
  }

  @Test func theBarFollowsTheOffset() throws {  // B48, E47
    let scene = scene()
    #expect((scene.bar, scene.top) == (96, 140) && scene.isLarge == true)
    #expect(scene.view.contentOffset.y == -140)
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: 30))
    scene.world.stage.settle()
    #expect((scene.bar, scene.top) == (66, 110) && scene.isLarge == true)
    #expect(scene.view.contentOffset.y == -110)
    scene.view.contentOffset.y = 500
    #expect((scene.bar, scene.top) == (44, 88) && scene.isLarge == false)
    #expect(scene.nav.navigationBar.displayed?.title == "Top")
    try scene.world.stage.user.tapStatusBar()
    scene.world.stage.settle()
    #expect((scene.bar, scene.top) == (96, 140) && scene.view.contentOffset.y == -140)
  }

  @Test func outsideTheStackNoTitleExpands() throws {
    let scene = scene()
    scene.view.contentOffset.y = 500
    let top = try #require(scene.nav.topViewController)
    scene.world.window.rootViewController = UIViewController()
    scene.world.stage.settle()
    scene.nav.viewControllers = [UIViewController()]
    scene.world.window.rootViewController = top
    scene.world.stage.settle()
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: -900))
    scene.world.stage.settle()
    #expect(scene.view.contentOffset.y == -scene.view.adjustedContentInset.top)
  }

  @Test func inAnotherWindowContentBeginsBelowItsBars() {
    let scene = scene()
    guard let top = scene.nav.topViewController else { return }
    scene.world.window.rootViewController = UIViewController()
    scene.nav.viewControllers = [UIViewController()]
    let other = UIWindow()
    other.makeKeyAndVisible()
    other.rootViewController = top
    scene.world.stage.settle()
    #expect(scene.view.adjustedContentInset.top == 44)
    #expect(scene.view.contentOffset.y == -44)
  }

  @Test func theSafeAreaIsNotified() {  // E47
    final class Watching: UIViewController {
      var tops: [Int] = []

      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        tops.append(Int(view.safeAreaInsets.top))
      }
    }
    let scene = scene {
      let watching = Watching()
      watching.view.addSubview($0.view)
      $0.nav.viewControllers = [watching]
    }
    let watching = scene.nav.topViewController as? Watching
    scene.view.contentOffset.y = 0
    scene.world.stage.settle()
    #expect(watching?.tops == [140, 88])
  }

  @Test func eachControllerHasItsOwn() {  // E47
    let scene = scene()
    scene.view.contentOffset.y = 0
    scene.nav.pushViewController(scene.world.controller("Next"), animated: false)
    scene.world.stage.settle()
    #expect(scene.bar == 96 && scene.isLarge == true)
    scene.nav.popViewController(animated: false)
    scene.world.stage.settle()
    #expect(scene.bar == 44 && scene.view.contentOffset.y == 0)
  }

  @Test func turningThemOnAndOffMovesTheContent() {  // B12, E47
    let scene = scene { $0.nav.navigationBar.prefersLargeTitles = false }
    #expect((scene.bar, scene.view.contentOffset.y) == (44, -88))
    scene.nav.navigationBar.prefersLargeTitles = true
    scene.world.stage.settle()
    #expect((scene.bar, scene.view.contentOffset.y) == (96, -140))
    scene.nav.topViewController?.navigationItem.largeTitleDisplayMode = .never
    scene.world.stage.settle()
    #expect((scene.bar, scene.view.contentOffset.y) == (44, -88))
  }

  @Test func itIsNotLargeInLandscape() {  // EQ8
    let scene = scene()
    scene.world.stage.user.rotate(to: .landscape)
    scene.world.stage.settle()
    #expect(scene.bar == 32 && scene.isLarge == false)
    scene.world.stage.user.rotate(to: .portrait)
    scene.world.stage.settle()
    #expect(scene.bar == 96 && scene.view.contentOffset.y == -140)
  }

  @Test func theNamedScrollViewDrivesTheBar() {  // E43
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    other.contentSize.height = 3000
    let scene = scene { $0.nav.topViewController?.view.addSubview(other) }
    other.contentOffset.y = 100
    #expect(scene.bar == 96)
    scene.nav.topViewController?.setContentScrollView(other, for: [.top, .leading])
    #expect(scene.nav.topViewController?.contentScrollView(for: .top) === other)
    #expect(scene.nav.topViewController?.contentScrollView(for: .bottom) == nil)
    #expect(scene.nav.topViewController?.contentScrollView(for: .leading) == nil)
    other.contentOffset.y = 101
    #expect(scene.bar == 44)
    scene.nav.topViewController?.setContentScrollView(nil, for: .all)
    #expect(scene.bar == 96)
  }

  @Test func scrollingHidesTheBars() throws {  // B52, E49
    let scene = scene { $0.nav.hidesBarsOnSwipe = true }
    scene.nav.topViewController?.toolbarItems = [UIBarButtonItem()]
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: 200))
    scene.world.stage.settle()
    #expect(scene.nav.isNavigationBarHidden)
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: -50))
    scene.world.stage.settle()
    #expect(!scene.nav.isNavigationBarHidden && !scene.nav.isToolbarHidden)
    scene.nav.barHideOnSwipeGestureRecognizer.isEnabled = false
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: 200))
    #expect(!scene.nav.isNavigationBarHidden)
    scene.nav.hidesBarsOnTap = true
    scene.nav.barHideOnTapGestureRecognizer.isEnabled = false
    #expect(throws: Stage.User.Failure.self) { try scene.world.stage.user.tap(scene.view) }
  }

  @Test func hidingABarIsNoTransition() throws {  // E50
    final class Watching: UIViewController {
      var sizes: [CGSize] = []

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let scene = scene {
      let watching = Watching()
      watching.edgesForExtendedLayout = []
      $0.nav.viewControllers = [watching]
    }
    let watching = try #require(scene.nav.topViewController as? Watching)
    let height = watching.view.frame.height
    scene.nav.setNavigationBarHidden(true, animated: false)
    scene.world.stage.settle()
    #expect(watching.view.frame.height > height && watching.sizes == [])
  }
}
