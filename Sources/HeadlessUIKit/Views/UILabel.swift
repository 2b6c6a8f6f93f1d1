import Foundation

/// A view that shows a text.
///
/// [UILabel](https://developer.apple.com/documentation/uikit/uilabel)
@preconcurrency @MainActor
open class UILabel: UIView, TextShowing {
  /// The text; nil by default.
  open var text: String?
  /// The color of the text.
  open var textColor: UIColor = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 is as many as needed, 1 by default.
  open var numberOfLines = 1
  /// Whether the text is drawn as enabled; true by default.
  open var isEnabled = true

  /// Creates a label with a frame in points; the user's touches pass through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  package var shownText: String? { text }
}
