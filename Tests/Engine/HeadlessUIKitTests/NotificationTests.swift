import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

struct NotificationTests {
  /// A controller that records what it learns of a rotation.
  private final class Turning: UIViewController {
    var lines: [String] = []

    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      let milliseconds = Int((duration * 1000).rounded())
      lines.append("will \(toInterfaceOrientation) \(milliseconds) \(view.frame.width)")
    }

    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      lines.append("animate \(toInterfaceOrientation) \(view.frame.width)")
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      lines.append("did \(fromInterfaceOrientation)")
    }
  }

  @Test(arguments: [
    (
      Profile.classic,
      ["will landscapeRight 300 320.0", "animate landscapeRight 480.0", "did portrait"]
    ), (Profile.modern, []),
  ])
  func controllersLearnOfARotationInOldReleases(_ profile: Profile, _ lines: [String]) {  // E91
    let world = World(profile: profile)
    let home = Turning()
    world.window.rootViewController = home
    world.stage.settle()
    world.stage.user.rotate(to: .landscape)
    world.stage.settle()
    #expect(home.lines == lines)
  }

  @Test func aTurnedDevicePosts() {
    let world = World()
    let center = NotificationCenter.default
    let device = UIDevice.current
    final class Observer { var orientations: [Int] = [] }
    let observer = Observer()
    let token = center.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        observer.orientations.append(UIDevice.current.orientation.rawValue)
      }
    }
    defer { center.removeObserver(token) }
    world.stage.user.rotate(to: .landscape)
    device.endGeneratingDeviceOrientationNotifications()
    world.stage.user.rotate(to: .portrait)
    #expect(observer.orientations == [UIDeviceOrientation.landscapeLeft.rawValue])
    #expect(device.orientation == .portrait)
  }

  @Test func aTitleViewIsInTheBarWhileItsItemIsShown() throws {  // B7
    let world = World()
    let nav = world.stack("Home")
    let box = UIView(), button = UIButton(type: .system)
    button.setTitle("Push", for: .normal)
    box.addSubview(button)
    nav.topViewController?.navigationItem.titleView = box
    #expect(box.superview === nav.navigationBar)
    #expect(button.window === world.window)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try world.stage.user.tap("Push")
    #expect(taps == 1)
    nav.pushViewController(world.controller("Detail"), animated: false)
    world.stage.settle()
    #expect(box.superview == nil)
    #expect(box.window == nil)
  }
}
