import Foundation

/// A part of what is searched for, shown in front of the text (iOS 13).
///
/// [UISearchToken](https://developer.apple.com/documentation/uikit/uisearchtoken)
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// What the program means by it; nil by default.
  open var representedObject: Any?
  /// Its text.
  package let text: String
  /// Its icon; nothing is drawn.
  package let icon: UIImage?

  /// Creates a token with a text, and an icon if it has one.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  nonisolated deinit {}
}
