import Foundation
import NavigationModel

/// The device that the program runs on.
///
/// [UIDevice](https://developer.apple.com/documentation/uikit/uidevice)
@preconcurrency @MainActor
public final class UIDevice {
  /// The device of the current world.
  public static var current: UIDevice { Stage.current.device }

  /// Posted when the device has been turned, before its contents turn (the order is unconfirmed).
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  // The world owns its device, and no other object retains it longer.
  private unowned let stage: Stage
  private var requests = 1
  /// How it is held; read-only for programs (E87).
  public internal(set) var orientation = UIDeviceOrientation.portrait

  /// Creates the device of a world.
  init(on stage: Stage) {
    self.stage = stage
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    stage.traits.device == .iPad ? .pad : .phone
  }

  /// Its name.
  public var name: String { model }
  /// Its kind: iPhone or iPad.
  public var model: String { stage.traits.device.rawValue }
  /// Its kind in the user's language.
  public var localizedModel: String { model }
  /// The name of its system.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The release of its system, that of the profile.
  public var systemVersion: String { "\(stage.profile.era.rawValue).0" }
  /// An identifier of the application's vendor on this device; always the same one here.
  public var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  }
  /// Whether it is being charged; unknown, as it isn't watched.
  public var batteryState: BatteryState { .unknown }
  /// Whether it can do several things at once; true.
  public var isMultitaskingSupported: Bool { true }

  /// Whether a battery is being charged.
  nonisolated public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }
  /// How full the battery is; -1, as it isn't watched.
  public var batteryLevel: Float { -1 }
  /// Whether the battery is watched; kept, no effect.
  public var isBatteryMonitoringEnabled = false

  /// Whether it posts notifications when it is turned; a window asks for them at first (unconfirmed).
  public var isGeneratingDeviceOrientationNotifications: Bool { requests > 0 }

  /// Asks for notifications.
  public func beginGeneratingDeviceOrientationNotifications() { requests += 1 }

  /// Ends one request for notifications.
  public func endGeneratingDeviceOrientationNotifications() { requests = max(requests - 1, 0) }

  /// Sets a property by its name; there is only `orientation`.
  ///
  /// Up to iOS 15 that turned the device (E84); iOS 16 logs a warning (E87).
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation", let number = value as? Int,
      let wanted = UIDeviceOrientation(rawValue: number)
    else { return }
    switch stage.profile.orientations.request {
    case .attempt: _ = stage.turnDevice(to: wanted)
    case .update: stage.report(.settingOrientation)
    }
  }

  /// Turns it and posts that, before its contents turn.
  func turn(to new: UIDeviceOrientation) {
    guard new != orientation else { return }
    orientation = new
    if isGeneratingDeviceOrientationNotifications { stage.post(.orientationDidChange, from: self) }
  }

  nonisolated deinit {}
}

/// How a device is held.
///
/// [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation)
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the contents can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether it lies on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDeviceOrientation {
  /// How a device is held whose contents are turned like this (E79).
  init(_ contents: Traits.InterfaceOrientation) {
    switch contents {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    }
  }
}
