import Foundation

/// A layer in the form of a path; its values are kept, and nothing is drawn.
///
/// [CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer)
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Its form; kept, no effect.
  open var path: CGPath?
  /// The colour that fills it; kept, no effect.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The colour of its line; kept, no effect.
  open var strokeColor: CGColor?
  /// The width of its line, in points; kept, no effect.
  open var lineWidth: CGFloat = 1
  /// Where its line begins, from 0 to 1; kept, no effect.
  open var strokeStart: CGFloat = 0
  /// Where its line ends, from 0 to 1; kept, no effect.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points; kept, no effect.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin, in points; kept, no effect.
  open var lineDashPhase: CGFloat = 0
  /// The form of the ends of its line; kept, no effect.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the corners of its line; kept, no effect.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Which parts count as inside; kept, no effect.
  open var fillRule = CAShapeLayerFillRule.nonZero

  nonisolated deinit {}
}
