import Foundation
import NavigationModel

extension UITableView {
  /// The animation of a row change; nothing is drawn.
  nonisolated public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// What `insertRows` does where no class overrides it.
  final func ownInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// What `deleteRows` does where no class overrides it.
  final func ownDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// What `insertSections` does where no class overrides it.
  final func ownInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// What `deleteSections` does where no class overrides it.
  final func ownDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// What `reloadRows` does where no class overrides it.
  final func ownReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// What `moveRow` does where no class overrides it.
  final func ownMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// What `moveSection` does where no class overrides it.
  final func ownMoveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// What `beginUpdates` does where no class overrides it.
  final func ownBeginUpdates() { beginBatch() }

  /// What `endUpdates` does where no class overrides it.
  final func ownEndUpdates() { endBatch() }

  /// What `performBatchUpdates` does where no class overrides it.
  final func ownPerformBatchUpdates(
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
