import Foundation
import NavigationModel

/// Identifies a view of a transition.
///
/// [UITransitionContextViewKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey)
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
