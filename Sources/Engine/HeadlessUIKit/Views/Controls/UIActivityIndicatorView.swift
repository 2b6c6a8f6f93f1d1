import Foundation

/// A view that shows that something is being done.
///
/// [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview)
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is; kept, no effect.
  open var style: Style
  /// Its color; kept, no effect.
  open var color: UIColor! = .gray
  /// Whether it is hidden while it stands still; true by default.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Creates an indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    updateVisibility()
  }

  /// Creates an indicator with a frame in points that stands still.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    updateVisibility()
  }

  /// Creates an indicator that stands still; the coder is not read.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    updateVisibility()
  }

  /// Lets it turn, and be seen.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Lets it stand still.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  /// Its size follows from its style.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  private func updateVisibility() { if hidesWhenStopped { isHidden = !isAnimating } }

  /// How large an indicator is.
  nonisolated public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// The large one in white.
    case whiteLarge = 0
    /// The small one in white.
    case white = 1
    /// The small one in grey.
    case gray = 2

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }
}
