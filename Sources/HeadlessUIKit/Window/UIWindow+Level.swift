import Foundation

extension UIWindow {
  /// The place of windows in front of or behind others.
  ///
  /// [UIWindow.Level](https://developer.apple.com/documentation/uikit/uiwindow/level)
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Its number; a higher one is in front.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of windows that set none.
    public static let normal = Level(rawValue: 0)  // F16
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)  // F16
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)  // F16

    /// Whether a level is behind another one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// The level that is that much further in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// The level that is that much further behind.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }
}
