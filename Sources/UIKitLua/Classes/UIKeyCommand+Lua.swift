import HeadlessUIKit
import Lua

/// The name of a key that is held.
enum KeyModifier: LuaEnumeration {
  case shift, control, alternate, command

  static var luaType: String { "UIKeyModifierFlags" }
  static var luaCases: KeyValuePairs<String, KeyModifier> {
    ["shift": .shift, "control": .control, "alternate": .alternate, "command": .command]
  }

  var flags: UIKeyModifierFlags {
    switch self {
    case .shift: .shift
    case .control: .control
    case .alternate: .alternate
    case .command: .command
    }
  }
}

extension UIKeyModifierFlags {
  /// The flags with some names.
  init(_ names: [KeyModifier]) { self = names.reduce(into: []) { $0.formUnion($1.flags) } }
}

extension ScriptWorld {
  /// Registers the classes of commands.
  func registerCommands() {
    describe("UICommand") { $0.command }
    describe("UIKeyCommand") { $0.keyCommand }
  }

  private var command: ClassDescriptor<UICommand> {
    ClassDescriptor(
      "UICommand", of: UICommand.self, extends: "UIMenuElement", receiver: "command",
      summary: "An entry of a menu whose action is sent along the responder chain."
    )
    .initializer("title") { [unowned self] arguments throws(LuaError) in
      let made = UICommand(title: try arguments.read("title") ?? "", action: nil)
      connect(made)
      return made
    }
    .property(
      "state", summary: "Whether it has a mark in a menu.", get: { $0.state },
      set: { $0.state = $1 }
    )
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

  private var keyCommand: ClassDescriptor<UIKeyCommand> {
    ClassDescriptor(
      "UIKeyCommand", of: UIKeyCommand.self, extends: "UICommand", receiver: "command",
      summary: "A command that a key of a hardware keyboard performs."
    )
    .initializer("title", "input", "modifierFlags") { [unowned self] arguments throws(LuaError) in
      let title: String? = try arguments.read("title")
      let input: String = try arguments.read("input")
      let flags: [KeyModifier]? = try arguments.read("modifierFlags")
      let made = UIKeyCommand(
        title: title ?? "", action: nil, input: input,
        modifierFlags: UIKeyModifierFlags(flags ?? []))
      connect(made)
      return made
    }
    .label("modifierFlags", [KeyModifier].self, "The keys that are held: a sequence of names.")
    .property("input", summary: "The character of the key, or its name.", get: { $0.input })
    .property(
      "wantsPriorityOverSystemBehavior",
      summary: "Whether it comes before the typing of its character; false by default.",
      get: { $0.wantsPriorityOverSystemBehavior },
      set: { $0.wantsPriorityOverSystemBehavior = $1 }
    )
    .description { command in "UIKeyCommand \"\(command.input ?? "")\"" }
  }

  private func connect(_ command: UICommand) {
    command.onPerform = { [weak self] command in
      self?.act("the action of \(command.title)") { () throws(LuaError) in
        try self?.perform(command)
      }
    }
  }

  /// Calls the function of a command, or the method of the first responder that has it.
  private func perform(_ command: UICommand) throws(LuaError) {
    switch interpreter.slot(of: command, "action") {
    case .function(let function): try interpreter.call(function, [command])
    case .string(let name):
      var responder = stage.firstInChain
      while let current = responder {
        let value = interpreter.value(of: current)
        if case .function(let method) = try interpreter.field(name, of: value) {
          try interpreter.call(method, [value, command])
          return
        }
        responder = current.next
      }
      throw LuaError("no responder on screen has a method '\(name)'")
    default: return
    }
  }

  /// Adds the commands of keys.
  func withKeys(_ descriptor: ClassDescriptor<UIViewController>) -> ClassDescriptor<
    UIViewController
  > {
    descriptor
      .property(
        "keyCommands",
        summary: "The commands of keys while it is in the responder chain; override it with a "
          + "function of this name.",
        owned: true, super: { $0.keyCommands }, get: { $0.keyCommands }
      )
      .method(
        "addKeyCommand", "command",
        summary: "Lets a key perform a command while the controller is in the chain of responders."
      ) {
        [unowned self] (controller: UIViewController, command: UIKeyCommand) -> Void in
        controller.addKeyCommand(command)
        interpreter.updateOwned("keyCommands", of: controller)
      }
      .method("removeKeyCommand", "command", summary: "Takes the command from its key again.") {
        [unowned self] (controller: UIViewController, command: UIKeyCommand) -> Void in
        controller.removeKeyCommand(command)
        interpreter.updateOwned("keyCommands", of: controller)
      }
  }
}
