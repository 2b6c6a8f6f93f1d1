import Foundation

/// How strongly a layout wants something.
///
/// [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority)
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The strength, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to be so.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists being made smaller than its contents.
  public static let defaultHigh = UILayoutPriority(750)
  /// The strength of a drag that may resize a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The strength of the size of a window.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The strength of a drag that may not resize a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a button resists being made larger than its contents.
  public static let defaultLow = UILayoutPriority(250)
  /// The strength with which a size is fitted.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

nonisolated extension UILayoutPriority: Comparable {
  /// Whether one is weaker than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
