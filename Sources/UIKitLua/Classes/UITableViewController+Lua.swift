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
          .property(
            "refreshControl", summary: "The control that is pulled to refresh; nil for none.",
            get: { $0.refreshControl }, set: { $0.refreshControl = $1 }
          )
          .property(
            "clearsSelectionOnViewWillAppear",
            summary: "Whether the selection is cleared when the view appears; true by default.",
            get: { $0.clearsSelectionOnViewWillAppear },
            set: { $0.clearsSelectionOnViewWillAppear = $1 }
          ))))
  }

  private func withDataSource(
    _ descriptor: ClassDescriptor<UITableViewController>
  ) -> ClassDescriptor<UITableViewController> {
    descriptor
      .callback(
        "numberOfSections", "table", summary: "The number of sections; 1 by default."
      ) { (list: UITableViewController, table: UITableView) -> Int in
        list.tableSource(for: .numberOfSections).numberOfSections(in: table)
      } super: { list, table in
        list.numberOfSections(in: table)
      }
      .delegateQuestion(.numberOfRows, "section", summary: "Its number of rows; 0 by default.") {
        (list, table, section: Int) -> Int in
        list.tableView(table, numberOfRowsInSection: section)
      }
      .delegateQuestion(.cellForRow, "indexPath", summary: "The cell of a row; empty by default.") {
        (list, table, path: IndexPath) -> UITableViewCell in
        list.tableView(table, cellForRowAt: path)
      }
      .delegateQuestion(.titleForHeader, "section", summary: "The header's text; nil by default.") {
        (list, table, section: Int) -> String? in
        list.tableView(table, titleForHeaderInSection: section)
      }
      .delegateQuestion(.titleForFooter, "section", summary: "The footer's text; nil by default.") {
        (list, table, section: Int) -> String? in
        list.tableView(table, titleForFooterInSection: section)
      }
      .delegateQuestion(
        .canEditRow, "indexPath", summary: "Whether a row may be edited; true by default."
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
        list.tableSource(for: .commit).tableView(table, commit: style, forRowAt: path)
      } super: { list, table, style, path in
        list.tableView(table, commit: style, forRowAt: path)
      }
  }

  private func withDelegate(
    _ descriptor: ClassDescriptor<UITableViewController>
  ) -> ClassDescriptor<UITableViewController> {
    descriptor
      .delegateQuestion(
        .willSelectRow, "indexPath", summary: "The row to select for a tapped one; nil for none."
      ) { (list, table, path: IndexPath) -> IndexPath? in
        list.tableView(table, willSelectRowAt: path)
      }
      .delegateQuestion(
        .willDeselectRow, "indexPath", summary: "The row to deselect for another; nil for none."
      ) { (list, table, path: IndexPath) -> IndexPath? in
        list.tableView(table, willDeselectRowAt: path)
      }
      .delegateQuestion(
        .viewForHeader, "section", summary: "The view above a section; nil by default."
      ) { (list, table, section: Int) -> UIView? in
        list.tableView(table, viewForHeaderInSection: section)
      }
      .delegateQuestion(
        .heightForHeader, "section", summary: "The height of what is above a section, in points."
      ) { (list, table, section: Int) -> Double in
        list.tableView(table, heightForHeaderInSection: section)
      }
      .delegateQuestion(
        .viewForFooter, "section", summary: "The view below a section; nil by default."
      ) { (list, table, section: Int) -> UIView? in
        list.tableView(table, viewForFooterInSection: section)
      }
      .delegateQuestion(
        .heightForFooter, "section", summary: "The height of what is below a section, in points."
      ) { (list, table, section: Int) -> Double in
        list.tableView(table, heightForFooterInSection: section)
      }
      .delegateQuestion(
        .editingStyleForRow, "indexPath", summary: "What its control does; `delete` by default."
      ) { (list, table, path: IndexPath) -> UITableViewCell.EditingStyle in
        list.tableView(table, editingStyleForRowAt: path)
      }
      .delegateNotification(.didSelectRow, summary: "Called when the user has selected a row.") {
        $0.tableView($1, didSelectRowAt: $2)
      }
      .delegateNotification(.didDeselectRow, summary: "Called when the user has deselected a row.")
    {
      $0.tableView($1, didDeselectRowAt: $2)
    }
  }
}

/// The implementation for a table: the controller itself, or a script's delegate.
typealias TableSource = any UITableViewDataSource & UITableViewDelegate

extension UITableViewController {
  func tableSource(for call: DelegateCall) -> TableSource {
    guard let overrides, overrides.overrides(call.rawValue, of: self) else { return self }
    return overrides.delegate(of: self) as? TableSource ?? self
  }
}

extension ClassDescriptor where Object == UITableViewController {
  /// Adds a data source or delegate method with a result that scripts may override.
  fileprivate func delegateQuestion<Argument: LuaConvertible, Result: LuaConvertible>(
    _ call: DelegateCall, _ parameter: String, summary: String,
    _ ask: @escaping (TableSource, UITableView, Argument) -> Result
  ) -> Self {
    callback(call.rawValue, "table", parameter, summary: summary) {
      (list: UITableViewController, table: UITableView, argument: Argument) -> Result in
      ask(list.tableSource(for: call), table, argument)
    } super: { list, table, argument in
      ask(list, table, argument)
    }
  }

  /// Adds a delegate method about a row without a result.
  fileprivate func delegateNotification(
    _ call: DelegateCall, summary: String,
    _ notify: @escaping (TableSource, UITableView, IndexPath) -> Void
  ) -> Self {
    callback(call.rawValue, "table", "indexPath", summary: summary) {
      (list: UITableViewController, table: UITableView, path: IndexPath) -> Void in
      notify(list.tableSource(for: call), table, path)
    } super: { list, table, path in
      notify(list, table, path)
    }
  }
}
