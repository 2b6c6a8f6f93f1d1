import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// The callbacks about safe areas and margins, and their place among the others.
struct SafeAreaCallbackTests {
  /// Notes the callbacks between loading and appearing.
  private final class Observer: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      calls.append("margins \(Double(view.layoutMargins.top))")
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      calls.append("safe area \(view.safeAreaInsets.top)")
    }

    /// What was called since the last time.
    func taken() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A view that notes its callbacks.
  private final class ObservingView: UIView {
    var calls: [String] = []
    override func safeAreaInsetsDidChange() { calls.append("safe area \(safeAreaInsets.top)") }
    override func layoutMarginsDidChange() { calls.append("margins \(layoutMargins.top)") }
    override func layoutSubviews() { calls.append("layoutSubviews") }
  }

  private func first(_ top: Double, isModern: Bool = true) -> [String] {
    ["viewDidLoad", "viewWillAppear", "margins \(top)", "safe area \(top)"]
      + (isModern ? ["viewIsAppearing"] : [])
      + ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"]
  }

  @Test(arguments: [Profile.modern, .ios16, .mid])
  func bothComeOnceBeforeTheFirstLayout(profile: Profile) {  // E51, E52, E53
    let world = World(profile: profile)
    let isModern = profile.name != "mid"
    let root = Observer(), modal = Observer()
    world.window.rootViewController = root
    world.stage.settle()
    #expect(root.taken() == first(isModern ? 47 : 20, isModern: isModern))
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    world.stage.settle()
    #expect(modal.taken() == first(isModern ? 47 : 20, isModern: isModern))
    root.dismiss(animated: true)
    world.stage.settle()
    #expect(!root.taken().contains { $0.hasPrefix("safe area") || $0.hasPrefix("margins") })
  }

  @Test(arguments: [Profile.ios7, .classic])
  func olderReleasesHaveNeither(profile: Profile) {  // E51
    let world = World(profile: profile)
    let root = Observer()
    world.window.rootViewController = root
    world.stage.settle()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    world.stage.settle()
    #expect(!root.taken().contains { $0.hasPrefix("safe area") || $0.hasPrefix("margins") })
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test func aPushNotifiesTheNewOneAndAPopOnlyOfAChange() {  // EQ12
    let world = World()
    let list = Observer(), detail = Observer()
    let nav = UINavigationController(rootViewController: list)
    world.window.rootViewController = nav
    world.stage.settle()
    #expect(list.taken() == first(91))
    nav.pushViewController(detail, animated: true)
    world.stage.settle()
    #expect(detail.taken() == first(91))
    nav.popViewController(animated: true)
    world.stage.settle()
    #expect(list.taken() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    nav.pushViewController(detail, animated: false)
    world.stage.settle()
    nav.setNavigationBarHidden(true, animated: false)
    world.stage.settle()
    nav.popViewController(animated: true)
    world.stage.settle()
    #expect(
      list.taken() == [
        "viewWillAppear", "margins 47.0", "safe area 47.0", "viewIsAppearing", "viewDidAppear",
      ])
  }

  @Test func hidingABarNotifiesInTheSameTurn() {  // EQ12, E55
    let world = World()
    let list = Observer()
    let nav = UINavigationController(rootViewController: list)
    world.window.rootViewController = nav
    world.stage.settle()
    _ = list.taken()
    nav.setNavigationBarHidden(true, animated: true)
    #expect(list.taken() == [])
    world.stage.endTurn()
    #expect(list.taken() == ["margins 47.0", "safe area 47.0"])
    nav.setNavigationBarHidden(true, animated: true)
    world.stage.settle()
    #expect(list.taken() == [])
  }

  @Test func whatAParentAddsReachesItsChildren() {  // E55, E60
    let world = World()
    let list = Observer()
    let nav = UINavigationController(rootViewController: list)
    world.window.rootViewController = nav
    world.stage.settle()
    _ = list.taken()
    nav.additionalSafeAreaInsets = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    world.stage.settle()
    #expect(list.taken() == ["margins 100.0", "safe area 100.0"])
    list.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    world.stage.settle()
    #expect(
      list.taken() == [
        "margins 101.0", "safe area 101.0", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      ])
    list.view.insetsLayoutMarginsFromSafeArea = false
    world.stage.settle()
    #expect(list.taken() == ["margins 0.0"])
  }

  @Test func aRotationNotifiesRightBeforeTheLayout() {  // E52
    let world = World()
    let root = Observer()
    world.window.rootViewController = root
    world.stage.settle()
    _ = root.taken()
    var traits = world.stage.traits
    traits.orientation = .landscape
    world.stage.setTraits(traits)
    #expect(
      root.taken() == [
        "margins 0.0", "safe area 0.0", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      ])
  }

  @Test func aTabIsNotifiedWhenItIsFirstSelected() {  // E51, A16
    let world = World()
    let one = Observer(), two = Observer()
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    world.window.rootViewController = tabs
    world.stage.settle()
    #expect(one.taken() == first(47))
    tabs.selectedIndex = 1
    world.stage.settle()
    #expect(two.taken() == first(47))
    tabs.selectedIndex = 0
    world.stage.settle()
    #expect(one.taken() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }

  @Test func anotherViewIsNotifiedAgain() {
    let world = World()
    let root = Observer(), other = UIViewController()
    world.window.rootViewController = root
    world.stage.settle()
    _ = root.taken()
    world.window.rootViewController = other
    world.stage.settle()
    root.view = nil
    world.window.rootViewController = root
    world.stage.settle()
    #expect(root.taken() == first(47))
  }

  @Test func viewsAreNotifiedBeforeTheyAreLaidOut() {  // E55
    let world = World()
    let root = UIViewController()
    let outer = ObservingView(), inner = ObservingView()
    root.view = outer
    outer.addSubview(inner)
    inner.frame = CGRect(x: 0, y: 7, width: 390, height: 100)
    world.window.rootViewController = root
    world.stage.settle()
    #expect(outer.calls == ["margins 47.0", "safe area 47.0", "layoutSubviews"])
    #expect(inner.calls == ["margins 48.0", "safe area 40.0", "layoutSubviews"])
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    world.stage.settle()
    #expect(inner.calls.suffix(2) == ["margins 51.0", "safe area 43.0"])
  }
}
