import HeadlessUIKit
import Lua

extension UIAlertAction: LuaObject {}

extension UIAlertAction.Style: LuaEnumeration {}

extension ScriptWorld {
  var alertAction: ClassDescriptor<UIAlertAction> {
    ClassDescriptor(
      "UIAlertAction", of: UIAlertAction.self, receiver: "action", summary: "A button of an alert."
    )
    .initializer("title", "style") { arguments throws(LuaError) in
      UIAlertAction(
        title: try arguments.read("title"), style: try arguments.read("style") ?? .default)
    }
    .stringShorthand("title")
    .title("The text on the button; set when it is created.")
    .style("The meaning of the button; set when it is created.")
    .isEnabled()
    .slot(
      "handler", type: "function", taking: LuaValue.functions,
      summary: "Runs when the alert has been dismissed."
    ) { [unowned self] action, isNil in
      action.handler = isNil ? nil : { [weak self] in self?.runHandler(of: $0) }
    }
    .typed(nil, .function([LuaType.Component("action", UIAlertAction.luaDescription)], returns: []))
    .description { action in "UIAlertAction \"\(action.title ?? "")\"" }
  }

  private func runHandler(of action: UIAlertAction) {
    callBack("the handler of \(action.title ?? "an action")") { () throws(LuaError) in
      try interpreter.callSlot(of: action, "handler", action)
    }
  }
}
