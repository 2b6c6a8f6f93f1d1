import Foundation

nonisolated extension UILayoutPriority: Comparable {
  /// Whether one is weaker than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
