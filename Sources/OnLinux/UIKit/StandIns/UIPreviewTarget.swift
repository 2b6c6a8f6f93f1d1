import Foundation
import HeadlessUIKit

/// Where a preview is; its values are kept.
///
/// [UIPreviewTarget](https://developer.apple.com/documentation/uikit/uipreviewtarget)
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @MainActor NSCopying {
  /// The view that it is in.
  open private(set) var container: UIView
  /// Its middle, in points of that view.
  open private(set) var center: CGPoint
  /// How it is transformed.
  open private(set) var transform: CGAffineTransform

  /// Creates a place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a place in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated deinit {}
}
