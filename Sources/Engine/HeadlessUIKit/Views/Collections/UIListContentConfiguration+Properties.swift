import Foundation

extension UIListContentConfiguration {
  /// How a text of a row looks.
  ///
  /// [UIListContentConfiguration.TextProperties](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct)
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font; kept, no effect.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color of the text; kept, no effect.
    public var color = UIColor.label
    /// Where the text is in its line; kept, no effect.
    public var alignment = TextAlignment.natural
    /// What happens to a text that is too long; kept, no effect.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines it may have; 0 for any, kept, no effect.
    public var numberOfLines = 0
    /// Whether a font shrinks to fit its line; kept, no effect.
    public var adjustsFontSizeToFitWidth = false
    /// How much the font may shrink; kept, no effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size that the user has chosen; kept, no effect.
    public var adjustsFontForContentSizeCategory = true

    init() {}

    /// Where a text is in its line.
    ///
    /// [TextAlignment](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/textalignment-swift.enum)
    nonisolated public enum TextAlignment: Int, Sendable {
      /// At the edge where a line begins.
      case natural
      /// In the middle of its line.
      case center
      /// At both edges of its line.
      case justified
    }
  }

  /// How the picture of a row looks.
  ///
  /// [UIListContentConfiguration.ImageProperties](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct)
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The color of a template; nil for that of the view, kept, no effect.
    public var tintColor: UIColor?
    /// How round its corners are, in points; kept, no effect.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any, kept, no effect.
    public var maximumSize = CGSize.zero
    /// The room that it has at least, in points; zero for its own size, kept, no effect.
    public var reservedLayoutSize = CGSize.zero

    init() {}
  }
}
