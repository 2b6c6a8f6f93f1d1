/// Identifies a controller of a transition.
///
/// [UITransitionContextViewControllerKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey)
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
