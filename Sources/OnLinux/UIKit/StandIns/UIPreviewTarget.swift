import Foundation
import HeadlessUIKit

/// Where a preview is; its values are kept.
///
/// [UIPreviewTarget](https://developer.apple.com/documentation/uikit/uipreviewtarget)
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @MainActor NSCopying {
  /// The view that it is in.
  public let container: UIView
  /// Its middle, in points of that view.
  public let center: CGPoint
  /// How it is transformed.
  public let transform: CGAffineTransform

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
