import Foundation

/// A key of a keyboard with what it means.
///
/// [UIKey](https://developer.apple.com/documentation/uikit/uikey)
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that it types.
  public let characters: String
  /// The characters without other keys that are held.
  public let charactersIgnoringModifiers: String
  /// The other keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    // Keys without a character have names, as `UIKeyCommand` has.
    charactersIgnoringModifiers = characters.count == 1 ? characters.lowercased() : characters
    self.modifierFlags = modifierFlags
    super.init()
  }

  nonisolated deinit {}
}
