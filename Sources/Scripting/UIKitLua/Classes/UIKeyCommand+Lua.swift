import HeadlessUIKit
import Lua

/// The name of a key that is held.
enum KeyModifier: LuaEnumeration {
  case shift, control, alternate, command

  static var luaType: String { "UIKeyModifierFlags" }
  static var luaCases: LuaCases<Self> { [.shift, .control, .alternate, .command] }

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

  /// The names of the keys.
  var names: [KeyModifier] { KeyModifier.luaCases.map(\.value).filter { contains($0.flags) } }
}

extension ScriptWorld {
  /// Registers the classes of commands.
  func registerCommands() {
    describe("UICommand") { $0.command }
    describe("UIKeyCommand") { $0.keyCommand }
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
    .input()
    .wantsPriorityOverSystemBehavior()
    .description { command in "UIKeyCommand \"\(command.input ?? "")\"" }
  }

  func connect(_ command: UICommand) {
    command.onPerform = { [weak self] command in
      self?.act("the action of \(command.title)") { () throws(LuaError) in
        try self?.perform(command)
      }
    }
  }
}
