import Foundation
import HeadlessUIKit

/// A view for whose class values can be set: those of bars apply to all of them, other values are kept.
///
/// [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance)
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that stands for all of the class.
  static func appearance() -> Self
  /// The object that stands for all of the class in some containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
}

extension UIView: UIAppearance {
  /// The object that stands for all views of the class; what is set on it is kept, and applies to bars
  /// only.
  @_disfavoredOverload  // Bars have one that applies to them.
  public class func appearance() -> Self { keptAppearance() }

  /// The object that stands for all views of the class in some containers; what is set on it is kept,
  /// and applies to bars only.
  @_disfavoredOverload
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { keptAppearance() }
}
