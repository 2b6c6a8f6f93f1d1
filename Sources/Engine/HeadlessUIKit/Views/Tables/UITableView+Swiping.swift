import Foundation
import NavigationModel

extension UITableView {
  func mayHaveSwipeActions(at edge: RowEdge, of path: IndexPath) -> Bool {
    switch edge {
    case .leading: mayImplement(Calls.leadingSwipeActionsConfigurationForRow)
    case .trailing:
      mayImplement(Calls.trailingSwipeActionsConfigurationForRow)
        || acceptsEdits && knownStyle(of: path) != UITableViewCell.EditingStyle.none
          && knownStyle(of: path) != .insert
    }
  }
}

extension UITableView: SwipingList {
  func obstacle(toSwiping path: IndexPath) -> String? {
    guard hasRow(path) else { return "there is no row \(path.row) in section \(path.section)" }
    if showsControls { return "rows can't be swiped while the table is edited" }
    let mayEdit = call(Calls.canEditRow) { $0.tableView(self, canEditRowAt: path) }
    return mayEdit ? nil : "the row cannot be edited"
  }

  func swipeActions(at edge: RowEdge, of path: IndexPath) -> UISwipeActionsConfiguration? {
    let own =
      switch edge {
      case .leading:
        ask(Calls.leadingSwipeActionsConfigurationForRow, []) {
          $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
      case .trailing:
        ask(Calls.trailingSwipeActionsConfigurationForRow, []) {
          $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
      }
    if let own = own ?? nil { return own }
    return edge == .trailing ? deletion(of: path) : nil
  }

  /// The action of a row that the data source can delete; nil for another one.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard acceptsEdits, editingStyle(of: path) == .delete else { return nil }
    let title = ask(Calls.titleForDeleteConfirmationButtonForRow, []) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let delete = UIContextualAction(.destructive, (title ?? nil) ?? "Delete", as: .deletion) {
      [weak self] _, _, done in
      if let self, let path = swiped?.path { commit(.delete, at: path) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func swipedCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func rowWillBeSwiped(_ path: IndexPath) {
    call(Calls.willBeginEditingRow, words(path)) {
      $0.tableView(self, willBeginEditingRowAt: path)
    }
  }

  func rowWasSwiped(_ path: IndexPath?) {
    call(Calls.didEndEditingRow, path.map(words) ?? []) {
      $0.tableView(self, didEndEditingRowAt: path)
    }
  }
}
