import Foundation

extension NSCollectionLayoutSection {
  /// Adds the items and the views at the edges of a section below what is there.
  func add(
    _ section: Int, of count: Int, in size: CGSize, _ heights: [Int: CGFloat],
    to frames: inout ItemFrames
  ) {
    for item in boundarySupplementaryItems where !item.alignment.isAtBottom {
      add(item, section, size, to: &frames)
    }
    let top = frames.size.height
    let (placed, end) = self.frames(of: count, at: top, in: size, heights)
    frames.sections.append(placed)
    frames.pinning.extents[section] = top...max(end, top)
    frames.size.height = max(end, top)
    for item in boundarySupplementaryItems where item.alignment.isAtBottom {
      add(item, section, size, to: &frames)
    }
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, _ size: CGSize,
    to frames: inout ItemFrames
  ) {
    let own = item.layoutSize.points(in: size)
    frames.elements[SectionElement(kind: item.elementKind, section: section)] = CGRect(
      x: 0, y: frames.size.height, width: own.width, height: own.height)
    if item.pinToVisibleBounds { frames.pinning.kinds.insert(item.elementKind) }
    if item.extendsBoundary { frames.size.height += own.height }
  }
}
