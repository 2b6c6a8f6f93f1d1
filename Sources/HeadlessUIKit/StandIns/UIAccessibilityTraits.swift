/// What an element is for accessibility.
///
/// [UIAccessibilityTraits](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits)
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates traits from raw bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// It plays a sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// A text that stays as it is.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The summary of a screen.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It can't be used now.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It begins to play something.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// A value that can be adjusted.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// It takes gestures itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns a page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
}
