import Foundation
import HeadlessUIKit

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

/// A layer with a change of colours; its values are kept, and nothing is drawn.
///
/// [CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer)
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where each of them is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first one is.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last one is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// Which parts of a layer's path count as inside.
///
/// [CAShapeLayerFillRule](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule)
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path runs around.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What the path runs around an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The form of the ends of a layer's line.
///
/// [CAShapeLayerLineCap](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap)
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It ends at the point.
  public static let butt = Self(rawValue: "butt")
  /// It ends in half a circle.
  public static let round = Self(rawValue: "round")
  /// It ends in half a square.
  public static let square = Self(rawValue: "square")
}

/// The form of the corners of a layer's line.
///
/// [CAShapeLayerLineJoin](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin)
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed corners.
  public static let miter = Self(rawValue: "miter")
  /// Round corners.
  public static let round = Self(rawValue: "round")
  /// Cut corners.
  public static let bevel = Self(rawValue: "bevel")
}
