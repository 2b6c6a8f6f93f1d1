import Foundation
import HeadlessUIKit

/// How a preview of a view is drawn; its values are kept.
///
/// [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters)
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @MainActor NSCopying {
  /// The part of the view that is seen; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The form of the shadow; nil for that of the view.
  open var shadowPath: UIBezierPath?
  /// The color behind it.
  open var backgroundColor: UIColor! = .systemBackground

  /// Creates parameters for a whole view.
  public required override init() { super.init() }

  /// Creates parameters for the lines of a text, whose rectangles are given.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects { path.append(UIBezierPath(rect: rect.rectValue)) }
    visiblePath = path
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
    copy.backgroundColor = backgroundColor
    return copy
  }

  nonisolated deinit {}
}
