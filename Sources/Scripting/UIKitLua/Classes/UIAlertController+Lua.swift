import HeadlessUIKit
import Lua

extension UIAlertControllerSeverity: LuaEnumeration {}

extension UIAlertController.Style: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.alert, .actionSheet] }
}

extension ScriptWorld {
  var alertController: ClassDescriptor<UIAlertController> {
    ClassDescriptor(
      "UIAlertController", of: UIAlertController.self, extends: "UIViewController",
      receiver: "alert",
      summary: "A message with buttons above everything else; a tap dismisses it."
    )
    .initializer("title", "message", "preferredStyle") { arguments throws(LuaError) in
      UIAlertController(
        title: try arguments.read("title"), message: try arguments.read("message"),
        preferredStyle: try arguments.read("preferredStyle") ?? .actionSheet)
    }
    .children("actions") { [unowned self] (alert: UIAlertController, actions: [UIAlertAction]) in
      for action in actions { add(action, to: alert) }
    }
    .message()
    .preferredStyle()
    .actions()
    .preferredAction(owned: true)
    .severity()
    .textFields()
    .method("addAction", "action", summary: "Adds a button; at most one can be `cancel`.") {
      [unowned self] (alert: UIAlertController, action: UIAlertAction) -> Void in
      add(action, to: alert)
    }
    .method(
      "addTextField", "configuration",
      summary: "Adds a text field to an alert, and passes it to the function."
    ) {
      [unowned self] (alert: UIAlertController, configuration: LuaFunction?) throws(LuaError)
        -> Void in
      var added: UITextField?
      alert.addTextField { added = $0 }
      guard let added, let configuration else { return }
      try interpreter.call(configuration, [added])
    }
    .calling("configuration", ["field": UITextField.self])
  }

  private func add(_ action: UIAlertAction, to alert: UIAlertController) {
    let count = alert.actions.count
    alert.addAction(action)
    if alert.actions.count > count { interpreter.mirror(owner: alert, owns: action) }
  }
}
