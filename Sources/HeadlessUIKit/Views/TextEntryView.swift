import Foundation

/// A view that the user types into: a text field or a text view.
@MainActor
package protocol TextEntryView: UIView {
  /// The kind of keyboard that it needs.
  var keyboardType: UIKeyboardType { get }
  /// Whether it has a keyboard while it is the first responder.
  var takesKeyboard: Bool { get }
  /// Whether what is typed is hidden.
  var isSecureTextEntry: Bool { get }
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

/// What in a text becomes a link.
///
/// [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes)
nonisolated public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages and mails.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Everything that can be found.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Where the lines of a text are; its values are kept.
///
/// [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer)
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size of the room for lines; kept, no effect.
  open var size: CGSize
  /// The space at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; kept, no effect.
  open var maximumNumberOfLines = 0
  /// How long lines are broken; kept, no effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether its width follows the view; kept, no effect.
  open var widthTracksTextView = true
  /// Whether its height follows the view; kept, no effect.
  open var heightTracksTextView = true
  /// The areas that lines avoid; kept, no effect.
  open var exclusionPaths: [UIBezierPath] = []

  /// Creates a container for lines.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  nonisolated deinit {}
}
