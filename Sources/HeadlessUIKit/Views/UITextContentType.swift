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
