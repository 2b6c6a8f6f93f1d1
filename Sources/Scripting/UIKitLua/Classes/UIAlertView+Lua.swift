import HeadlessUIKit
import Lua

extension UIAlertViewStyle: LuaEnumeration {}

extension UIAlertView: DelegateOwner, ScriptedOlderAlert {}

extension ScriptWorld {
  var alertView: ClassDescriptor<UIAlertView> {
    ClassDescriptor(
      "UIAlertView", of: UIAlertView.self, extends: "UIView", receiver: "alert",
      summary: "A message with buttons that shows itself; `UIAlertController` replaced it in iOS 8."
    )
    .initializer("cancelButtonTitle", "otherButtonTitles") { arguments throws(LuaError) in
      let alert = UIAlertView(frame: .zero)
      if let cancel: String = try arguments.read("cancelButtonTitle") {
        alert.cancelButtonIndex = alert.addButton(withTitle: cancel)
      }
      for title in try arguments.read("otherButtonTitles", as: [String]?.self) ?? [] {
        alert.addButton(withTitle: title)
      }
      return alert
    }
    .label("cancelButtonTitle", String.self, "The title of the button that cancels.")
    .label("otherButtonTitles", [String].self, "The titles of the other buttons.")
    .title()
    .message()
    .alertViewStyle()
    .buttons()
    .delegate(
      type: "UIAlertViewDelegate", summary: "Is notified of the tapped button.",
      as: ScriptedAlertViewDelegate.self, in: self
    ) { $0.delegate = $1 }
    .method("textField", "index", summary: "A field, from 0 at the top; nil if there is none.") {
      (alert: UIAlertView, index: Int) -> UITextField? in alert.textField(at: index)
    }
    .show()
  }
}

/// The delegate of an alert.
final class ScriptedAlertViewDelegate: ScriptedDelegate, UIAlertViewDelegate {}
