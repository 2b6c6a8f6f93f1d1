import Foundation
import HeadlessUIKit

/// What a renderer draws into.
///
/// [UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext)
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// What the program draws with.
  open private(set) var cgContext: CGContext
  /// How it is drawn.
  open private(set) var format: UIGraphicsImageRendererFormat
  /// The image so far, of its size.
  open var currentImage: UIImage {
    UIImage(name: "", size: cgContext.size, renderingMode: .automatic)
  }

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle; nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Fills a rectangle, mixing colors; nothing is drawn.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws the lines of a rectangle; nothing is drawn.
  open func stroke(_ rect: CGRect) {}
  /// Restricts drawing to a rectangle; nothing is drawn.
  open func clip(to rect: CGRect) {}

  nonisolated deinit {}
}
