import Foundation
import HeadlessUIKit

// Operators are only found where their module is imported as a whole, so UIKit's stand here.
extension UIWindow.Level {
  /// The level that is that much further in front.
  nonisolated public static func + (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: left.rawValue + right)
  }

  /// The level that is that much further behind.
  nonisolated public static func - (left: UIWindow.Level, right: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: left.rawValue - right)
  }
}

extension UILayoutPriority {
  /// A priority that is so much stronger.
  nonisolated public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: left.rawValue + right)
  }

  /// A priority that is so much weaker.
  nonisolated public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: left.rawValue - right)
  }
}
