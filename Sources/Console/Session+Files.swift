import Escaping
import Lua
import Persistence
import UIKitLua

extension Session {
  /// Takes the defaults of a file, and keeps them there from now on; a file that is refused is told
  /// of, and the defaults start afresh.
  package func keepDefaults(in path: String) { keep(.defaults, in: path) }

  /// Takes what was saved of the app from a file, and keeps it there from now on; a file that is
  /// refused is told of, and the app starts afresh.
  package func keepState(in path: String) { keep(.state, in: path) }

  private func keep(_ kind: StoredFile.Kind, in path: String) {
    let record = Self.record(of: kind)
    do throws(StoredFileError) {
      try world[keyPath: record].load(StoredFile(kind, at: path))
    } catch {
      complain("\("\(error)".escaped)\n")
    }
    firstRecords[kind] = world[keyPath: record]
    keepsFiles = true
    saveAtTurnEnds()
  }

  /// Lets the world in front save when a turn ends.
  func saveAtTurnEnds() {
    guard keepsFiles else { return }
    world.onTurnEnd = { [unowned self] in save() }
    saveBeforeExit()
  }

  static func record(
    of kind: StoredFile.Kind
  ) -> ReferenceWritableKeyPath<ScriptWorld, StoredRecord> {
    switch kind {
    case .defaults: \.defaults
    case .state: \.record.values
    }
  }

  /// Writes what has changed; what goes wrong is told once.
  func save() {
    for kind in StoredFile.Kind.allCases {
      do throws(StoredFileError) {
        try world[keyPath: Self.record(of: kind)].save()
        unsaved[kind] = nil
      } catch {
        if error != unsaved[kind] { fail("\(error)") }
        unsaved[kind] = error
      }
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
        save()
        try world.interpreter.call(exit, [hasUnsavedValues ? .integer(1) : code, close])
      })
  }
}
