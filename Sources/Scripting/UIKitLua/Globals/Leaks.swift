import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import Texts

extension ScriptWorld {
  /// The removed controllers that are alive after a collection, and what retains them: a sequence
  /// of tables that prints as a text table.
  func tableOfLeaks() throws(LuaError) -> LuaValue {
    let leaks = try searchedLeaks()
    let text = LeakPrinter(leaks.map { .init(name: $0.name, retainers: $0.retainers) }).text()
    return try list(leaks, printedAs: text)
  }

  /// The classes of removed controllers that are alive after a collection, or the labels of those
  /// without a class of their own, and what retains them.
  package func leaks() throws(LuaError) -> [(name: String, retainers: [String])] {
    try inFront { () throws(LuaError) in
      try searchedLeaks().compactMap { leak in
        leak.controller.map {
          (
            stage.hierarchy[$0.id].description.hasOwnClassName
              ? stage.hierarchy[$0.id].description.className : leak.name, leak.retainers
          )
        }
      }
    }
  }

  private func searchedLeaks() throws(LuaError) -> [ScriptLeak] {
    collect()
    let left = stage.removedControllers
    return zip(left, try retainers(of: left)).map { controller, texts in
      ScriptLeak(controller: controller, name: controller.label, retainers: texts)
    }
  }

  /// For each controller, the objects that retain it, as phrases.
  private func retainers(of controllers: [UIViewController]) throws(LuaError) -> [[String]] {
    guard !controllers.isEmpty else { return [] }
    let search = try interpreter.load(Texts["UIKitLua/Lua/leaks.lua"], named: "leaks")
    let timers = timers
    let texts = timers.map { "a timer due at \($0.due.inSeconds) s" }
    let found = try interpreter.call(
      search, [debugLibrary, controllers, texts, timers.map(\.values)])
    guard case .table(let lists) = found.first else { return [] }
    return zip(controllers, lists.sequence).map { controller, list in
      let words = ownerTexts(of: controller) + strings(in: list)
      return words.isEmpty ? [stage.isIdle ? "the framework" : "an active transition"] : words
    }
  }

  /// Its container or presenter that was removed, too.
  private func ownerTexts(of controller: UIViewController) -> [String] {
    controller.retainers.compactMap { retainer in
      let relation = retainer is UIWindow ? "what it presents is still in" : "its owner"
      return interpreter.toString(interpreter.value(of: retainer)).map { "\(relation) \($0)" }
    }
  }

  private func strings(in list: LuaValue) -> [String] {
    guard case .table(let table) = list else { return [] }
    return table.sequence.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}

/// A removed controller that is alive, as a table in scripts.
struct ScriptLeak: LuaStructure {
  let controller: UIViewController?
  let name: String
  let retainers: [String]

  init(controller: UIViewController, name: String, retainers: [String]) {
    self.controller = controller
    self.name = name
    self.retainers = retainers
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("leaks come from a search")
  }

  static var luaType: String { "leak" }
  static let luaSummary = "A controller that was removed from the hierarchy and is still alive."
  static let luaFields = [
    LuaField("vc", UIViewController?.self, "The controller."),
    LuaField("name", String.self, "Its name, as printed."),
    LuaField("heldBy", [String].self, "What retains it, a phrase each."),
  ]

  var fieldValues: [any LuaConvertible] { [controller, name, retainers] }
}
