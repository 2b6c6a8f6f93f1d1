import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Calls the function of a command, or the method of the first responder that has it.
  func perform(_ command: UICommand) throws(LuaError) {
    switch interpreter.slot(of: command, "action") {
    case .function(let function): try interpreter.call(function, [command])
    case .string(let name):
      var responder = stage.firstInChain
      var isRefused = false
      while let current = responder {
        let value = interpreter.value(of: current)
        if case .function(let method) = try interpreter.field(name, of: value) {
          if mayPerform(name, current, command) {
            try interpreter.call(method, [value, command])
            return
          }
          isRefused = true
        }
        responder = current.next
      }
      throw LuaError(
        "no responder on screen " + (isRefused ? "may perform" : "has a method") + " '\(name)'")
    default: return
    }
  }

  /// Whether a responder performs an action that it has a method for: its own `canPerformAction`
  /// decides, if it has one.
  func mayPerform(_ name: String, _ responder: UIResponder, _ sender: any LuaConvertible) -> Bool {
    guard let object = responder as? any Overridable,
      object.overrides?.overrides("canPerformAction", of: object) == true
    else { return true }
    return responder.receiveCanPerform(Selector(name), sender: sender)
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
        interpreter.owner(controller, gained: command, in: "keyCommands")
      }
      .method("removeKeyCommand", "command", summary: "Takes the command from its key again.") {
        [unowned self] (controller: UIViewController, command: UIKeyCommand) -> Void in
        controller.removeKeyCommand(command)
        interpreter.owner(controller, lost: command, in: "keyCommands")
      }
  }
}
