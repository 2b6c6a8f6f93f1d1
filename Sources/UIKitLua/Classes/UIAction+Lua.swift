import HeadlessUIKit
import Lua

extension UIAction: LuaObject {}

extension ScriptWorld {
  /// An action of a button or control.
  var action: ClassDescriptor<UIAction> {
    ClassDescriptor(
      "UIAction", of: UIAction.self, receiver: "action",
      summary: "A title, and a function that buttons and controls call."
    )
    .initializer("title") { [unowned self] arguments throws(LuaError) in
      UIAction(title: try arguments.read("title") ?? "") { [weak self] in self?.runHandler(of: $0) }
    }
    .stringShorthand("title")
    .property(
      "title", summary: "The title of a button created with it.", get: { $0.title },
      set: { $0.title = $1 }
    )
    .slot(
      "handler", type: "function", taking: LuaValue.functions,
      summary: "The function called when it is performed."
    )
    .typed(nil, .function([LuaType.Component("action", UIAction.luaDescription)], returns: []))
    .description { action in "UIAction \"\(action.title)\"" }
  }

  private func runHandler(of action: UIAction) {
    callBack("the handler of \(action.title)") { () throws(LuaError) in
      try interpreter.callSlot(of: action, "handler", action)
    }
  }
}
