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
class ScriptedTableDelegate: ScriptedScrollDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  func numberOfSections(in tableView: UITableView) -> Int {
    number(.numberOfSections, tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    number(.numberOfRows, tableView, section)
  }

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

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    text(.titleForHeader, callFunctionWithoutSender(.titleForHeader, tableView, section))
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    text(.titleForFooter, callFunctionWithoutSender(.titleForFooter, tableView, section))
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // Only a literal false refuses; a function that returns nothing does not.
    if case .boolean(false) = callFunctionWithoutSender(.canEditRow, tableView, indexPath) {
      return false
    }
    return true
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard let result = run(.editingStyleForRow, [tableView, indexPath]) else { return .none }
    if let style: UITableViewCell.EditingStyle = result.named() { return style }
    wrong(.editingStyleForRow, "\"none\", \"delete\" or \"insert\"", result)
    return .none
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    _ = callFunctionWithoutSender(.commit, tableView, editingStyle, indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    path(.willSelectRow, callFunctionWithoutSender(.willSelectRow, tableView, indexPath))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _ = callFunctionWithoutSender(.didSelectRow, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    path(.willDeselectRow, callFunctionWithoutSender(.willDeselectRow, tableView, indexPath))
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _ = callFunctionWithoutSender(.didDeselectRow, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(.viewForHeader, callFunctionWithoutSender(.viewForHeader, tableView, section))
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    distance(.heightForHeader, callFunctionWithoutSender(.heightForHeader, tableView, section))
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(.viewForFooter, callFunctionWithoutSender(.viewForFooter, tableView, section))
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    distance(.heightForFooter, callFunctionWithoutSender(.heightForFooter, tableView, section))
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let result = callFunctionWithoutSender(.heightForRow, tableView, indexPath)
    if result.anyNumber == Double(UITableView.automaticDimension) {
      return UITableView.automaticDimension
    }
    return distance(.heightForRow, result)
  }

  // MARK: Swipes and menus

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    object(.leadingSwipeActionsConfigurationForRow, [tableView, indexPath])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    object(.trailingSwipeActionsConfigurationForRow, [tableView, indexPath])
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    let call = DelegateCall.titleForDeleteConfirmationButtonForRow
    return text(call, callFunctionWithoutSender(call, tableView, indexPath))
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    _ = callFunctionWithoutSender(.willBeginEditingRow, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    _ = callFunctionWithoutSender(.didEndEditingRow, tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object(.contextMenuConfigurationForRow, [tableView, indexPath, point])
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _ = callFunctionWithoutSender(
      .willDisplayContextMenu, tableView, configuration, animator as? ContextMenuAnimator)
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _ = callFunctionWithoutSender(
      .willEndContextMenuInteraction, tableView, configuration, animator as? ContextMenuAnimator)
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    _ = callFunctionWithoutSender(
      .willPerformPreviewAction, tableView, configuration, animator as? ContextMenuAnimator)
  }

  // MARK: Results

  private func text(_ call: DelegateCall, _ result: LuaValue) -> String? {
    switch result {
    case .string(let text): return text
    case .nil: return nil
    default:
      wrong(call, "a string or nil", result)
      return nil
    }
  }

  private func view(_ call: DelegateCall, _ result: LuaValue) -> UIView? {
    if result.isNil { return nil }
    if let view = result.object(in: world.interpreter) as? UIView { return view }
    wrong(call, "a UIView or nil", result)
    return nil
  }

  private func path(_ call: DelegateCall, _ result: LuaValue) -> IndexPath? {
    switch result {
    case .nil, .boolean(false): return nil
    case .table(let table):
      guard let row = table["row"].wholeNumber, row >= 0 else { break }
      guard !table["section"].isNil else { return IndexPath(row: row, section: 0) }
      guard let section = table["section"].wholeNumber, section >= 0 else { break }
      return IndexPath(row: row, section: section)
    default: break
    }
    wrong(call, "an index path or nil", result)
    return nil
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
    if case .boolean(true)? = run(.canEditRow, [tableView, indexPath]) { return true }
    return false
  }
}
