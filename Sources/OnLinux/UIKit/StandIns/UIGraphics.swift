import Foundation
import HeadlessUIKit

/// The space of red, green and blue.
///
/// [CGColorSpaceCreateDeviceRGB](https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb())
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3) }

/// The space of greys.
///
/// [CGColorSpaceCreateDeviceGray](https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicegray())
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1) }

/// What is drawn into; nil outside of an image.
///
/// [UIGraphicsGetCurrentContext](https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext())
public func UIGraphicsGetCurrentContext() -> CGContext? {
  Stage.current.graphicsContexts.stack.last
}

/// Begins an image of a size in points.
///
/// [UIGraphicsBeginImageContext](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:))
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points; the scale isn't used.
///
/// [UIGraphicsBeginImageContextWithOptions](https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:))
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  Stage.current.noteStandIn(.drawing)
  Stage.current.graphicsContexts.stack.append(CGContext(size: size))
}

/// The image so far, of its size; nil outside of one.
///
/// [UIGraphicsGetImageFromCurrentImageContext](https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext())
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map {
    UIImage(name: "", size: $0.size, renderingMode: .automatic)
  }
}

/// Ends the image.
///
/// [UIGraphicsEndImageContext](https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext())
public func UIGraphicsEndImageContext() { _ = Stage.current.graphicsContexts.stack.popLast() }

/// Makes a context the one that is drawn into.
///
/// [UIGraphicsPushContext](https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:))
public func UIGraphicsPushContext(_ context: CGContext) {
  Stage.current.graphicsContexts.stack.append(context)
}

/// Ends that.
///
/// [UIGraphicsPopContext](https://developer.apple.com/documentation/uikit/uigraphicspopcontext())
public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }

/// Fills a rectangle; nothing is drawn.
///
/// [UIRectFill](https://developer.apple.com/documentation/uikit/uirectfill(_:))
public func UIRectFill(_ rect: CGRect) { Stage.current.noteStandIn(.drawing) }

/// Fills a rectangle, mixing colors; nothing is drawn.
///
/// [UIRectFillUsingBlendMode](https://developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:))
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  Stage.current.noteStandIn(.drawing)
}

/// Draws the lines of a rectangle; nothing is drawn.
///
/// [UIRectFrame](https://developer.apple.com/documentation/uikit/uirectframe(_:))
public func UIRectFrame(_ rect: CGRect) { Stage.current.noteStandIn(.drawing) }

/// Draws the lines of a rectangle, mixing colors; nothing is drawn.
///
/// [UIRectFrameUsingBlendMode](https://developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:))
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  Stage.current.noteStandIn(.drawing)
}

/// Restricts drawing to a rectangle; nothing is drawn.
///
/// [UIRectClip](https://developer.apple.com/documentation/uikit/uirectclip(_:))
public func UIRectClip(_ rect: CGRect) { Stage.current.noteStandIn(.drawing) }
