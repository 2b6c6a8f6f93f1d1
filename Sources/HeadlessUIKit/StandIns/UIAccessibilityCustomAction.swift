import Foundation

/// Something that can be done with an element besides a tap; kept, no effect.
///
/// [UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction)
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What accessibility calls it.
  open var name: String
  /// The image of the action; kept, no effect.
  open var image: UIImage?
  /// The object that performs it; not retained.
  open weak var target: AnyObject?
  /// The method that performs it.
  open var selector: Selector?
  /// The closure that performs it; true if it has.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action that a method performs.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action that a method performs, with an image.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action that a closure performs.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  nonisolated deinit {}
}
