import Foundation

/// How a renderer draws; its values are kept.
///
/// [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat)
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels a point has; kept, no effect.
  open var scale: CGFloat = 1
  /// Whether nothing behind the image is seen; kept, no effect.
  open var opaque = false
  /// The bounds of what is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for images.
  public required override init() { super.init() }

  /// The format for the screen.
  open class func `default`() -> Self { Self() }
  /// The format for the screen.
  open class func preferred() -> Self { Self() }

  nonisolated deinit {}
}
