import EscapedText
import Lua
import StoredValues
import UIKitLua

extension Session {
  /// Loads the defaults from a file, and stores them there from now on.
  package func storeDefaults(in path: String) throws(StoredFileError) {
    try store(.defaults, in: path)
  }

  /// Loads the app's saved state from a file, and stores it there from now on.
  package func storeState(in path: String) throws(StoredFileError) { try store(.state, in: path) }

  private func store(_ kind: StoredFile.Kind, in path: String) throws(StoredFileError) {
    let record = Self.record(of: kind)
    try world[keyPath: record].load(StoredFile(kind, at: path))
    firstRecords[kind] = world[keyPath: record]
    storesFiles = true
    saveAtTurnEnds()
  }

  /// Makes the current world save when a turn ends.
  func saveAtTurnEnds() {
    guard storesFiles else { return }
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

  /// Writes the changes; an error is reported once.
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

  /// Makes `os.exit` save first; a program that could not save fails.
  private func saveBeforeExit() {
    beforeExit { [unowned self] code in
      save()
      return hasUnsavedValues ? .integer(74) : code
    }
  }

  /// Makes `os.exit` run a body first, which receives the code and returns the one to end with.
  package func beforeExit(_ body: @escaping (LuaValue) -> LuaValue) {
    guard case .table(let os) = world.interpreter.global("os"),
      case .function(let exit) = os["exit"]
    else { return }
    os["exit"] = world.interpreter.value(
      of: .function("exit", ["code", "close"], "Ends the program, once all is saved.") {
        [unowned self] (code: LuaValue, close: LuaValue) throws(LuaError) -> Void in
        do throws(LuaError) {
          try world.interpreter.call(exit, [body(code), close])
        } catch {
          guard error.kind == .runtime else { throw error }
          // Lua finds no name for what the host calls.
          throw LuaError(error.message.replacing("to '?'", with: "to 'exit'"))
        }
      })
  }
}
