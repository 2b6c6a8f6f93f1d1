import HeadlessUIKit
import Lua

/// An alert or an action sheet of before iOS 8: a list of buttons, each with an index.
protocol ScriptedOlderAlert: UIView {
  var isVisible: Bool { get }
  var numberOfButtons: Int { get }
  var cancelButtonIndex: Int { get set }
  var firstOtherButtonIndex: Int { get }
  func addButton(withTitle title: String?) -> Int
  func buttonTitle(at buttonIndex: Int) -> String?
  func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool)
}

extension ClassDescriptor where Object: ScriptedOlderAlert {
  /// Adds its buttons.
  func buttons() -> Self {
    property("isVisible", summary: "Whether it covers the window now.", get: { $0.isVisible })
      .property(
        "numberOfButtons", summary: "How many buttons it has.", get: { $0.numberOfButtons }
      )
      .property(
        "cancelButtonIndex", summary: "The index of the button that cancels; -1 for none.",
        get: { $0.cancelButtonIndex }, set: { $0.cancelButtonIndex = $1 }
      )
      .property(
        "firstOtherButtonIndex", summary: "The index of the first other button; -1 for none.",
        get: { $0.firstOtherButtonIndex }
      )
      .method("addButton", "title", summary: "Adds a button at the end and returns its index.") {
        (alert: Object, title: String?) -> Int in alert.addButton(withTitle: title)
      }
      .method("buttonTitle", "index", summary: "The title of a button; nil if there is none.") {
        (alert: Object, index: Int) -> String? in alert.buttonTitle(at: index)
      }
      .method(
        "dismiss", "buttonIndex", "animated",
        summary: "Dismisses it as a tap on a button does, without `clickedButton`."
      ) { (alert: Object, index: Int, animated: Bool) -> Void in
        alert.dismiss(withClickedButtonIndex: index, animated: animated)
      }
  }
}
