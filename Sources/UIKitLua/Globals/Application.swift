import HeadlessUIKit
import Lua
import NavigationModel

/// The application delegate that a script writes as the table `app`.
final class ScriptedApplication {
  private unowned let world: ScriptWorld
  /// Whether the person has left the app.
  private var isInBackground: Bool {
    get { world.contents.isInBackground }
    set { world.contents.isInBackground = newValue }
  }

  /// Makes the global table.
  init(world: ScriptWorld) {
    self.world = world
    world.interpreter.setGlobal("app", LuaTable(in: world.interpreter))
  }

  /// The person leaves the app; no controller hears of it (A27).
  ///
  /// False where that has happened already.
  func enterBackground() -> Bool {
    guard !isInBackground else { return false }
    isInBackground = true
    tell("willResignActive")
    tell("didEnterBackground")
    return true
  }

  /// The person comes back; no controller hears of it (A27).
  ///
  /// False where the app is in front already.
  func enterForeground() -> Bool {
    guard isInBackground else { return false }
    isInBackground = false
    tell("willEnterForeground")
    tell("didBecomeActive")
    return true
  }

  /// Memory is short; the application hears of it before its controllers.
  func receiveMemoryWarning() { tell("didReceiveMemoryWarning") }

  /// Calls a function of the table, if it has it.
  private func tell(_ name: String) {
    world.callBack("app \(name)") { () throws(LuaError) in
      let app = world.interpreter.global("app")
      guard case .table = app,
        case .function(let function) = try world.interpreter.field(name, of: app)
      else { return }
      world.stage.noteApplicationCall(name)
      try world.interpreter.call(function)
    }
  }
}
