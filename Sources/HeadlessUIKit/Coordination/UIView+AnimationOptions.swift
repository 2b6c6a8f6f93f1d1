import Foundation
import NavigationModel

extension UIView {
  /// Options for an animation; they have no effect here, because nothing is drawn.
  ///
  /// [UIView.AnimationOptions](https://developer.apple.com/documentation/uikit/uiview/animationoptions)
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
