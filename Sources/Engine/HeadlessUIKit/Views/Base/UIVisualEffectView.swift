import Foundation

/// A view with an effect behind its contents; the effect isn't drawn.
///
/// Subviews are added to `contentView`.
/// [UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview)
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is drawn behind the contents; kept, no effect.
  open var effect: UIVisualEffect?
  /// Contains its subviews; as large as itself.
  open private(set) var contentView = UIView(frame: .zero)

  /// Creates a view of zero size with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContents()
  }

  /// Creates a view with a frame, without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContents()
  }

  /// Creates a view of zero size; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContents()
  }

  private func addContents() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  nonisolated deinit {}
}
