import Foundation
import NavigationModel

/// A view that shows a text.
///
/// [UILabel](https://developer.apple.com/documentation/uikit/uilabel)
@preconcurrency @MainActor
open class UILabel: UIView, TextShowing {
  /// The text; nil by default.
  open var text: String? {
    didSet {
      attributed = nil
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The text with attributes, which aren't drawn; nil by default.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  /// The font; the system's in 17 points by default, and where it is set to nil.
  open var font: UIFont! {
    get { ownFont }
    set { ownFont = newValue ?? UIFont.systemFont(ofSize: 17) }
  }
  private var ownFont = UIFont.systemFont(ofSize: 17)
  /// How long texts are cut off; kept, no effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font becomes smaller where there is too little room; kept, no effect.
  open var adjustsFontSizeToFitWidth = false
  /// By how much at most; kept, no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's preferred size; kept, no effect.
  open var adjustsFontForContentSizeCategory = false
  /// Where a text that has become smaller is; kept, no effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before the text is cut off; kept, no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// The width in which its lines are broken where constraints decide its size; kept, no effect.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The color of its shadow; kept, no effect.
  open var shadowColor: UIColor?
  /// How far its shadow is away; kept, no effect.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The color of the text while it is highlighted; kept, no effect.
  open var highlightedTextColor: UIColor?
  /// Whether it is drawn as being touched.
  open var isHighlighted = false
  /// The color of the text.
  open var textColor: UIColor! = .label
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

  /// The size of the text on one line.
  open override var intrinsicContentSize: CGSize { Self.size(of: text ?? "", ownFont) }

  /// The size of the text on one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { askedIntrinsicContentSize }

  /// Its height in a width: lines are broken between words, as many as it may have.
  func height(inWidth width: CGFloat) -> CGFloat {
    let whole = askedIntrinsicContentSize
    guard numberOfLines != 1, width > 0, whole.width > width else { return whole.height }
    var lines = 1
    var line = ""
    for word in (text ?? "").split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || Self.size(of: longer, ownFont).width <= width {
        line = longer
      } else {
        (lines, line) = (lines + 1, String(word))
      }
    }
    if numberOfLines > 0 { lines = min(lines, numberOfLines) }
    return CGFloat(lines) * whole.height
  }

  /// The room that its text takes in a rectangle, with at most some lines; 0 is as many as needed.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = MeasuredText(text ?? "", ownFont).size(
      within: numberOfLines == 1 ? nil : bounds.width)
    let most = numberOfLines > 0 ? CGFloat(numberOfLines) * ownFont.lineHeight : bounds.height
    let height = min(size.height, most, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: min(size.width, bounds.width),
      height: text?.isEmpty == false ? height : 0)
  }

  /// Draws its text in a rectangle; nothing is drawn, and it isn't called.
  open func drawText(in rect: CGRect) {}

  /// The size of a text on one line.
  static func size(of text: String, _ font: UIFont) -> CGSize {
    let isBold = font.weight.rawValue >= UIFont.Weight.semibold.rawValue
    let width = TextWidth.of(text, size: Double(font.pointSize), isBold: isBold)
    return text.isEmpty ? .zero : CGSize(width: width.rounded(.up), height: Double(font.lineHeight))
  }

  package var shownText: String? { text }
}

/// Where a text is whose font has become smaller to fit.
///
/// [UIBaselineAdjustment](https://developer.apple.com/documentation/uikit/uibaselineadjustment)
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}
