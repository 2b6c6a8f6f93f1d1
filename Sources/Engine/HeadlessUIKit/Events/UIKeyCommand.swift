import Foundation
import NavigationModel

/// A command that a key of a hardware keyboard performs (F115).
///
/// [UIKeyCommand](https://developer.apple.com/documentation/uikit/uikeycommand)
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character of the key, or one of the names for keys without one.
  open private(set) var input: String?
  /// The keys that are held meanwhile.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does with the key, such as typing (iOS 15); false.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector?, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Whether a key with others performs it.
  func matches(_ key: String, _ flags: UIKeyModifierFlags) -> Bool {
    input?.lowercased() == key.lowercased() && modifierFlags == flags
      && !attributes.contains(.disabled)
  }

  /// The arrow key up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The delete key.
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  nonisolated deinit {}
}

/// Keys that are held while another one is pressed.
///
/// [UIKeyModifierFlags](https://developer.apple.com/documentation/uikit/uikeymodifierflags)
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Creates flags from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
