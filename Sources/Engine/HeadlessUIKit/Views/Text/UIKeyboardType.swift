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

/// A view that the user types into: a text field or a text view.
@MainActor
package protocol TextEntryView: UIView {
  /// The kind of keyboard that it needs.
  var keyboardType: UIKeyboardType { get }
  /// Whether it has a keyboard while it is the first responder.
  var takesKeyboard: Bool { get }
  /// Whether what is typed is hidden.
  var isSecureTextEntry: Bool { get }
  /// Why nothing can be typed into it now; nil if something can, unless the program refuses.
  var obstacleToTyping: String? { get }
  /// Types a text; returns the reason if it can't be done, else nil.
  func userTypes(_ text: String) -> String?
  /// Whether a text names it.
  func isCalled(_ text: String) -> Bool
}

extension UITextField: TextEntryView {
  package var takesKeyboard: Bool { true }
  package func isCalled(_ text: String) -> Bool { self.text == text || placeholder == text }
}

/// How the keyboard looks.
///
/// [UIKeyboardAppearance](https://developer.apple.com/documentation/uikit/uikeyboardappearance)
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
  /// The dark one.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of the Return key.
///
/// [UIReturnKeyType](https://developer.apple.com/documentation/uikit/uireturnkeytype)
nonisolated public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case next = 4
  case search = 6
  case send = 7
  case done = 9
}

/// Which letters become capitals while a text is entered.
///
/// [UITextAutocapitalizationType](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype)
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether mistakes are corrected while a text is entered.
///
/// [UITextAutocorrectionType](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype)
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether mistakes are marked while a text is entered.
///
/// [UITextSpellCheckingType](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype)
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// What is to be entered, for which the system has suggestions.
///
/// [UITextContentType](https://developer.apple.com/documentation/uikit/uitextcontenttype)
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name of the user's.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent to the user.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mails.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}
