import Foundation

/// A font that is identified by its name and size; nothing is drawn.
///
/// [UIFont](https://developer.apple.com/documentation/uikit/uifont)
nonisolated public final class UIFont: NSObject, Sendable {
  /// The name.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// How strong it is.
  package let weight: Weight

  package init(_ name: String, _ size: CGFloat, _ weight: Weight = .regular) {
    (fontName, pointSize, self.weight) = (name, size, weight)
    super.init()
  }

  /// Creates a font with a name; every name is accepted, there are no fonts here.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName, fontSize)
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(".SFUI", fontSize) }

  /// The system's font with a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI", fontSize, weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI", fontSize, .bold)
  }

  /// The system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Italic", fontSize)
  }

  /// The system's font whose characters have the same width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUIMono", fontSize, weight)
  }

  /// The system's font whose digits have the same width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI", fontSize, weight)
  }

  /// The font of a kind of text, in its usual size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(".SFUI", style.size, style == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

  /// The name of its family.
  public var familyName: String { fontName }
  /// How high a line is, in points; 1.2 times the size.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  /// How high its capitals are, in points.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// How high it is above the line, in points.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// How far it is below the line, in points.
  public var descender: CGFloat { pointSize * -0.25 }
  /// The size of text in a label, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text in a button, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of other text of the system, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text of the system, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize && other.weight == weight
  }

  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

nonisolated extension UIFont {
  /// How strong a font is.
  ///
  /// [UIFont.Weight](https://developer.apple.com/documentation/uikit/uifont/weight)
  nonisolated public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The strength, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest one.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thinner than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Stronger than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Weaker than bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Stronger than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The strongest one.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A kind of text.
  ///
  /// [UIFont.TextStyle](https://developer.apple.com/documentation/uikit/uifont/textstyle)
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What is below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text to be read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What is pointed out.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note below text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What is said about a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The same, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size of text in that style, in points, as people haven't changed it.
    var size: CGFloat {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15,
        .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }
}

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
