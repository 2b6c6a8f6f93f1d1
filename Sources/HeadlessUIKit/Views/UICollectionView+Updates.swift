import Foundation
import NavigationModel

extension UICollectionView {
  /// What `reloadData` does where no class overrides it.
  final func ownReloadData() {
    followSwipe { _ in nil }
    fittedSizes = [:]
    recycle(cells)
    recycle(elements)
    selection = []
    counts = askedCounts
    invalidateFrames()
  }

  /// What `insertItems` does where no class overrides it.
  final func ownInsertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// What `deleteItems` does where no class overrides it.
  final func ownDeleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// What `reloadItems` does where no class overrides it.
  final func ownReloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// What `reconfigureItems` does where no class overrides it.
  final func ownReconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// What `moveItem` does where no class overrides it.
  final func ownMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// What `moveSection` does where no class overrides it.
  final func ownMoveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// What `insertSections` does where no class overrides it.
  final func ownInsertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// What `deleteSections` does where no class overrides it.
  final func ownDeleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// What `reloadSections` does where no class overrides it.
  final func ownReloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// What `performBatchUpdates` does where no class overrides it.
  final func ownPerformBatchUpdates(
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
    let keepsSections = !updates.changesSections && updates.reloadedSections.isEmpty
    follow(to: after, keepsSections: keepsSections) { path in
      updates.reloads(path) ? nil : updates.path(of: path)
    }
  }
}

extension UICollectionView: SnapshotList {
  func follow(to counts: [Int], keepsSections: Bool, _ place: (IndexPath) -> IndexPath?) {
    self.counts = counts
    followSwipe(place)
    var sizes: [IndexPath: CGSize] = [:]
    for (path, size) in fittedSizes {
      if let new = place(path) { sizes[new] = size }
    }
    fittedSizes = sizes
    var gone: [UICollectionViewCell] = []
    var kept: [(UICollectionViewCell, IndexPath)] = []
    for cell in cells {
      guard let former = cell.place else { continue }
      if let new = place(former) { kept.append((cell, new)) } else { gone.append(cell) }
    }
    recycle(gone)
    if !keepsSections { recycle(elements) }
    for (cell, new) in kept { cell.place = new }
    selection = selection.compactMap(place)
    invalidateFrames()
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells.first(where: { $0.place == path }) else { continue }
      reconfigured = cell
      fittedSizes[path] = nil
      let provided = call(Calls.cellForItem) { $0.collectionView(self, cellForItemAt: path) }
      reconfigured = nil
      guard let provided, provided !== cell else { continue }
      recycle([cell])
      show(provided, at: path, cell.frame)
    }
    setNeedsLayout()
  }
}
