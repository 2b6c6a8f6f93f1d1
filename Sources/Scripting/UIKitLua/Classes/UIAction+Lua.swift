import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// An action of a button or control.
  var action: ClassDescriptor<UIAction> {
    ClassDescriptor(
      "UIAction", of: UIAction.self, extends: "UIMenuElement", receiver: "action",
      summary: "A title, and a function that buttons, controls and menus call."
    )
    .initializer("title", "attributes", "state") { [unowned self] arguments throws(LuaError) in
      let title: String? = try arguments.read("title")
      let attributes: [MenuAttribute]? = try arguments.read("attributes")
      let state: UIMenuElement.State? = try arguments.read("state")
      return UIAction(
        title: title ?? "", attributes: UIMenuElement.Attributes(attributes ?? []),
        state: state ?? .off
      ) { [weak self] in self?.runHandler(of: $0) }
    }
    .stringShorthand("title")
    .title("The title of a button created with it.")
    .property(
      "image", summary: "The name of its picture; nil for none.", get: { $0.image?.name },
      set: { (action: UIAction, name: String?) in
        action.image = name.flatMap(UIImage.init(named:))
      }
    )
    .property(
      "attributes", summary: "What it looks like in a menu, and allows there.",
      get: { $0.attributes.names },
      set: { $0.attributes = UIMenuElement.Attributes($1) }
    )
    .state()
    .property(
      "sender", summary: "The control or item that performs it; nil at other times.",
      get: { [unowned self] action -> LuaValue in
        (action.sender as? any LuaObject).map(interpreter.value) ?? .nil
      }
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
