import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// The values of safe areas, margins and guides.
struct SafeAreaTests {
  private func insets(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func world(
    _ model: DeviceModel, _ orientation: Traits.Orientation = .portrait
  ) -> World {
    let world = World()
    var traits = world.stage.traits
    traits.model = model
    traits.orientation = orientation
    world.stage.setTraits(traits)
    return world
  }

  @Test func aSubviewHasWhatItsDistanceLeaves() {  // E58
    let world = world(.iPhone8)
    let root = world.controller("Root")
    #expect(root.view.safeAreaInsets == .zero)
    root.additionalSafeAreaInsets = insets(10, 10, 10, 10)
    let inner = UIView(
      frame: CGRect(x: 2, y: 1, width: 375 - 2 - 4, height: 667 - 1 - 3))
    root.view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    world.window.rootViewController = root
    world.stage.settle()
    #expect(world.window.safeAreaInsets == insets(20, 0, 0, 0))
    #expect(root.view.safeAreaInsets == insets(30, 10, 10, 10))
    #expect(inner.safeAreaInsets == insets(29, 8, 7, 6))
    let deep = UIView(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    inner.addSubview(deep)
    #expect(deep.safeAreaInsets == .zero)
    root.view.removeFromSuperview()
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test func twentyLowerIsTwentyLess() {  // E58
    let world = world(.iPhone14Pro)
    let root = world.controller("Root")
    world.window.rootViewController = root
    world.stage.settle()
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 832))
    root.view.addSubview(inner)
    #expect(root.view.safeAreaInsets.top == 59)
    #expect(inner.safeAreaInsets.top == 39)
  }

  @Test(
    arguments: [
      (.iPhone8, .portrait, [20, 0, 0, 0], 64.0, 49.0),
      (.iPhone8, .landscape, [0, 0, 0, 0], 32, 49),
      (.iPhoneX, .portrait, [44, 0, 34, 0], 88, 83),
      (.iPhoneX, .landscape, [0, 44, 21, 44], 32, 70),
      (.iPhoneXS, .portrait, [44, 0, 34, 0], 88, 83),
      (.iPhoneXR, .portrait, [44, 0, 34, 0], 88, 83),
      (.iPhoneXSMax, .landscape, [0, 44, 21, 44], 32, 70),
      (.iPhone12, .portrait, [47, 0, 34, 0], 91, 83),
      (.iPhone14, .portrait, [47, 0, 34, 0], 91, 83),
      (.iPhone14Pro, .portrait, [59, 0, 34, 0], 97.67, 83),
      (.iPhone14Pro, .landscape, [0, 59, 21, 59], 32, 70),
      (.iPhone14ProMax, .portrait, [59, 0, 34, 0], 97.67, 83),
    ] as [(DeviceModel, Traits.Orientation, [Double], Double, Double)])
  func eachModelHasItsRow(  // E61
    model: DeviceModel, orientation: Traits.Orientation, plain: [Double], top: Double,
    bottom: Double
  ) {
    let world = world(model, orientation)
    let root = world.controller("Root")
    world.window.rootViewController = root
    world.stage.settle()
    #expect(root.view.safeAreaInsets == insets(plain[0], plain[1], plain[2], plain[3]))
    let list = world.controller("List")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list)]
    world.window.rootViewController = tabs
    world.stage.settle()
    #expect(list.view.safeAreaInsets == insets(top, plain[1], bottom, plain[3]))  // E60
    let (width, height) = world.stage.traits.screen
    let frame = list.view.safeAreaLayoutGuide.layoutFrame
    #expect(frame.minY == top && abs(frame.maxY - (height - bottom)) < 0.001)
    #expect(frame.minX == plain[1] && frame.maxX == width - plain[3])
  }

  @Test func whatAContainerAddsComesOnTopOfItsBars() {  // E60
    let world = world(.iPhoneX)
    let list = world.controller("List")
    let nav = UINavigationController(rootViewController: list)
    nav.additionalSafeAreaInsets = insets(5, 0, 0, 0)
    list.additionalSafeAreaInsets = insets(3, 0, -100, 0)
    nav.isToolbarHidden = false
    world.window.rootViewController = nav
    world.stage.settle()
    #expect(nav.view.safeAreaInsets == insets(49, 0, 34, 0))
    #expect(list.view.safeAreaInsets == insets(96, 0, 0, 0))
    list.additionalSafeAreaInsets = .zero
    #expect(list.view.safeAreaInsets == insets(93, 0, 78, 0))
    nav.isNavigationBarHidden = true
    #expect(list.view.safeAreaInsets.top == 49)
  }

  @Test func opaqueBarsAndRemovedEdgesLeaveNothing() {  // E67
    let world = world(.iPhoneX)
    let list = world.controller("List")
    let nav = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    list.edgesForExtendedLayout = []
    tabs.tabBar.isTranslucent = false
    world.window.rootViewController = tabs
    world.stage.settle()
    #expect(list.view.safeAreaInsets == .zero)
    let root = world.controller("Root")
    root.edgesForExtendedLayout = []
    world.window.rootViewController = root
    world.stage.settle()
    #expect(root.view.safeAreaInsets == insets(44, 0, 34, 0))
    #expect(root.automaticallyAdjustsScrollViewInsets && !root.extendedLayoutIncludesOpaqueBars)
  }

  @Test func aSheetIsBelowTheStatusBar() {
    let world = world(.iPhoneX)
    let home = world.controller("Home")
    let sheet = world.controller("Sheet")
    world.window.rootViewController = home
    world.stage.settle()
    home.present(sheet, animated: false)
    world.stage.settle()
    #expect(sheet.view.frame.minY > 44)
    #expect(sheet.view.safeAreaInsets == insets(0, 0, 34, 0))
  }

  @Test func marginsAreAtLeastTheSystems() {  // E64, E65
    let world = world(.iPhone8)
    let root = world.controller("Root")
    world.window.rootViewController = root
    world.stage.settle()
    root.view.directionalLayoutMargins = .zero
    #expect(root.view.layoutMargins == insets(20, 16, 0, 16))
    #expect(
      root.view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 16))
    root.view.layoutMargins = insets(1, 40, 2, 3)
    #expect(root.view.layoutMargins == insets(21, 40, 2, 16))
    root.view.insetsLayoutMarginsFromSafeArea = false
    #expect(root.view.layoutMargins == insets(1, 40, 2, 16))
    root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.view.layoutMargins == insets(1, 40, 2, 3))
    root.view.layoutMargins = .zero
    #expect(root.view.layoutMargins == .zero)
  }

  @Test(
    arguments: [
      (.iPhone8, .iPhone, 16.0), (.iPhoneXSMax, .iPhone, 20), (nil, .iPad, 20), (nil, .iPhone, 16),
    ] as [(DeviceModel?, Traits.Device, Double)])
  // E65
  func wideScreensHaveWiderMargins(model: DeviceModel?, device: Traits.Device, side: Double) {
    let world = World()
    var traits = world.stage.traits
    traits.model = model
    traits.device = device
    world.stage.setTraits(traits)
    let minimum = world.controller("Root").systemMinimumLayoutMargins
    #expect(
      minimum == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
  }

  @Test func aPlainViewHasEightAndItsSafeArea() {  // E66
    let world = world(.iPhoneX)
    let root = world.controller("Root")
    world.window.rootViewController = root
    world.stage.settle()
    let inner = UIView(frame: CGRect(x: 0, y: 4, width: 375, height: 100))
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
    #expect(!inner.preservesSuperviewLayoutMargins && inner.insetsLayoutMarginsFromSafeArea)
    root.view.addSubview(inner)
    #expect(inner.layoutMargins == insets(48, 8, 8, 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(48, 16, 8, 16))
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 48, width: 343, height: 44))
  }

  @Test(arguments: [Profile.ios7, .modern])
  func guidesEndWhereBarsDo(profile: Profile) {  // E68
    let world = World(profile: profile)
    let list = world.controller("List")
    let nav = UINavigationController(rootViewController: list)
    world.window.rootViewController = nav
    nav.isToolbarHidden = false
    world.stage.settle()
    let isOld = profile.name == "ios7"
    #expect(list.topLayoutGuide.length == (isOld ? 64 : 91))
    #expect(list.bottomLayoutGuide.length == (isOld ? 44 : 78))
    nav.isNavigationBarHidden = true
    #expect(list.topLayoutGuide.length == (isOld ? 20 : 47))
    #expect(list.view.safeAreaInsets == (isOld ? .zero : insets(47, 0, 78, 0)))
  }
}
