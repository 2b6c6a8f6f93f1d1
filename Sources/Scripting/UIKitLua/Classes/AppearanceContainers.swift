import HeadlessUIKit
import Lua
import Texts

extension ScriptWorld {
  /// The classes in the options of `appearance`: one, or a list with the nearest one first (H113).
  func appearanceContainers(_ options: LuaTable?) throws(LuaError) -> [AppearanceContainer] {
    guard let options else { return [] }
    for key in options.sortedStringKeys where key != "whenContainedIn" {
      throw LuaError("bad field '\(key)' in the options of 'appearance': write whenContainedIn")
    }
    let classes: [LuaTable] =
      switch options["whenContainedIn"] {
      case .table(let table) where table.isClass: [table]
      case .table(let list): try list.sequence.map(containerClass)
      case let other: [try containerClass(other)]
      }
    let isKind = try interpreter.load(Texts["UIKitLua/Lua/kind.lua"], named: "appearance")
    return classes.map { container in
      AppearanceContainer(id: AnyHashable(container.identity)) {
        [unowned self] responder in
        let answer = try? interpreter.call(isKind, [responder, container]).first
        if case .boolean(true)? = answer { return true }
        return false
      }
    }
  }

  private func containerClass(_ value: LuaValue) throws(LuaError) -> LuaTable {
    guard case .table(let table) = value, table.isClass else {
      throw LuaError("'whenContainedIn' takes a class, or a list of classes")
    }
    return table
  }
}
