#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// The type of a color literal, as Xcode writes it.
  ///
  /// [UIColor](https://developer.apple.com/documentation/uikit/uicolor)
  public typealias _ColorLiteralType = UIColor

  extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the color of a literal, from components between 0 and 1.
    nonisolated public convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }
#endif
