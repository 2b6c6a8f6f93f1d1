import Foundation

/// A view that shows a text, such as a label or a button.
package protocol TextShowing {
  /// The visible text; nil or empty if there is none.
  var shownText: String? { get }
}

/// A view that handles taps itself, such as a button.
package protocol UserTappable {
  /// Whether a tap does something.
  var mayBeTapped: Bool { get }
}

extension UIView {
  /// The description of it in a bar: its text, else its class in brackets.
  package var textInBar: String { (self as? any TextShowing)?.shownText ?? "[\(className)]" }
}
