import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The updater of a search: a table, an object, or a function.
final class ScriptedResultsUpdater: ScriptedDelegate, UISearchResultsUpdating {
  private var function: LuaFunction? {
    if case .function(let function) = world.interpreter.slot(of: owner, slot) { return function }
    return nil
  }

  override func listens(to call: DelegateCall) -> Bool {
    function != nil || super.listens(to: call)
  }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    guard let function else { return super.run(call, arguments) }
    var result: LuaValue?
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      result = try world.interpreter.call(function, arguments).first ?? .nil
    }
    return result
  }

  func updateSearchResults(for search: UISearchController) { callFunction(.updateSearchResults) }

  func updateSearchResults(
    for search: UISearchController, selecting suggestion: any UISearchSuggestion
  ) {
    guard let item = suggestion as? UISearchSuggestionItem else { return }
    callFunction(.updateSearchResults, item)
  }
}
