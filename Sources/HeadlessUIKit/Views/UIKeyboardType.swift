import Foundation

/// The type of keyboard.
///
/// [UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype)
nonisolated public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8

  /// Whether it has a key for a character; Return and Delete are `\n` and `\b` (B92).
  package func offers(_ key: Character) -> Bool {
    switch self {
    case .numberPad: key.isDigit || key == "\u{8}"
    case .phonePad: key.isDigit || "+*#".contains(key) || key == "\u{8}"
    case .decimalPad: key.isDigit || key == "." || key == "\u{8}"
    default: true
    }
  }
}
