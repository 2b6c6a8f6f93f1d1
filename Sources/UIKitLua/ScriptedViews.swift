import HeadlessUIKit
import Lua

/// Forwards methods of views to the functions that scripts set on them and their classes.
final class ScriptedViewBehaviour: ViewBehaviour {
  private unowned let world: ScriptWorld

  /// Creates the behaviour of all scripted views of a world.
  init(world: ScriptWorld) {
    self.world = world
  }

  func callOverride(_ method: String, of view: UIView, _ arguments: [Any]) -> Bool {
    let interpreter = world.interpreter
    guard let number = interpreter.overrideIndex(method, of: view),
      interpreter.overrides(of: view, number)
    else { return false }
    var isDone = false
    let values = arguments.map { $0 as? any LuaConvertible ?? LuaValue.nil }
    world.callBack("\(view.label) \(method)") { () throws(LuaError) in
      isDone = try interpreter.runOverride(of: view, method, values) != nil
    }
    return isDone
  }
}
