import Foundation

/// A bar that shows how much is done.
///
/// [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview)
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How much is done, from 0 to 1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// The style of the bar; kept, no effect.
  open var progressViewStyle = Style.default
  /// The color of what is done; kept, no effect.
  open var progressTintColor: UIColor?
  /// The color of what is left; kept, no effect.
  open var trackTintColor: UIColor?
  /// What it follows; kept, no effect.
  open var observedProgress: Progress?

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how much is done; nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The style of a bar.
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }
}
