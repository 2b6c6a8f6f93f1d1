import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  var tableViewController: ClassDescriptor<UITableViewController> {
    withScrolling(
      withDelegate(
        withDataSource(
          ClassDescriptor(
            "UITableViewController", of: UITableViewController.self, extends: "UIViewController",
            receiver: "list",
            summary:
              "A controller whose view is a table, with itself as data source and delegate: override "
              + "`numberOfRows`, `cellForRow` and so on."
          )
          .initializer("style", "nibName") { arguments throws(LuaError) in
            if let nib: String = try arguments.read("nibName") {
              return UITableViewController(nibName: nib, bundle: nil)
            }
            return UITableViewController(style: try arguments.read("style") ?? .plain)
          }
          .label("style", UITableView.Style.self, "The style of its table; `plain` if omitted.")
          .property(
            "tableView", summary: "The table; reading it loads the view.",
            get: { $0.tableView }, set: { $0.tableView = $1 }
          )
          .refreshControl()
          .clearingSelection())))
  }

  private func withDataSource(
    _ descriptor: ClassDescriptor<UITableViewController>
  ) -> ClassDescriptor<UITableViewController> {
    descriptor
      .callback(
        "numberOfSections", "table", summary: "The number of sections; 1 by default."
      ) { (list: UITableViewController, table: UITableView) -> Int in
        list.source(for: .numberOfSections).numberOfSections(in: table)
      } super: { list, table in
        list.numberOfSections(in: table)
      }
      .question(.numberOfRows, "section", "Its number of rows; 0 by default.") {
        (list, table, section: Int) -> Int in
        list.tableView(table, numberOfRowsInSection: section)
      }
      .question(.cellForRow, "indexPath", "The cell of a row; empty by default.") {
        (list, table, path: IndexPath) -> UITableViewCell in
        list.tableView(table, cellForRowAt: path)
      }
      .question(.titleForHeader, "section", "The header's text; nil by default.") {
        (list, table, section: Int) -> String? in
        list.tableView(table, titleForHeaderInSection: section)
      }
      .question(.titleForFooter, "section", "The footer's text; nil by default.") {
        (list, table, section: Int) -> String? in
        list.tableView(table, titleForFooterInSection: section)
      }
      .question(
        .canEditRow, "indexPath", "Whether a row may be edited; true by default."
      ) {
        (list, table, path: IndexPath) -> Bool in list.tableView(table, canEditRowAt: path)
      }
      .callback(
        "commit", "table", "style", "indexPath",
        summary: "Carries out the user's edit: deletes the row, or inserts one."
      ) {
        (
          list: UITableViewController, table: UITableView, style: UITableViewCell.EditingStyle,
          path: IndexPath
        ) -> Void in
        list.source(for: .commit).tableView(table, commit: style, forRowAt: path)
      } super: { list, table, style, path in
        list.tableView(table, commit: style, forRowAt: path)
      }
  }

  private func withDelegate(
    _ descriptor: ClassDescriptor<UITableViewController>
  ) -> ClassDescriptor<UITableViewController> {
    descriptor
      .question(
        .willSelectRow, "indexPath", "The row to select for a tapped one; nil for none."
      ) { (list, table, path: IndexPath) -> IndexPath? in
        list.tableView(table, willSelectRowAt: path)
      }
      .question(
        .willDeselectRow, "indexPath", "The row to deselect for another; nil for none."
      ) { (list, table, path: IndexPath) -> IndexPath? in
        list.tableView(table, willDeselectRowAt: path)
      }
      .question(
        .viewForHeader, "section", "The view above a section; nil by default."
      ) { (list, table, section: Int) -> UIView? in
        list.tableView(table, viewForHeaderInSection: section)
      }
      .question(
        .heightForHeader, "section", "The height of what is above a section, in points."
      ) { (list, table, section: Int) -> Double in
        list.tableView(table, heightForHeaderInSection: section)
      }
      .question(
        .viewForFooter, "section", "The view below a section; nil by default."
      ) { (list, table, section: Int) -> UIView? in
        list.tableView(table, viewForFooterInSection: section)
      }
      .question(
        .heightForFooter, "section", "The height of what is below a section, in points."
      ) { (list, table, section: Int) -> Double in
        list.tableView(table, heightForFooterInSection: section)
      }
      .question(
        .editingStyleForRow, "indexPath", "What its control does; `delete` by default."
      ) { (list, table, path: IndexPath) -> UITableViewCell.EditingStyle in
        list.tableView(table, editingStyleForRowAt: path)
      }
      .notification(.didSelectRow, "Called when the user has selected a row.") {
        $0.tableView($1, didSelectRowAt: $2)
      }
      .notification(.didDeselectRow, "Called when the user has deselected a row.") {
        $0.tableView($1, didDeselectRowAt: $2)
      }
  }
}

extension UITableViewController: ScriptedListController {
  typealias List = UITableView
  typealias Source = any UITableViewDataSource & UITableViewDelegate
  var ownSource: Source { self }
  static var listParameter: String { "table" }
}
