import HeadlessUIKit
import NavigationModel
import Testing

/// Who decides on the orientation of the screen.
struct OrientationTests {
  /// A controller with orientations of its own, which records what it learns of a turn.
  final class Screen: UIViewController {
    var supported: UIInterfaceOrientationMask?
    var preferred: UIInterfaceOrientation?
    var turns = true
    var each: ((UIInterfaceOrientation) -> Bool)?
    var lines: [String] = []

    convenience init(_ supported: UIInterfaceOrientationMask?) {
      self.init()
      self.supported = supported
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      supported ?? super.supportedInterfaceOrientations
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutorotate: Bool { turns }
    override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
      each?(toInterfaceOrientation) ?? super.shouldAutorotate(to: toInterfaceOrientation)
    }
    override func viewDidLoad() { lines.append("load \(view.frame.width)") }
    override func viewWillAppear(_ animated: Bool) { lines.append("will \(view.frame.width)") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did \(view.frame.width)") }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      lines.append("traits")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      lines.append("size \(size.width) in \(interfaceOrientation)")
      coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
        lines.append("end in \(interfaceOrientation), animated \(coordinator.isAnimated)")
      }
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The delegate of a container.
  final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscapeLeft }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscapeLeft }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscapeLeft }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscapeLeft }
  }

  /// An application delegate.
  final class App: NSObject, UIApplicationDelegate {
    let supported: UIInterfaceOrientationMask
    weak var window: UIWindow?
    init(_ supported: UIInterfaceOrientationMask) { self.supported = supported }
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      self.window = window
      return supported
    }
  }

  private func world(
    _ root: @autoclosure () -> UIViewController? = nil, profile: Profile = .modern,
    device: Traits.Device = .iPhone
  ) -> World {
    let world = World(profile: profile)
    var traits = world.stage.traits
    traits.device = device
    world.stage.setTraits(traits)
    if let root = root() { show(root, in: world) }
    return world
  }

  private func show(_ root: UIViewController, in world: World) {
    world.window.rootViewController = root
    world.stage.settle()
  }

  private func turn(_ world: World, _ orientation: UIDeviceOrientation) -> String? {
    defer { world.stage.settle() }
    do throws(Stage.User.Failure) {
      try world.stage.user.rotate(deviceTo: orientation)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func orientation(_ world: World) -> UIInterfaceOrientation {
    UIViewController().interfaceOrientation
  }

  private static let sides: [UIDeviceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

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

  @Test func aRefusedTurnLeavesTheContents() {  // E71, E78
    let world = world()
    let root = Screen(.portrait)
    show(root, in: world)
    root.lines = []
    #expect(turn(world, .landscapeLeft)?.hasSuffix("supports portrait") == true)
    #expect(orientation(world) == .portrait)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(root.lines == [])
  }

  @Test func theApplicationsOrientationsCountAsWell() {  // E71
    let world = world(Screen(.all))
    world.stage.infoPlist.supportedInterfaceOrientations = .portrait
    #expect(
      turn(world, .landscapeLeft)
        == "the contents stay in portrait: the application supports portrait")
    let app = App(.landscape)
    world.stage.application.delegate = app
    #expect(turn(world, .landscapeRight) == nil)
    #expect(app.window === world.window)
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

  @Test func aMaskWithoutOrientationsRaises() {  // E75
    for profile in Profile.all {
      let world = world(profile: profile)
      let root = Screen(.all)
      show(root, in: world)
      root.supported = []
      let raised = world.stage.exceptions { _ = turn(world, .landscapeLeft) }
      #expect(raised.map(\.name) == ["UIApplicationInvalidInterfaceOrientation"])
      #expect(orientation(world) == .portrait)
      root.supported = .all
      let presented = Screen([])
      presented.modalPresentationStyle = .fullScreen
      let second = world.stage.exceptions { root.present(presented, animated: false) }
      #expect(second.map(\.code) == ["no-common-orientation"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(arguments: [
    (Profile.classic, "must return a supported interface orientation!"),
    (.mid, "'portrait' must match a supported interface orientation: 'landscapeLeft'!"),
  ])
  func aPreferredOrientationOutsideTheMaskRaises(_ profile: Profile, _ text: String) {  // E75
    let world = world(profile: profile)
    let root = Screen(.all), presented = Screen(.landscapeLeft)
    show(root, in: world)
    (presented.preferred, presented.modalPresentationStyle) = (.portrait, .fullScreen)
    let raised = world.stage.exceptions { root.present(presented, animated: true) }
    #expect(raised.first?.reason.hasSuffix(text) == true)
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [(Profile.ios7, 1), (.mid, 1), (.ios16, 0), (.modern, 0)])
  func nothingInCommonRaisesUpToIOS12(_ profile: Profile, _ count: Int) {  // E76
    let world = world(profile: profile)
    let root = Screen(.all)
    show(root, in: world)
    root.supported = .landscape
    world.stage.infoPlist.supportedInterfaceOrientations = .portrait
    let raised = world.stage.exceptions { _ = turn(world, .landscapeLeft) }
    #expect(raised.count == count)
    #expect(orientation(world) == .portrait)
    #expect(
      raised.allSatisfy {
        $0.reason.hasSuffix("and [OrientationTests.Screen shouldAutorotate] is returning YES")
          || $0.reason.hasSuffix("and [Screen shouldAutorotate] is returning YES")
      })
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.pageSheet, false),
    (.formSheet, false), (.overCurrentContext, false), (.popover, false), (.custom, false),
  ])
  func onlyWhatFillsTheScreenTurnsIt(_ style: UIModalPresentationStyle, _ turns: Bool) {  // E80
    let world = world()
    let root = Screen(.portrait), presented = Screen(.landscape)
    show(root, in: world)
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = root.view
    (root.lines, presented.lines) = ([], [])
    root.present(presented, animated: true)
    world.stage.settle()
    #expect(orientation(world).isLandscape == turns)
    #expect(!root.lines.contains { $0.hasPrefix("size") })  // E82
    root.dismiss(animated: true)
    world.stage.settle()
    #expect(orientation(world) == .portrait)  // E83
    #expect(world.window.frame.width == 390)
    #expect(!root.lines.contains { $0.hasPrefix("size") })
  }

  @Test(arguments: [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)])
  func aFullScreenPresentationBeginsAsPreferred(
    _ style: UIModalPresentationStyle, _ asPreferred: Bool
  ) {  // E81
    let world = world()
    let root = Screen(.all), presented = Screen(.all)
    show(root, in: world)
    (presented.modalPresentationStyle, presented.preferred) = (style, .landscapeLeft)
    root.present(presented, animated: false)
    world.stage.settle()
    #expect(orientation(world) == (asPreferred ? .landscapeLeft : .portrait))
    #expect(turn(world, .landscapeLeft) == nil)
    #expect(turn(world, .portrait) == nil)
  }

  @Test func withoutAPreferenceAPresentationKeepsTheOrientation() {  // E81
    let world = world()
    let root = Screen(.portrait), presented = Screen(.all)
    show(root, in: world)
    #expect(turn(world, .landscapeLeft) != nil)
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    world.stage.settle()
    #expect(orientation(world) == .portrait)
  }

  @Test func aCancelledDismissalKeepsTheOrientation() {  // E83
    let world = world()
    let root = Screen(.portrait), presented = Screen(.landscape)
    show(root, in: world)
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: true)
    world.stage.settle()
    let gesture = Gesture(progress: 0.5, isTouching: false, isCancelled: true)
    world.stage.withGesture(gesture) { presented.dismiss(animated: true) }
    world.stage.settle()
    #expect(root.presentedViewController === presented)
    #expect(orientation(world).isLandscape)
  }

  @Test(arguments: [
    (Profile.classic, true), (.mid, true), (.ios16, false), (.modern, false),
  ])
  func aProgramAsksForATurn(_ profile: Profile, _ attempts: Bool) {  // E84, E85
    let world = world(profile: profile)
    let root = Screen(.portrait)
    show(root, in: world)
    #expect(turn(world, .landscapeLeft) != nil)
    root.supported = .all
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(orientation(world).isLandscape == attempts)
    root.supported = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(orientation(world).isLandscape == attempts)
    root.supported = .all
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(orientation(world).isLandscape)
  }

  @Test(arguments: [true, false])
  func anUpdateTurnsAwayFromWhatIsNotSupported(_ isAnimated: Bool) {  // E85, EQ9
    let world = world()
    let root = Screen(.all)
    show(root, in: world)
    #expect(turn(world, .landscapeLeft) == nil)
    (root.supported, root.lines) = (.portrait, [])
    let update = { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    world.stage.settle()
    #expect(
      root.lines == [  // E93, E95
        "traits", "size 390.0 in landscapeRight", "end in portrait, animated \(isAnimated)",
      ])
  }

  @Test func anUpdateInsideATurnIsCarriedOutAfterwards() {
    let world = world()
    final class Restless: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        mask = mask == .portrait ? .landscape : .portrait
        setNeedsUpdateOfSupportedInterfaceOrientations()
      }
    }
    let root = Restless()
    show(root, in: world)
    root.mask = .landscape
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    world.stage.settle()
    #expect(world.stage.isIdle)
  }

  @Test(arguments: [(Profile.mid, true), (.modern, false)])
  func aProgramThatTurnsTheDeviceIsWarned(_ profile: Profile, _ turns: Bool) {  // E84, E87
    let world = world(UIViewController(), profile: profile)
    let found = world.stage.diagnostics {
      UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    }
    #expect(found.map(\.rule.id) == (turns ? [] : ["setting-orientation"]))
    #expect(found.allSatisfy { $0.consoleText(profile.era)?.hasPrefix("[Orientation]") == true })
    #expect(orientation(world).isLandscape == turns)
  }

  @Test func aLaunchBeginsInTheOrientationOfTheApplication() {  // E88
    let world = world()
    world.stage.infoPlist.supportedInterfaceOrientations = .landscape
    let root = Screen(nil)
    world.window.rootViewController = root
    world.stage.settle()
    #expect(root.lines == ["load 844.0", "will 844.0", "did 844.0"])
  }

  @Test func aDeviceHeldInLandscapeLaunchesInLandscape() {  // E88
    let world = world()
    #expect(turn(world, .landscapeRight) == nil)
    let root = Screen(nil)
    world.window.rootViewController = root
    world.stage.settle()
    #expect(root.lines == ["load 844.0", "will 844.0", "did 844.0"])
    #expect(orientation(world) == .landscapeLeft)
  }

  @Test func aRootThatWantsLandscapeLoadsUpright() {  // E89
    let world = world()
    let root = Screen(.landscape)
    show(root, in: world)
    #expect(root.lines == ["load 390.0", "will 390.0", "traits", "did 844.0"])
    #expect(world.window.frame.width == 844)
  }

  @Test func aTurnUpsideDownChangesNoSize() {  // E93
    let world = world(device: .iPad)
    let root = Screen(.all)
    show(root, in: world)
    world.stage.infoPlist.supportedInterfaceOrientations = .all
    root.lines = []
    #expect(turn(world, .portraitUpsideDown) == nil)
    #expect(root.lines == [])
  }

  @Test func anotherWindowInFrontDecides() {  // E71
    let world = world(Screen(.portrait))
    let front = world.stage.asCurrent { UIWindow() }
    front.rootViewController = Screen(.landscape)
    front.isHidden = false
    world.stage.settle()
    #expect(orientation(world).isLandscape)
    front.isHidden = true
    world.stage.settle()
    #expect(orientation(world) == .portrait)
  }

  @Test func orientationsOutliveTheProgramAsTheDeviceIsHeld() {
    let world = world()
    let root = Screen(.portrait), presented = Screen(.landscape)
    show(root, in: world)
    world.stage.infoPlist.supportedInterfaceOrientations = .allButUpsideDown
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    world.stage.settle()
    let next = Stage(world.stage.conditions)
    #expect(next.traits.orientation == .portrait)
    #expect(next.infoPlist == world.stage.infoPlist)
  }
}
