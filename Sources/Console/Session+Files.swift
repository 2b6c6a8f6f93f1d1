import Lua
import Persistence
import UIKitLua

extension Session {
  /// Takes the defaults of a file, and keeps them there from now on; a file that is refused is told
  /// of, and the defaults start afresh.
  package func keepDefaults(in path: String) {
    do throws(StoredFileError) {
      try world.defaults.load(StoredFile(.defaults, at: path))
    } catch {
      complain("\(error)\n")
    }
    world.onTurnEnd = { [unowned self] in saveDefaults() }
    saveBeforeExit()
  }

  /// Writes the defaults where they have changed; what goes wrong is told once.
  func saveDefaults() {
    do throws(StoredFileError) {
      try world.defaults.save()
      unsaved = nil
    } catch {
      if error != unsaved { fail("\(error)") }
      unsaved = error
    }
  }

  /// Lets `os.exit` save first; a program that could not save does not end well.
  private func saveBeforeExit() {
    guard case .table(let os) = world.interpreter.global("os"),
      case .function(let exit) = os["exit"]
    else { return }
    os["exit"] = world.interpreter.value(
      of: .function("exit", ["code", "close"], "Saves, and ends the program.") {
        [unowned self] (code: LuaValue, close: LuaValue) throws(LuaError) -> Void in
        saveDefaults()
        try world.interpreter.call(exit, [unsaved == nil ? code : .integer(1), close])
      })
  }
}
