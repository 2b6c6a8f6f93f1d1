import Foundation
import NavigationModel

/// The view that a stack or a tab bar controller adds to its own, below its bars, around the view of
/// a controller (D36); it leaves with the view in it.
final class UIViewControllerWrapperView: UIView {
  override var wrappedController: UIViewController? { inner.lazy.compactMap(\.controller).first }

  override func lostSubview() {
    if inner.isEmpty { detach() }
  }

  nonisolated deinit {}
}
