// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedTableDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { answer(.numberOfSections, [tableView]) ?? 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { answer(.numberOfRows, [tableView, section]) ?? 0 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { answer(.titleForHeader, [tableView, section]) }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { answer(.titleForFooter, [tableView, section]) }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { _ = run(.commit, [tableView, editingStyle, indexPath]) }
}

extension TableDescriptor {
  static var uiTableViewDataSource: TableDescriptor {
    TableDescriptor("UITableViewDataSource", "Methods that provide what a table shows.")
      .call(.numberOfSections, ["tableView": UITableView.self], returning: Int.self, "How many sections the table has; one by default.")
      .call(.numberOfRows, ["tableView": UITableView.self, "section": Int.self], returning: Int.self, "How many rows a section has; asked again after `reloadData`.")
      .call(.cellForRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: UITableViewCell.self, "What shows a row: a cell that the table reuses, or a new one.")
      .call(.titleForHeader, ["tableView": UITableView.self, "section": Int.self], returning: String?.self, "The text above a section.")
      .call(.titleForFooter, ["tableView": UITableView.self, "section": Int.self], returning: String?.self, "The text below a section.")
      .call(.canEditRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: Bool.self, "Whether the user may delete or insert a row. Only false refuses.")
      .call(.commit, ["tableView": UITableView.self, "editingStyle": UITableViewCell.EditingStyle.self, "indexPath": IndexPath.self], "Performs the user's edit: deletes the row, or inserts one.", facts: "B91")
  }
}
