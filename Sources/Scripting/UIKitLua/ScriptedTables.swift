import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension IndexPath: LuaStructure {
  package static var luaType: String { "IndexPath" }
  package static let luaSummary = "The index path of a row in a table; a missing section is 0."
  package static let luaFields = [
    LuaField("section", Int.self, "The section, from 0."), LuaField("row", Int.self, "From 0."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(row: try fields.read("row"), section: try fields.read("section") ?? 0)
  }

  package var fieldValues: [any LuaConvertible] { [section, row] }
}

extension UITableViewCell.EditingStyle: LuaEnumeration {}

/// The data source or the delegate of a table.
class ScriptedTableDelegate: ScriptedScrollDelegate, UITableViewDataSource, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let result = run(.cellForRow, [tableView, indexPath])
    if let cell = result?.object(in: world.interpreter) as? UITableViewCell { return cell }
    switch result {
    case nil: break
    case .nil?: world.stage.report(.noCell, world.describe(tableView), owner.label)
    case let result?: wrong(.cellForRow, "a UITableViewCell", result)
    }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(.canEditRow, [tableView, indexPath]) ?? true
  }
}

/// Implements a table controller's methods with the overrides of a script.
final class ScriptedTableOverrides: ScriptedTableDelegate {
  override func listens(to call: DelegateCall) -> Bool { isOverridden(call) }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    runOverride(call, arguments)
  }
}

/// The functions that a script has set on a diffable data source, in place of overrides; they don't receive
/// the source.
final class ScriptedSourceOverrides: ScriptedTableDelegate {
  override func listens(to call: DelegateCall) -> Bool {
    (owner as? any Overridable).map { world.overrides.overrides(call.rawValue, of: $0) } ?? false
  }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    var result: LuaValue?
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      guard case .function(let function) = world.interpreter.slot(of: owner, call.rawValue) else {
        return
      }
      result = try world.interpreter.call(function, arguments).first ?? .nil
    }
    return result
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // Rows of such a source can't be edited unless it says so.
    answer(.canEditRow, [tableView, indexPath]) ?? false
  }
}
