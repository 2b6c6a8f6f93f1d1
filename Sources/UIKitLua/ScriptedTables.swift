import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension IndexPath: LuaStructure {
  package static var luaType: String { "IndexPath" }
  package static let luaSummary = "The place of a row in a table; a missing section is 0."
  package static let luaFields = [
    LuaField("section", Int.self, "The section, from 0."), LuaField("row", Int.self, "From 0."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(row: try fields.read("row"), section: try fields.read("section") ?? 0)
  }

  package var fieldValues: [any LuaConvertible] { [section, row] }
}

extension UITableViewCell.EditingStyle: LuaEnumeration {
  package static var luaType: String { "UITableViewCell.EditingStyle" }
  package static var luaCases: KeyValuePairs<String, UITableViewCell.EditingStyle> {
    ["none": .none, "delete": .delete, "insert": .insert]
  }
}

/// The data source or the delegate of a table.
class ScriptedTableDelegate: ScriptedDelegate, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    number(.numberOfSections, ask(.numberOfSections, tableView))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    number(.numberOfRows, ask(.numberOfRows, tableView, section))
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let answer = ask(.cellForRow, tableView, indexPath)
    if let cell = answer.object(in: world.interpreter) as? UITableViewCell { return cell }
    if case .nil = answer {
      world.stage.complain(.noCell, world.describe(tableView), owner.label)
    } else {
      wrong(.cellForRow, "a UITableViewCell", answer)
    }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    text(.titleForHeader, ask(.titleForHeader, tableView, section))
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    text(.titleForFooter, ask(.titleForFooter, tableView, section))
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // Only a plain false refuses; a function that forgets to answer does not.
    if case .boolean(false) = ask(.canEditRow, tableView, indexPath) { return false }
    return true
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    let answer = ask(.editingStyleForRow, tableView, indexPath)
    if case .string(let name) = answer,
      let style = UITableViewCell.EditingStyle.luaCases.first(where: { $0.key == name })?.value
    {
      return style
    }
    wrong(.editingStyleForRow, "\"none\", \"delete\" or \"insert\"", answer)
    return .none
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    _ = ask(.commit, tableView, editingStyle, indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    path(.willSelectRow, ask(.willSelectRow, tableView, indexPath))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _ = ask(.didSelectRow, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    path(.willDeselectRow, ask(.willDeselectRow, tableView, indexPath))
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _ = ask(.didDeselectRow, tableView, indexPath)
  }

  // MARK: Answers

  private func number(_ call: DelegateCall, _ answer: LuaValue) -> Int {
    if case .integer(let number) = answer, number >= 0 { return number }
    wrong(call, "a whole number", answer)
    return 0
  }

  private func text(_ call: DelegateCall, _ answer: LuaValue) -> String? {
    switch answer {
    case .string(let text): return text
    case .nil: return nil
    default:
      wrong(call, "a string or nil", answer)
      return nil
    }
  }

  private func path(_ call: DelegateCall, _ answer: LuaValue) -> IndexPath? {
    switch answer {
    case .nil, .boolean(false): return nil
    case .table(let table):
      guard case .integer(let row) = table["row"] else { break }
      if case .integer(let section) = table["section"] {
        return IndexPath(row: row, section: section)
      }
      return IndexPath(row: row, section: 0)
    default: break
    }
    wrong(call, "an index path or nil", answer)
    return nil
  }

  private func wrong(_ call: DelegateCall, _ expected: String, _ answer: LuaValue) {
    let problem = "\(call.rawValue) must return \(expected), got \(answer.typeName)"
    world.report(LuaError(problem), in: "\(owner.label) \(call.rawValue)")
  }
}

/// Answers for a table controller with what a script overrides.
final class ScriptedTableBehaviour: ScriptedTableDelegate, @MainActor TableBehaviour {
  override func listens(to call: DelegateCall) -> Bool {
    world.interpreter.overrideIndex(call.rawValue, of: owner).map {
      world.interpreter.overrides(of: owner, $0)
    } ?? false
  }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue {
    var answer = LuaValue.nil
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      answer =
        try world.interpreter.runOverride(of: owner, call.rawValue, arguments)?.first ?? .nil
    }
    return answer
  }
}
