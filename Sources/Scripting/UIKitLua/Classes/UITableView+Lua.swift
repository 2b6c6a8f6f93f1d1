import Foundation
import HeadlessUIKit
import Lua
import Texts

extension UITableView.Style: LuaEnumeration {}

extension UITableView.RowAnimation: LuaEnumeration {}

extension UITableView.ScrollPosition: LuaEnumeration {}

extension UITableView: ScriptedList {}

extension ScriptWorld {
  var tableView: ClassDescriptor<UITableView> {
    withUpdates(
      withRows(
        ClassDescriptor(
          "UITableView", of: UITableView.self, extends: "UIScrollView", receiver: "table",
          summary: "A list of rows in sections; a table on screen shows all of its rows."
        )
        .initializer("style") { arguments throws(LuaError) in
          UITableView(frame: .zero, style: try arguments.read("style") ?? .plain)
        }
        .style()
        .delegate(
          "dataSource", type: "UITableViewDataSource",
          summary: "Provides the sections and rows; without it the table is empty.",
          as: ScriptedTableDelegate.self, in: self
        ) { $0.dataSource = $1 }
        .reading { $0.dataSource as? any LuaObject }
        .delegate(
          type: "UITableViewDelegate",
          summary: "Allows the user's selections, and is notified of them.",
          as: ScriptedTableDelegate.self, in: self
        ) { $0.delegate = $1 }
        .reading { $0.delegate as? UITableViewController }))
  }

  private func withRows(
    _ descriptor: ClassDescriptor<UITableView>
  ) -> ClassDescriptor<UITableView> {
    descriptor
      .rowHeight()
      .estimatedRowHeight("The height of rows that weren't shown yet. Kept, no effect.")
      .sectionHeaderHeight()
      .sectionFooterHeight()
      .allowsSelection()
      .allowsMultipleSelection()
      .allowsSelectionDuringEditing()
      .allowsMultipleSelectionDuringEditing()
      .isEditing()
      .numberOfSections("How many sections the table has.")
      .visibleCells()
      .indexPathForSelectedRow()
      .indexPathsForSelectedRows("The index paths of the selected rows; nil if there is none.")
      .indexPathsForVisibleRows()
      .tableHeaderView()
      .tableFooterView()
      .numberOfRows("How many rows a section of the table has.")
      .cellForRow()
      .indexPath()
      .method(
        "selectRow", "indexPath", "animated", "scrollPosition",
        summary: "Selects a row without notifying the delegate; nil deselects all."
      ) {
        (
          table: UITableView, path: IndexPath?, animated: Bool,
          position: UITableView.ScrollPosition?
        )
          -> Void in
        table.selectRow(at: path, animated: animated, scrollPosition: position ?? .none)
      }
      .deselectRow()
  }

  private func withUpdates(
    _ descriptor: ClassDescriptor<UITableView>
  ) -> ClassDescriptor<UITableView> {
    descriptor
      .reloadData()
      .setEditing()
      .method(
        "insertRows", "indexPaths", "animation",
        summary: "Inserts rows, which the data source must already contain."
      ) { (table: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation?) -> Void in
        table.insertRows(at: paths, with: animation ?? .automatic)
      }
      .method(
        "deleteRows", "indexPaths", "animation",
        summary: "Deletes rows, which the data source must no longer contain."
      ) { (table: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation?) -> Void in
        table.deleteRows(at: paths, with: animation ?? .automatic)
      }
      .method(
        "reloadRows", "indexPaths", "animation",
        summary: "Reloads the cells of rows, which deselects them."
      ) { (table: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation?) -> Void in
        table.reloadRows(at: paths, with: animation ?? .automatic)
      }
      .method(
        "reloadSections", "sections", "animation",
        summary: "Reloads the rows of sections, which may be more or fewer, and their headers."
      ) { (table: UITableView, sections: [Int], animation: UITableView.RowAnimation?) -> Void in
        table.reloadSections(IndexSet(sectionNumbers: sections), with: animation ?? .automatic)
      }
      .reconfigureRows()
      .method(
        "insertSections", "sections", "animation", summary: "Inserts sections with their rows."
      ) { (table: UITableView, sections: [Int], animation: UITableView.RowAnimation?) -> Void in
        table.insertSections(IndexSet(sectionNumbers: sections), with: animation ?? .automatic)
      }
      .method(
        "deleteSections", "sections", "animation", summary: "Deletes sections with their rows."
      ) { (table: UITableView, sections: [Int], animation: UITableView.RowAnimation?) -> Void in
        table.deleteSections(IndexSet(sectionNumbers: sections), with: animation ?? .automatic)
      }
      .moveRow()
      .method(
        "moveSection", "section", "newSection",
        summary: "Moves a section, which the data source must already have at its new place."
      ) { (table: UITableView, section: Int, new: Int) -> Void in
        table.moveSection(min(section, .max - 1), toSection: min(new, .max - 1))
      }
      .batchUpdates(in: self)
      .beginUpdates()
      .endUpdates()
      .method(
        "register", "class", "identifier", summary: "Registers a class of cells for an identifier."
      ) {
        [unowned self] (table: UITableView, make: LuaValue, identifier: String) -> Void in
        register(make, for: identifier, in: table)
      }
      .typed("class", .named("table"))
      .method(
        "dequeueReusableCell", "identifier", "indexPath",
        summary:
          "A cell that is no longer shown, or a new one of the registered class; without either "
          + "nil, or with an index path an error."
      ) {
        (table: UITableView, identifier: String, path: IndexPath?) -> UITableViewCell? in
        guard let path else { return table.dequeueReusableCell(withIdentifier: identifier) }
        return table.dequeueReusableCell(withIdentifier: identifier, for: path)
      }
  }

  private func register(_ make: LuaValue, for identifier: String, in table: UITableView) {
    table.register(forCellReuseIdentifier: identifier) { [weak self] in
      self?.makeCell(make, identifier) as? UITableViewCell
    }
  }

  /// Calls a class of cells, or a function that makes them, for an identifier.
  func makeCell(_ make: LuaValue, _ identifier: String) -> AnyObject? {
    guard let function = maker else { return nil }
    var cell: AnyObject?
    callBack("a cell for \(identifier)") { () throws(LuaError) in
      let made = try interpreter.call(function, [make, identifier]).first
      cell = made?.object(in: interpreter)
    }
    return cell
  }

  /// A function that calls a class with an identifier.
  private var maker: LuaFunction? {
    try? interpreter.load(Texts["UIKitLua/Lua/cell.lua"], named: "register")  // the text is correct
  }
}

extension IndexSet {
  /// The sections with some numbers; `Int.max` can't be in an index set, and no table has that many
  /// sections.
  init(sectionNumbers numbers: [Int]) {
    self.init(numbers.map { Swift.min($0, .max - 1) })
  }
}
