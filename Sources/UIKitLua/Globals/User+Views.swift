import Foundation
import HeadlessUIKit
import Lua

extension User {
  /// The controls and rows in a controller's view.
  func viewTargets(of controller: UIViewController) -> [TapTarget] {
    touchable(in: controller).compactMap { view in
      switch view {
      case let control as UIControl: target(control)
      case let cell as UITableViewCell: target(cell)
      default: nil
      }
    }
  }

  private func target(_ control: UIControl) -> TapTarget {
    TapTarget(text: control.visibleText ?? "", object: control, isEnabled: control.isEnabled) {
      () throws(LuaError) in try world.tap(control)
    }
  }

  /// The tap target of a row.
  private func target(_ cell: UITableViewCell) -> TapTarget? {
    guard cell.place != nil else { return nil }
    return TapTarget(text: cell.shownText ?? "", object: cell, isEnabled: true) {
      () throws(LuaError) in _ = tap(cell)
    }
  }

  /// Taps a row, or its insert control if the table is being edited and does not allow selection;
  /// returns the reason if nothing happens, otherwise nil.
  func tap(_ cell: UITableViewCell) -> String? {
    guard let table = cell.superview as? UITableView, let path = cell.place else {
      return "the row is not on screen"
    }
    guard table.isEditing, !table.allowsSelectionDuringEditing,
      table.editingStyle(of: path) == .insert
    else { return table.userSelects(path) }
    return table.userCommits(.insert, at: path)
  }

  /// Taps a row of the table on screen.
  func selectRow(_ row: Int, _ section: Int) throws(LuaError) -> LuaResults {
    LuaResults(obstacle: try table.userSelects(IndexPath(row: row, section: section)))
  }

  /// Swipes a row of the table on screen to delete it, or taps its control.
  func deleteRow(_ row: Int, _ section: Int) throws(LuaError) -> LuaResults {
    LuaResults(obstacle: try table.userCommits(.delete, at: IndexPath(row: row, section: section)))
  }

  /// The topmost table on screen.
  private var table: UITableView {
    get throws(LuaError) {
      guard let table = tables.last else { throw LuaError("there is no table on screen") }
      table.layoutIfNeeded()
      return table
    }
  }

  /// The tables on screen, the topmost last.
  var tables: [UITableView] { reachable.flatMap(touchable).compactMap { $0 as? UITableView } }

  /// The text fields on screen.
  var fields: [UITextField] { reachable.flatMap(touchable).compactMap { $0 as? UITextField } }

  /// Whether exactly one field has this text or placeholder.
  func isUnique(_ name: String) -> Bool {
    fields.count { $0.text == name || $0.placeholder == name } == 1
  }

  /// The views of a controller that can be touched, back to front.
  private func touchable(in controller: UIViewController) -> [UIView] {
    controller.viewIfLoaded?.layoutIfNeeded()
    return controller.viewIfLoaded?.touchable ?? []
  }

  /// Types a text into a field, or into the one that is being edited.
  func type(_ text: String, into wanted: LuaValue) throws(LuaError) -> LuaResults {
    LuaResults(obstacle: try field(wanted).userTypes(text))
  }

  /// The given field: the object, or the one with this text or placeholder; without an argument the
  /// one being edited, or else the only one on screen.
  private func field(_ wanted: LuaValue) throws(LuaError) -> UITextField {
    try world.interpreter.requireLiving(wanted)
    let fields = fields
    let found: UITextField? =
      switch wanted {
      case .nil: fields.first(where: \.isFirstResponder) ?? (fields.count == 1 ? fields[0] : nil)
      case .string(let text): fields.first { $0.text == text || $0.placeholder == text }
      default: fields.first { $0 === wanted.object(in: world.interpreter) }
      }
    if let found { return found }
    let names = fields.map { "\"\($0.visibleText ?? "")\"" }.joined(separator: ", ")
    let list = fields.isEmpty ? "there is no text field on screen" : "there are: \(names)"
    if case .nil = wanted { throw LuaError("no text field is edited; \(list)") }
    throw LuaError("no text field \(self.text(wanted)); \(list)")
  }
}
