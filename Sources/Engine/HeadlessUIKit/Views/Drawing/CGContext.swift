import Foundation

/// What a program draws into; it is kept nowhere, as nothing is drawn.
///
/// [CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext)
nonisolated public final class CGContext {
  /// The size of the image, in points.
  package let size: CGSize
  /// How many transformations are saved.
  private var saved: [CGAffineTransform] = []
  /// The transformation of what is drawn.
  public private(set) var ctm = CGAffineTransform.identity

  package init(size: CGSize) { self.size = size }

  /// Saves the state, to be restored later.
  public func saveGState() { saved.append(ctm) }
  /// Restores the state that was saved last.
  public func restoreGState() { saved.popLast().map { ctm = $0 } }
  /// Moves what is drawn afterwards.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Scales what is drawn afterwards.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Turns what is drawn afterwards, by an angle in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms what is drawn afterwards.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  /// Sets the color of areas; nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the color of lines; nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines; nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the ends of lines; nothing is drawn.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the joins of lines; nothing is drawn.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets how opaque everything is; nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets how colors are mixed; nothing is drawn.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a shadow; nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Begins a path; nothing is drawn.
  public func beginPath() {}
  /// Closes the path; nothing is drawn.
  public func closePath() {}
  /// Moves to a point; nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Adds a line to the path; nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Adds a part of a circle to the path; nothing is drawn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Adds a rectangle to the path; nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Adds an oval to the path; nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Adds another path; nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Fills the path; nothing is drawn.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Draws the path's lines; nothing is drawn.
  public func strokePath() {}
  /// Fills a rectangle; nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Draws the lines of a rectangle; nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Fills an oval; nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the line of an oval; nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Makes a rectangle transparent; nothing is drawn.
  public func clear(_ rect: CGRect) {}
  /// Restricts drawing to the path; nothing is drawn.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Restricts drawing to a rectangle; nothing is drawn.
  public func clip(to rect: CGRect) {}
  /// Draws a gradient along a line; nothing is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws a gradient between circles; nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}

/// The images that the program is drawing, the innermost last.
package final class GraphicsContexts {
  package var stack: [CGContext] = []

  nonisolated deinit {}
}

/// How a color is mixed with what is behind it.
///
/// [CGBlendMode](https://developer.apple.com/documentation/coregraphics/cgblendmode)
nonisolated public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
}

/// Colors that change into each other; its values are kept.
///
/// [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient)
nonisolated public final class CGGradient {
  /// The colors, from the start to the end.
  package let colors: [Any]

  /// Creates a gradient between colors; nil for none.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
  }
}

/// Where a gradient continues.
///
/// [CGGradientDrawingOptions](https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions)
nonisolated public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
