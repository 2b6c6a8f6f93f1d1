import Foundation

/// What accessibility is set to on the device: nothing is switched on here.
///
/// [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility)
nonisolated public enum UIAccessibility: Sendable {
  /// Whether texts are read aloud; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is used with switches; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether animations should be fewer; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing should be translucent; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts should be bold; false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors should be darker; false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether a fade is preferred to a movement; false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Notifies accessibility of a change; does nothing.
  public static func post(notification: Notification, argument: Any?) {}

  /// A change that accessibility is notified of.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt32
    /// Creates a change from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// There is another screen.
    public static let screenChanged = Self(rawValue: 1000)
    /// There are other contents.
    public static let layoutChanged = Self(rawValue: 1001)
    /// There is something to say.
    public static let announcement = Self(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }
}
