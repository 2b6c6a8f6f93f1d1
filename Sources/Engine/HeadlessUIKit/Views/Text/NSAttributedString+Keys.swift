import Foundation

// The keys that UIKit adds to those of Foundation.
nonisolated extension NSAttributedString.Key {
  /// The font of a text, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// How lines are broken and aligned.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of a text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind a text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The space between characters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The line below a text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of that line.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through a text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of outlines.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of outlines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of a text.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// What stands in the place of a character.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// What a tap opens.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far a text is above its line, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// The alignment of a text between the left and the right edge.
///
/// [NSTextAlignment](https://developer.apple.com/documentation/uikit/nstextalignment)
nonisolated public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}
