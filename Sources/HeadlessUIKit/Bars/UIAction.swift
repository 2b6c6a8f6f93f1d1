import Foundation

/// A closure with a title, for a menu or a button.
///
/// [UIAction](https://developer.apple.com/documentation/uikit/uiaction)
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The title.
  open var title: String
  private let handler: Handler<UIAction>
  private var controls: [WeakControl] = []

  /// Creates an action that calls a handler.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = Handler(.action, handler)
    super.init()
  }

  func callHandler() { handler.run(self) }

  /// Registers a control that performs it from now on.
  func addControl(_ control: UIControl) {
    controls.removeAll { $0.control == nil }
    controls.append(WeakControl(control: control))
  }

  private struct WeakControl {
    weak var control: UIControl?
  }

  nonisolated deinit {}
}

extension UIAction: Retained {
  package var retainers: [AnyObject] { controls.compactMap(\.control) }
}
