import HeadlessUIKit
import Lua

extension ScriptWorld {
  var command: ClassDescriptor<UICommand> {
    ClassDescriptor(
      "UICommand", of: UICommand.self, extends: "UIMenuElement", receiver: "command",
      summary: "An entry of a menu whose action is sent along the responder chain."
    )
    .initializer("title") { [unowned self] arguments throws(LuaError) in
      let made = UICommand(title: try arguments.read("title") ?? "", action: nil)
      connect(made)
      return made
    }
    .state()
    .property(
      "attributes", summary: "What it looks like in a menu, and allows there.",
      get: { $0.attributes.names }, set: { $0.attributes = UIMenuElement.Attributes($1) }
    )
    .slot(
      "action", type: "string or function", taking: LuaValue.actions,
      summary: "The name of a method of a responder, called `(responder, command)`, or a function."
    )
    .typed(nil, .union([.named("string"), .named("fun(command: UICommand)")]))
    .description { command in "UICommand \"\(command.title)\"" }
  }
}
