import Foundation
import NavigationModel

extension UICollectionView {
  /// Requests everything from the data source again; nothing is selected then (H7, unconfirmed).
  public func reloadData() {
    recycle(cells)
    recycle(elements)
    selection = []
    counts = askedCounts
    invalidateFrames()
  }

  /// Inserts items; the data source must already contain them, else it raises and nothing changes
  /// (H11).
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes items; the data source must no longer contain them, else it raises and nothing changes
  /// (H11).
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Requests new cells for items; they are no longer selected.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves an item; the data source must already have it at its new place (H16).
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Moves a section with its items; the data source must already have it at its new place (H16).
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Inserts sections with their items (H11).
  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their items (H11).
  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Requests new cells for the items of sections, which must have kept their number.
  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Performs a batch of changes, then calls the completion handler (H11).
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }

  /// Begins a batch of changes.
  package func beginUpdates() {
    if updates == nil { _ = itemCounts }
    beginBatch()
  }

  /// Performs the changes at the end of the outermost batch.
  package func endUpdates() { endBatch() }
}

extension UICollectionView: UpdatingList {
  func apply(_ updates: ListUpdates) {
    let after = askedCounts
    guard updates.isConsistent(itemCounts, after, .collection) else { return }
    counts = after
    var gone: [UICollectionViewCell] = []
    var kept: [(UICollectionViewCell, IndexPath)] = []
    for cell in cells {
      guard let place = cell.place else { continue }
      let new = updates.reloads(place) ? nil : updates.path(of: place)
      if let new { kept.append((cell, new)) } else { gone.append(cell) }
    }
    recycle(gone)
    if updates.changesSections || !updates.reloadedSections.isEmpty { recycle(elements) }
    for (cell, place) in kept { cell.place = place }
    selection = selection.filter { !updates.reloads($0) }.compactMap(updates.path)
    invalidateFrames()
  }
}
