import Foundation

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
