extension UIView {
  /// How the tint color of a view is changed.
  ///
  /// [UIView.TintAdjustmentMode](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum)
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}
