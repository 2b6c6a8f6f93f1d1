import Foundation

/// Makes fonts follow the user's preferred size, which is the usual one here.
///
/// [UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics)
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of usual text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// A font in the user's preferred size: the same.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// A font in the user's preferred size, or in a largest one, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// A length in the user's preferred size, in points: the same.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
