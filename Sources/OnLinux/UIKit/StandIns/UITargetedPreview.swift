import Foundation
import HeadlessUIKit

/// A preview of a view; its values are kept.
///
/// [UITargetedPreview](https://developer.apple.com/documentation/uikit/uitargetedpreview)
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @MainActor NSCopying {
  /// Where it is.
  open private(set) var target: UIPreviewTarget
  /// What it shows.
  open private(set) var view: UIView
  /// How it is drawn.
  open private(set) var parameters: UIPreviewParameters
  /// Its size, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view where the view is; raises for one without a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    precondition(view.window != nil, "UITargetedPreview requires that the view is in a window")
    let container = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: container, center: CGPoint(x: view.frame.midX, y: view.frame.midY)))
  }

  /// Creates a preview of a view where the view is; raises for one without a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated deinit {}
}
