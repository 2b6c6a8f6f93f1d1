import Foundation
import NavigationModel

/// A color that is identified by its name; nothing is drawn.
///
/// [UIColor](https://developer.apple.com/documentation/uikit/uicolor)
nonisolated public final class UIColor: NSObject, Sendable {
  /// The name, `red`, or the components, `#ff0000ff`.
  public let name: String
  /// Finds the color for traits; nil for one that is always the same.
  private let provider: (@MainActor (UITraitCollection) -> UIColor)?

  init(_ name: String) {
    self.name = name
    provider = nil
    super.init()
  }

  /// Creates a color that a closure finds for traits.
  public init(dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor) {
    name = "dynamic"
    provider = dynamicProvider
    super.init()
  }

  /// The color for traits; itself if it is always the same.
  @preconcurrency @MainActor
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider else { return self }
    return HandlerCall.color.run(provider, with: traitCollection).resolvedColor(
      with: traitCollection)
  }

  /// Creates a color from a hue, a saturation and a brightness between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (hue, saturation) = (hue.boundedPart * 6, saturation.boundedPart)
    let chroma = brightness.boundedPart * saturation
    let rest = brightness.boundedPart - chroma
    let second = chroma * (1 - abs(hue.truncatingRemainder(dividingBy: 2) - 1))
    let parts: (CGFloat, CGFloat, CGFloat) =
      switch Int(hue) % 6 {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    self.init(
      red: parts.0 + rest, green: parts.1 + rest, blue: parts.2 + rest, alpha: alpha)
  }

  /// Creates a color from components between 0 and 1 of a display with more colors, taken as those
  /// of the usual one.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates the color of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.name) }

  /// Writes its components between 0 and 1; false, and nothing written, for a color that has only a
  /// name.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = ColorComponents(named: inCurrentTraits.name) else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Draws with it from now on; nothing is drawn.
  public func setFill() {}
  /// Draws lines with it from now on; nothing is drawn.
  public func setStroke() {}
  /// Draws with it from now on; nothing is drawn.
  public func set() {}

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

  /// The colour for Core Graphics; one that a closure finds is that of the current traits.
  public var cgColor: CGColor { CGColor(name: inCurrentTraits.name) }

  /// What its closure finds for the current traits, on the main actor; itself without a closure.
  package var inCurrentTraits: UIColor {
    guard provider != nil, MainActorThread.isCurrent else { return self }
    return MainActor.assumeIsolated { resolvedColor(with: .current) }
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor("\(name) \(alpha.boundedPart)")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || (provider == nil && other.provider == nil && other.name == name)
  }
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
  /// The system's lighter gray.
  public static let systemGray2 = UIColor("systemGray2")
  /// Lighter than that.
  public static let systemGray3 = UIColor("systemGray3")
  /// Lighter than that.
  public static let systemGray4 = UIColor("systemGray4")
  /// Lighter than that.
  public static let systemGray5 = UIColor("systemGray5")
  /// The lightest one.
  public static let systemGray6 = UIColor("systemGray6")
  /// The system's pink.
  public static let systemPink = UIColor("systemPink")
  /// The system's purple.
  public static let systemPurple = UIColor("systemPurple")
  /// The system's teal.
  public static let systemTeal = UIColor("systemTeal")
  /// The system's indigo.
  public static let systemIndigo = UIColor("systemIndigo")
  /// The system's mint.
  public static let systemMint = UIColor("systemMint")
  /// The system's cyan.
  public static let systemCyan = UIColor("systemCyan")
  /// The system's brown.
  public static let systemBrown = UIColor("systemBrown")
  /// The color of texts that are less important than those.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// The color of texts that are the least important.
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  /// The color of placeholders.
  public static let placeholderText = UIColor("placeholderText")
  /// The color of links.
  public static let link = UIColor("link")
  /// The color of thin lines through which nothing is seen.
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  /// The background of parts of parts of a screen.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  /// The background of parts of a grouped table.
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  /// The background of parts of those.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  /// The color of filled shapes.
  public static let systemFill = UIColor("systemFill")
  /// The color of larger shapes.
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  /// The color of what can be tapped.
  public static let tintColor = UIColor("tintColor")
  /// Dark text.
  public static let darkText = UIColor("darkText")
  /// Light text.
  public static let lightText = UIColor("lightText")

  /// The colors that have names.
  package static let all = [
    black, darkGray, gray, lightGray, white, red, green, blue, cyan, yellow, magenta, orange,
    purple,
    brown, clear, systemBackground, groupTableViewBackground, separator, label,
  ]
}
