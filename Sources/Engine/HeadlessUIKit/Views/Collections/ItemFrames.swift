import Foundation

/// A header or a footer of a section, or another view that belongs to it.
struct SectionElement: Hashable {
  /// Its kind, such as `UICollectionView.elementKindSectionHeader`.
  let kind: String
  /// The path by which the data source knows it.
  let path: IndexPath

  /// A view of a kind at a path.
  init(kind: String, path: IndexPath) {
    self.kind = kind
    self.path = path
  }

  /// The header or footer of a section.
  init(kind: String, section: Int) {
    self.init(kind: kind, path: IndexPath(item: 0, section: section))
  }

  /// Its section.
  var section: Int { path.section }
}

/// Where the items of a collection view are, and how large its contents.
struct ItemFrames {
  /// The frames, by section and item.
  var sections: [[CGRect]] = []
  /// The frames of headers and footers; one without an extent is not there (H12).
  var elements: [SectionElement: CGRect] = [:]
  /// The size of the contents.
  var size = CGSize.zero
  /// What stays in sight while its section is.
  var pinning = Pinning()

  /// The frame of an item; nil for an item that is not there.
  subscript(path: IndexPath) -> CGRect? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section]
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The attributes of an item; nil for an item that is not there.
  @MainActor
  func attributes(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    self[path].map { frame in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame
      return attributes
    }
  }

  /// The attributes of the headers, footers and items in a rectangle, in their order.
  @MainActor
  func attributes(
    in rect: CGRect, visible: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let shown = pinning.frames(of: elements, in: visible).filter { $0.value.intersects(rect) }
    let edges = shown.sorted { ($0.key.section, $1.key.kind) < ($1.key.section, $0.key.kind) }
      .map { element, frame in
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: element.kind, with: element.path)
        attributes.frame = frame
        return attributes
      }
    return edges + items(in: rect).compactMap { attributes(of: $0) }
  }

  /// The items in a rectangle, in their order.
  private func items(in rect: CGRect) -> [IndexPath] {
    sections.enumerated().flatMap { section, frames in
      frames.indices.filter { frames[$0].intersects(rect) }
        .map { IndexPath(item: $0, section: section) }
    }
  }
}

/// Which headers and footers stay in sight while their sections are (H63).
struct Pinning {
  /// The kinds that do.
  var kinds: Set<String> = []
  /// The extents of the items of sections, which a header or footer doesn't leave.
  var extents: [Int: ClosedRange<CGFloat>] = [:]
  /// Whether sections follow each other from the left to the right.
  var isHorizontal = false

  /// The frames of headers and footers while a part of the contents is visible.
  func frames(
    of elements: [SectionElement: CGRect], in visible: CGRect
  ) -> [SectionElement: CGRect] {
    guard !kinds.isEmpty else { return elements }
    var frames = elements
    for (element, frame) in elements where kinds.contains(element.kind) {
      guard let extent = extents[element.section] else { continue }
      let isHeader = element.kind == UICollectionView.elementKindSectionHeader
      frames[element] =
        isHorizontal
        ? Self.pinned(frame.turned, isHeader, extent, visible.turned).turned
        : Self.pinned(frame, isHeader, extent, visible)
    }
    return frames
  }

  /// The frame of a header or footer that lies above or below an extent.
  static func pinned(
    _ frame: CGRect, _ isHeader: Bool, _ extent: ClosedRange<CGFloat>, _ visible: CGRect
  ) -> CGRect {
    var pinned = frame
    pinned.origin.y =
      isHeader
      ? max(frame.minY, min(visible.minY, extent.upperBound - frame.height))
      : min(frame.minY, max(visible.maxY - frame.height, extent.lowerBound))
    return pinned
  }
}
