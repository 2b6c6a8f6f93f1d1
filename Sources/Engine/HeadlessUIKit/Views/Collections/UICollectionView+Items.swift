import Foundation
import NavigationModel

extension UICollectionView {
  /// The cells that show items, in no order.
  var cells: [UICollectionViewCell] {
    subviews.compactMap { $0 as? UICollectionViewCell }.filter { $0.place != nil }
  }

  /// The number of items in each section; asks the data source the first time.
  var itemCounts: [Int] {
    if let counts { return counts }
    counts = askedCounts
    return counts ?? []
  }

  /// The number of items in each section, asked from the data source now (H1).
  var askedCounts: [Int] {
    guard dataSource != nil else { return [] }
    return askedLengths(sections: call(Calls.numberOfSections) { $0.numberOfSections(in: self) }) {
      section in
      call(Calls.numberOfItems) { $0.collectionView(self, numberOfItemsInSection: section) }
    }
  }

  /// Discards the items, because the data source has changed.
  func forgetItems() {
    followSwipe { _ in nil }
    fittedSizes = [:]
    recycle(cells)
    recycle(elements)
    counts = nil
    invalidateFrames()
  }

  /// Gives the items in its bounds cells, and takes those of the others; cells whose contents decide
  /// their size move the others.
  func placeItems() {
    // Every pass shows further cells, and each is asked once.
    while placeItemsOnce() && !Stage.current.isHalted {}
  }

  /// Returns whether sizes have changed.
  private func placeItemsOnce() -> Bool {
    arrangeFrames()
    let attributes = shownAttributes
    placeElements(attributes)
    let shown = attributes.filter { $0.representedElementCategory == .cell }
    let wanted = Set(shown.map(\.indexPath) + [moving?.target].compactMap(\.self))
    recycle(cells.filter { !wanted.contains($0.place ?? []) })
    var known = Dictionary(cells.map { ($0.place, $0) }) { first, _ in first }
    for attributes in shown {
      let path = attributes.indexPath
      if let cell = known[path] {
        cell.take(attributes)
      } else if let cell = newCell(at: path, attributes.frame) {
        known[path] = cell
        cell.take(attributes)
        call(Calls.willDisplay) { $0.collectionView(self, willDisplay: cell, forItemAt: path) }
      } else {
        return false
      }
    }
    return fit(shown, known)
  }

  /// Asks cells once for the size that suits them (H98).
  private func fit(
    _ shown: [UICollectionViewLayoutAttributes], _ cells: [IndexPath?: UICollectionViewCell]
  ) -> Bool {
    var hasChanged = false
    for attributes in shown where fittedSizes[attributes.indexPath] == nil {
      let path = attributes.indexPath
      guard collectionViewLayout.fits(path), let cell = cells[path] else { continue }
      let wanted = UICollectionViewLayoutAttributes(forCellWith: path)
      wanted.frame = attributes.frame
      let size = cell.askedAttributes(fitting: wanted).size
      fittedSizes[path] = size
      if size != attributes.size { hasChanged = true }
    }
    if hasChanged { (hasFrames, knownFrames) = (false, nil) }
    return hasChanged
  }

  /// Makes cells available for reuse; those without a reuse identifier are removed (H4).
  func recycle(_ cells: [UICollectionViewCell]) {
    for cell in cells {
      guard let path = cell.place else { continue }
      cell.place = nil
      cell.isHighlighted = false
      if cell.reuseIdentifier == nil { cell.removeFromSuperview() } else { cell.isHidden = true }
      call(Calls.didEndDisplaying) {
        $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    }
  }

  private func newCell(at path: IndexPath, _ frame: CGRect) -> UICollectionViewCell? {
    let provided = call(Calls.cellForItem) {
      $0.collectionView(self, cellForItemAt: placeInSource(path))
    }
    if let provided { show(provided, at: path, frame) }
    return provided
  }

  /// Shows a cell as an item.
  func show(_ cell: UICollectionViewCell, at path: IndexPath, _ frame: CGRect) {
    cell.place = path
    cell.frame = frame
    cell.isHidden = false
    if cell.superview !== self { addSubview(cell) }
    cell.isSelected = selection.contains(path)
  }

  /// Marks the cells of the selected items, and no others.
  func markSelection() {
    for cell in cells {
      let isSelected = cell.place.map(selection.contains) ?? false
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
  }

  // MARK: Questions

  /// The same without a layout, which may ask the program.
  var cellsAsPlaced: [UICollectionViewCell] {
    cells.sorted { ($0.place ?? []) < ($1.place ?? []) }
  }

  /// What `indexPathForItem` does where no class overrides it.
  final func ownIndexPathForItem(at point: CGPoint) -> IndexPath? {
    layOutIfNeeded(notifying: false)
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let there = collectionViewLayout.askedElements(in: spot) ?? []
    return there.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
      .indexPath
  }

  /// What `scrollToItem` does where no class overrides it.
  final func ownScrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layOutIfNeeded(notifying: false)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    var target = contentOffset
    if scrollPosition.contains(.top) { target.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      target.y = frame.midY - room.height / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - room.height - inset.top }
    if scrollPosition.contains(.left) { target.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      target.x = frame.midX - room.width / 2 - inset.left
    }
    if scrollPosition.contains(.right) { target.x = frame.maxX - room.width - inset.left }
    setContentOffset(nearestRest(to: target), animated: animated)
  }
}

extension CGRect {
  /// The rectangle less insets at its edges.
  func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
