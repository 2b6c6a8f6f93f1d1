import Foundation

// Values that views are described with. They keep what tells them apart, and nothing is drawn.

/// A text that would be translated.
///
/// [LocalizedStringKey](https://developer.apple.com/documentation/swiftui/localizedstringkey)
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
  let text: String
  /// A text of a program.
  public init(_ value: String) { text = value }
  /// A text of a program.
  public init(stringLiteral value: String) { text = value }
}

/// A colour.
///
/// [Color](https://developer.apple.com/documentation/swiftui/color)
nonisolated public struct Color: Hashable, Sendable, View {
  private let name: String
  /// A colour of the program's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// A colour of UIKit's.
  @MainActor public init(_ color: UIColor) { name = "\(color)" }
  /// A colour of UIKit's.
  @MainActor public init(uiColor: UIColor) { name = "\(uiColor)" }
  /// A colour of its parts, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }
  /// A grey, from 0 to 1.
  public init(white: Double, opacity: Double = 1) { name = "\(white) \(opacity)" }
  /// The colour, less opaque.
  public func opacity(_ opacity: Double) -> Color { Color("\(name) \(opacity)") }
  /// The colour of that name.
  public static let accentColor = Color("accentColor")
  /// The colour of that name.
  public static let black = Color("black")
  /// The colour of that name.
  public static let blue = Color("blue")
  /// The colour of that name.
  public static let brown = Color("brown")
  /// The colour of that name.
  public static let clear = Color("clear")
  /// The colour of that name.
  public static let cyan = Color("cyan")
  /// The colour of that name.
  public static let gray = Color("gray")
  /// The colour of that name.
  public static let green = Color("green")
  /// The colour of that name.
  public static let indigo = Color("indigo")
  /// The colour of that name.
  public static let mint = Color("mint")
  /// The colour of that name.
  public static let orange = Color("orange")
  /// The colour of that name.
  public static let pink = Color("pink")
  /// The colour of that name.
  public static let primary = Color("primary")
  /// The colour of that name.
  public static let purple = Color("purple")
  /// The colour of that name.
  public static let red = Color("red")
  /// The colour of that name.
  public static let secondary = Color("secondary")
  /// The colour of that name.
  public static let teal = Color("teal")
  /// The colour of that name.
  public static let white = Color("white")
  /// The colour of that name.
  public static let yellow = Color("yellow")
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A font.
///
/// [Font](https://developer.apple.com/documentation/swiftui/font)
nonisolated public struct Font: Hashable, Sendable {
  private let name: String
  /// How heavy letters are.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The style of letters.
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  /// The system's font, in points.
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font(name: "system \(size) \(weight) \(design)") }
  /// A font of the program's, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(size)") }
  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { Font(name: "\(name) \(weight)") }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { Font(name: name + " italic") }
  /// The font of that style.
  public static let largeTitle = Font(name: "largeTitle")
  /// The font of that style.
  public static let title = Font(name: "title")
  /// The font of that style.
  public static let title2 = Font(name: "title2")
  /// The font of that style.
  public static let title3 = Font(name: "title3")
  /// The font of that style.
  public static let headline = Font(name: "headline")
  /// The font of that style.
  public static let subheadline = Font(name: "subheadline")
  /// The font of that style.
  public static let body = Font(name: "body")
  /// The font of that style.
  public static let callout = Font(name: "callout")
  /// The font of that style.
  public static let footnote = Font(name: "footnote")
  /// The font of that style.
  public static let caption = Font(name: "caption")
  /// The font of that style.
  public static let caption2 = Font(name: "caption2")
}

/// A picture.
///
/// [Image](https://developer.apple.com/documentation/swiftui/image)
nonisolated public struct Image: Equatable, Sendable, View {
  private let name: String
  /// A picture of the program's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// A picture of the system's.
  public init(systemName: String) { name = systemName }
  /// A picture of UIKit's.
  public init(uiImage: UIImage) { name = "\(ObjectIdentifier(uiImage))" }
  /// The picture, in the size of what is around it.
  public func resizable() -> Image { self }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Distances from the edges, in points.
///
/// [EdgeInsets](https://developer.apple.com/documentation/swiftui/edgeinsets)
nonisolated public struct EdgeInsets: Equatable, Sendable {
  /// The distances.
  public var top, leading, bottom, trailing: CGFloat
  /// Creates distances, zero without any.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// An edge.
///
/// [Edge](https://developer.apple.com/documentation/swiftui/edge)
nonisolated public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  /// Some edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates edges from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The left and the right edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Where views are in one across.
///
/// [HorizontalAlignment](https://developer.apple.com/documentation/swiftui/horizontalalignment)
nonisolated public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// Where views are in one up and down.
///
/// [VerticalAlignment](https://developer.apple.com/documentation/swiftui/verticalalignment)
nonisolated public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a view is in one that is larger.
///
/// [Alignment](https://developer.apple.com/documentation/swiftui/alignment)
nonisolated public enum Alignment: Sendable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom,
    bottomTrailing
}

/// A direction.
///
/// [Axis](https://developer.apple.com/documentation/swiftui/axis)
nonisolated public enum Axis: Sendable { case horizontal, vertical }

/// How a change would be animated.
///
/// [Animation](https://developer.apple.com/documentation/swiftui/animation)
nonisolated public struct Animation: Equatable, Sendable {
  private let name: String
  /// The usual one.
  public static let `default` = Animation(name: "default")
  /// The same speed all the time.
  public static let linear = Animation(name: "linear")
  /// Faster and faster.
  public static let easeIn = Animation(name: "easeIn")
  /// Slower and slower.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// The same speed for some seconds.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring") }
}

/// Makes changes; they would be animated.
///
/// [withAnimation(_:_:)](https://developer.apple.com/documentation/swiftui/withanimation(_:_:))
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// A message with buttons, as a view presents it; none is presented by SwiftUI here.
///
/// [Alert](https://developer.apple.com/documentation/swiftui/alert)
nonisolated public struct Alert {
  /// A button of a message.
  public struct Button {
    /// What is called; nothing taps it.
    public let action: (() -> Void)?
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(action: action)
    }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(action: action)
    }
    /// A button that cancels, in the system's words.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(action: action) }
    /// A button that destroys.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(action: action)
    }
  }

  /// The texts.
  public let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a message with a button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .cancel()]
  }

  /// Creates a message with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}
