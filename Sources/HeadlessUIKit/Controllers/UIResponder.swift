import Foundation

/// An object that can respond to events; the root of the classes that are on the screen.
///
/// [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder)
open class UIResponder: NSObject {
  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether it performs an action; false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// A name for trees, timelines and tests; nil where none was given.
  package var objectName: String?
}
