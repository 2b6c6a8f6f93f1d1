import Foundation

/// What accessibility is set to on the device: nothing is switched on here.
///
/// [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility)
nonisolated public enum UIAccessibility: Sendable {
  /// Whether texts are read aloud; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is used with switches; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether animations should be fewer; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing should be translucent; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts should be bold; false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors should be darker; false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether a fade is preferred to a movement; false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Notifies accessibility of a change; does nothing.
  public static func post(notification: Notification, argument: Any?) {}

  /// A change that accessibility is notified of.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt32
    /// Creates a change from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// There is another screen.
    public static let screenChanged = Self(rawValue: 1000)
    /// There are other contents.
    public static let layoutChanged = Self(rawValue: 1001)
    /// There is something to say.
    public static let announcement = Self(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }
}

/// Something that can be done with an element besides a tap; kept, no effect.
///
/// [UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction)
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What accessibility calls it.
  open var name: String
  /// The image of the action; kept, no effect.
  open var image: UIImage?
  /// The object that performs it; not retained.
  open weak var target: AnyObject?
  /// The method that performs it.
  open var selector: Selector?
  /// The closure that performs it; true if it has.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action that a method performs.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action that a method performs, with an image.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action that a closure performs.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  nonisolated deinit {}
}

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
