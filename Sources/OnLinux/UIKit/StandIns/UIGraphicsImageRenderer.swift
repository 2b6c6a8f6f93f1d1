import Foundation
import HeadlessUIKit

/// Calls a program that draws an image; the image has the size, and nothing is drawn.
///
/// [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer)
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// How it draws.
  open private(set) var format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of some bounds, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of some bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Calls the actions, and returns an image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Stage.current.noteStandIn(.drawing)
    let context = CGContext(size: format.bounds.size)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    HandlerCall.drawing.run(actions, with: UIGraphicsImageRendererContext(context, format))
    return UIImage(name: "", size: format.bounds.size, renderingMode: .automatic)
  }

  /// Calls the actions; the data is empty, as nothing is drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Calls the actions; the data is empty, as nothing is drawn.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }

  nonisolated deinit {}
}

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
