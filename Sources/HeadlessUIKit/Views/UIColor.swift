import Foundation
import NavigationModel

/// A color that is identified by its name; nothing is drawn.
///
/// [UIColor](https://developer.apple.com/documentation/uikit/uicolor)
nonisolated public final class UIColor: NSObject, Sendable {
  /// The name, `red`, or the components, `#ff0000ff`.
  public let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  /// Creates a color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let digits = [red, green, blue, alpha].map { component in
      let byte = String(Int((component.boundedPart * 255).rounded()), radix: 16)
      return byte.count == 1 ? "0" + byte : byte
    }
    self.init("#" + digits.joined())
  }

  /// Creates a gray between 0, black, and 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color with a name; every name is accepted, there are no asset catalogs here.
  public convenience init?(named name: String) { self.init(name) }

  /// The colour for Core Graphics.
  public var cgColor: CGColor { CGColor(name: name) }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor("\(name) \(alpha.boundedPart)")
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  public override var hash: Int { name.hashValue }
  public override var description: String { name }

  /// Black.
  public static let black = UIColor("black")
  /// Dark gray.
  public static let darkGray = UIColor("darkGray")
  /// Gray.
  public static let gray = UIColor("gray")
  /// Light gray.
  public static let lightGray = UIColor("lightGray")
  /// White.
  public static let white = UIColor("white")
  /// Red.
  public static let red = UIColor("red")
  /// Green.
  public static let green = UIColor("green")
  /// Blue.
  public static let blue = UIColor("blue")
  /// Cyan.
  public static let cyan = UIColor("cyan")
  /// Yellow.
  public static let yellow = UIColor("yellow")
  /// Magenta.
  public static let magenta = UIColor("magenta")
  /// Orange.
  public static let orange = UIColor("orange")
  /// Purple.
  public static let purple = UIColor("purple")
  /// Brown.
  public static let brown = UIColor("brown")
  /// No color: what is behind it is visible.
  public static let clear = UIColor("clear")
  /// The background of a screen.
  public static let systemBackground = UIColor("systemBackground")
  /// The background of a grouped table.
  public static let groupTableViewBackground = UIColor("groupTableViewBackground")
  /// The color of thin lines between contents.
  public static let separator = UIColor("separator")
  /// The color of texts.
  public static let label = UIColor("label")
  /// The color of texts that are less important.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The background of parts of a screen.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// The background of a grouped table, on new releases.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// The system's blue, in which what can be tapped is drawn.
  public static let systemBlue = UIColor("systemBlue")
  /// The system's red.
  public static let systemRed = UIColor("systemRed")
  /// The system's green.
  public static let systemGreen = UIColor("systemGreen")
  /// The system's orange.
  public static let systemOrange = UIColor("systemOrange")
  /// The system's yellow.
  public static let systemYellow = UIColor("systemYellow")
  /// The system's gray.
  public static let systemGray = UIColor("systemGray")

  /// The colors that have names.
  package static let all = [
    black, darkGray, gray, lightGray, white, red, green, blue, cyan, yellow, magenta, orange,
    purple,
    brown, clear, systemBackground, groupTableViewBackground, separator, label,
  ]
}
