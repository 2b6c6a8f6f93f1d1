import Foundation

/// A view that is a text to the reader, such as a label or a button.
package protocol TextShowing {
  /// The text that is seen; nil or empty where there is none.
  var shownText: String? { get }
}

/// A view that handles taps itself, such as a button.
package protocol UserTappable {
  /// Whether a tap does something.
  var mayBeTapped: Bool { get }
  /// What a person's tap does.
  func userTaps()
}
