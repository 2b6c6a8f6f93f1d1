import HeadlessUIKit
import NavigationModel

/// A controller with orientations of its own, which records what it learns of a turn.
final class OrientedScreen: UIViewController {
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
final class OrientationDelegate: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate,
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

/// Tests of the orientation of the screen.
protocol OrientationTesting {}

extension OrientationTesting {
  typealias Screen = OrientedScreen
  typealias Delegate = OrientationDelegate

  func world(
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

  func show(_ root: UIViewController, in world: World) {
    world.window.rootViewController = root
    world.stage.settle()
  }

  func turn(_ world: World, _ orientation: UIDeviceOrientation) -> String? {
    defer { world.stage.settle() }
    do throws(Stage.User.Failure) {
      try world.stage.user.rotate(deviceTo: orientation)
      return nil
    } catch {
      return "\(error)"
    }
  }

  func orientation(_ world: World) -> UIInterfaceOrientation {
    UIViewController().interfaceOrientation
  }

  static var sides: [UIDeviceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
