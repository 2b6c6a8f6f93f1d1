import HeadlessUIKit
import NavigationModel
import Testing

/// Who decides on the orientation of the screen.
struct OrientationTests: OrientationTesting {
  @Test func masksHaveUIKitsRawValues() {
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .landscape, .all,
      .allButUpsideDown,
    ]
    #expect(masks.map(\.rawValue) == [2, 16, 8, 4, 24, 30, 26])
  }

  @Test(
    arguments: [
      (Traits.Device.iPhone, [.portrait, .landscapeRight, .landscapeLeft]),
      (.iPad, [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]),
    ] as [(Traits.Device, [UIInterfaceOrientation])])
  func allButUpsideDownIsSupportedOnAPhone(
    _ device: Traits.Device, _ expected: [UIInterfaceOrientation]
  ) {  // E70, E79
    let world = world(UIViewController(), device: device)
    var seen: [UIInterfaceOrientation] = []
    for side in Self.sides {
      let obstacle = turn(world, side)
      #expect(world.stage.device.orientation == side)
      if obstacle == nil { seen.append(orientation(world)) }
    }
    #expect(seen == expected)
  }

  @Test func aDeviceThatLiesOnATableKeepsItsContents() {
    let world = world(UIViewController())
    #expect(turn(world, .landscapeLeft) == nil)
    #expect(turn(world, .faceUp) == nil)
    #expect(orientation(world) == .landscapeRight)
  }

  @Test(arguments: 0..<4)
  func containersAskTheirDelegateAndNoChild(_ index: Int) {  // E72
    let world = world()
    let delegate = Delegate()
    let stack = UINavigationController(rootViewController: Screen(.portrait))
    let tabs = UITabBarController(), split = UISplitViewController(style: .doubleColumn)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    tabs.viewControllers = [Screen(.portrait)]
    split.setViewController(Screen(.portrait), for: .primary)
    pages.setViewControllers([Screen(.portrait)], direction: .forward, animated: false)
    let container = [stack, tabs, split, pages][index]
    show(container, in: world)
    #expect(turn(world, .landscapeLeft) == nil)
    (stack.delegate, tabs.delegate) = (delegate, delegate)
    (split.delegate, pages.delegate) = (delegate, delegate)
    #expect(turn(world, .portrait) != nil)
    #expect(orientation(world) == .landscapeLeft)
    #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test func theDelegatesOfContainersAreNotAskedOnIOS6() {  // E72
    let world = world(profile: .classic)
    let delegate = Delegate()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = delegate
    show(stack, in: world)
    #expect(turn(world, .landscapeLeft) == nil)
    #expect(orientation(world) == .landscapeRight)
  }

  @Test(arguments: [(Profile.ios7, false), (.mid, true), (.modern, true)])
  func anIPadAppThatMultitasksIsNotAsked(_ profile: Profile, _ turns: Bool) {  // E73
    let world = world(Screen(.portrait), profile: profile, device: .iPad)
    #expect((turn(world, .landscapeLeft) == nil) == turns)
    #expect(turn(world, .portrait) == nil)
    world.stage.infoPlist.requiresFullScreen = true
    #expect(turn(world, .landscapeLeft) != nil)
    world.stage.infoPlist.requiresFullScreen = false
    world.stage.infoPlist.supportedInterfaceOrientationsOnPad = .allButUpsideDown
    #expect(turn(world, .landscapeRight) != nil)
  }

  @Test(arguments: [
    (Profile.classic, false), (.ios7, false), (.mid, false), (.ios16, true), (.modern, true),
  ])
  func shouldAutorotateIsAskedUpToIOS15(_ profile: Profile, _ turns: Bool) {  // E74
    let world = world(profile: profile)
    let root = Screen(.all)
    root.turns = false
    show(root, in: world)
    #expect((turn(world, .landscapeLeft) == nil) == turns)
  }

  @Test func theOldQuestionDecidesInClassic() {
    let world = world(profile: .classic)
    let root = Screen(nil)
    root.each = { $0 == .portraitUpsideDown || $0 == .portrait }
    show(root, in: world)
    world.stage.infoPlist.supportedInterfaceOrientations = .all
    #expect(turn(world, .landscapeLeft) != nil)
    #expect(turn(world, .portraitUpsideDown) == nil)
  }
}
