import Foundation
import NavigationModel

extension UITableView {
  /// The animation of a row change; nothing is drawn.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Inserts rows; the data source must already contain them, else it raises and nothing changes
  /// (B91).
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes rows; the data source must no longer contain them, else it raises and nothing changes
  /// (B91).
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Inserts sections with their rows (B91).
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their rows (B91).
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Requests new cells for rows; they are no longer selected.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves a row; the data source must already have it at its new place (H16).
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Moves a section with its rows; the data source must already have it at its new place (H16).
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Begins a batch of changes.
  public func beginUpdates() { beginBatch() }

  /// Performs the changes since the outermost `beginUpdates`.
  public func endUpdates() { endBatch() }

  /// Performs a batch of changes, then calls the completion handler.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }
}

extension UITableView: UpdatingList {
  func apply(_ updates: ListUpdates) {
    let before = rowCounts
    let after = askedCounts
    guard updates.isConsistent(before, after, .table) else { return }
    counts = after
    if updates.changesSections { forgetSectionViews() }
    for cell in cells {
      guard let place = cell.place else { continue }
      let new = updates.reloads(place) ? nil : updates.path(of: place)
      if let new { cell.place = new } else { recycle(cell) }
    }
    selection = selection.filter { !updates.reloads($0) }.compactMap(updates.path)
    setNeedsLayout()
  }
}
