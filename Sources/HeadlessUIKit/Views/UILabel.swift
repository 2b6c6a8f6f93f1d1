import Foundation

/// A view that shows a text.
///
/// [UILabel](https://developer.apple.com/documentation/uikit/uilabel)
open class UILabel: UIView, TextShowing {
  /// The text; nil at first.
  open var text: String?
  /// The colour of the text.
  open var textColor: UIColor = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there are at most; 0 is as many as needed, 1 at first.
  open var numberOfLines = 1
  /// Whether the text is drawn as usual; true at first.
  open var isEnabled = true

  /// A label with a frame in points; a person's touches go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without extent; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  package var shownText: String? { text }
}

/// Where a text stands between the left and the right edge.
///
/// [NSTextAlignment](https://developer.apple.com/documentation/uikit/nstextalignment)
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}
