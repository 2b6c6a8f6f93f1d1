import HeadlessUIKit
import Lua

extension Selector: LuaConvertible {
  package static var luaType: String { "string" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Selector {
    Selector(try String.read(from: stack, at: index))
  }

  package func push(onto stack: LuaStack) { description.push(onto: stack) }
}

extension ScriptWorld {
  /// Adds the methods that find the target of an action, and those that show a controller.
  func withActions(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .callback(
        "canPerformAction", "action", "sender",
        summary: "Whether it performs an action, a function's name; override it to opt out."
      ) { (controller: UIViewController, action: Selector, sender: LuaValue) -> Bool in
        controller.receiveCanPerform(action, sender: sender)
      } super: { controller, action, sender in
        controller.canPerformAction(action, withSender: sender)
      }
      .callback(
        "targetViewController", "action", "sender",
        summary: "The controller itself or its nearest ancestor that overrides an action."
      ) { (controller: UIViewController, action: Selector, sender: LuaValue) -> UIViewController? in
        controller.receiveTarget(for: action, sender: sender)
      } super: { controller, action, sender in
        controller.targetViewController(forAction: action, sender: sender)
      }
      .callback(
        "show", "controller", "sender",
        summary: "Shows a controller as its container does: a stack pushes, others present."
      ) { (controller: UIViewController, other: UIViewController, sender: LuaValue) -> Void in
        controller.receiveShow(other, sender: sender)
      } super: { controller, other, sender in
        controller.show(other, sender: sender)
      }
      .callback(
        "showDetailViewController", "controller", "sender",
        summary: "Shows a controller beside this one: a split view replaces its secondary column."
      ) { (controller: UIViewController, other: UIViewController, sender: LuaValue) -> Void in
        controller.receiveShowDetail(other, sender: sender)
      } super: { controller, other, sender in
        controller.showDetailViewController(other, sender: sender)
      }
  }
}
