import Foundation
import NavigationModel

/// The device that the program runs on.
///
/// [UIDevice](https://developer.apple.com/documentation/uikit/uidevice)
public final class UIDevice {
  /// The device of the current world.
  public static var current: UIDevice { Stage.current.device }

  /// Posted when the device has been turned, before its contents turn (the order is unconfirmed).
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  // The world owns its device, and no other object retains it longer.
  private unowned let stage: Stage
  private var requests = 1
  /// How it has been turned; nil before the first time.
  private var turned: Traits.Orientation?

  /// Creates the device of a world.
  init(on stage: Stage) {
    self.stage = stage
  }

  /// How it is held.
  public var orientation: UIDeviceOrientation {
    (turned ?? stage.traits.orientation) == .portrait ? .portrait : .landscapeLeft
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    stage.traits.device == .iPad ? .pad : .phone
  }

  /// Whether it posts notifications when it is turned; a window asks for them at first (unconfirmed).
  public var isGeneratingDeviceOrientationNotifications: Bool { requests > 0 }

  /// Asks for notifications.
  public func beginGeneratingDeviceOrientationNotifications() { requests += 1 }

  /// Ends one request for notifications.
  public func endGeneratingDeviceOrientationNotifications() { requests = max(requests - 1, 0) }

  /// Posts that it has been turned.
  func didTurn(to traits: Traits) {
    turned = traits.orientation
    if isGeneratingDeviceOrientationNotifications { stage.post(.orientationDidChange, from: self) }
  }

  nonisolated deinit {}
}

/// How a device is held.
///
/// [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation)
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How the contents of a screen are turned; in landscape it is opposite to the device's.
///
/// [UIInterfaceOrientation](https://developer.apple.com/documentation/uikit/uiinterfaceorientation)
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether they are upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether they are turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation of the contents on a device.
  init(_ traits: Traits) {
    self = traits.orientation == .portrait ? .portrait : .landscapeRight
  }
}
