import Foundation
import NavigationModel

/// Something that a view lets the user do, besides its own touches.
///
/// [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction)
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to; nil for none.
  var view: UIView? { get }
  /// Called before it is added to a view, or removed from one, which is nil.
  func willMove(to view: UIView?)
  /// Called when it was added to a view, or removed from one, which is nil.
  func didMove(to view: UIView?)
}
