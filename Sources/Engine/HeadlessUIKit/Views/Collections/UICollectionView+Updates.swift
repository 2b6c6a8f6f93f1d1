import Foundation
import NavigationModel

extension UICollectionView {
  /// What `reloadData` does where no class overrides it.
  final func ownReloadData() {
    followSwipe { _ in nil }
    fittedSizes = [:]
    recycle(cells)
    recycle(elements)
    selection = OrderedIdentifiers()
    counts = askedCounts
    (prefetched, moving) = (PrefetchedPaths(), nil)
    invalidateFrames()
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
    selection = OrderedIdentifiers(selection.all.compactMap(place))
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
