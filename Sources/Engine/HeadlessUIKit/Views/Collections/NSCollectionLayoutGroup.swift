import Foundation

/// Items beside or below each other in a compositional layout (H99).
///
/// [NSCollectionLayoutGroup](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup)
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Its items, in their order; a group without a count repeats them as often as they fit.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The distance between its items; nil for none (H100).
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isVertical: Bool
  /// How often it shows its only item; nil for as often as there is room.
  private let repetitions: Int?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isVertical: Bool,
    _ repetitions: Int? = nil
  ) {
    self.subitems = subitems
    self.isVertical = isVertical
    self.repetitions = repetitions
    super.init(layoutSize: size)
  }

  /// Creates a group of items from the left to the right.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isVertical: false)
  }

  /// Creates a group of items from the top to the bottom.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isVertical: true)
  }

  /// Creates a group of one item from the left to the right, a number of times, which share its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isVertical: false, max(count, 1))
  }

  /// Creates a group of one item from the top to the bottom, a number of times, which share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isVertical: true, max(count, 1))
  }

  /// The same as with `repeatingSubitem`, before iOS 16.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The same as with `repeatingSubitem`, before iOS 16.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  // MARK: Placing

  override func place(in frame: CGRect, _ frames: inout [CGRect]) {
    guard !subitems.isEmpty else { return }
    let room = isVertical ? frame.height : frame.width
    let parts = parts(in: frame.size, room)
    let used = parts.reduce(0) { $0 + along($1.size) }
    let least = interItemSpacing?.spacing ?? 0
    let gaps = CGFloat(max(parts.count - 1, 0))
    let rest = room - used
    let isFlexible = interItemSpacing?.isFlexibleSpacing == true && gaps > 0
    let spacing = isFlexible ? max(rest / gaps, least) : least
    var start: CGFloat = 0
    for part in parts {
      let origin =
        isVertical
        ? CGPoint(x: frame.minX, y: frame.minY + start)
        : CGPoint(x: frame.minX + start, y: frame.minY)
      let place = CGRect(origin: origin, size: part.size).inset(by: part.item.contentInsets)
      part.item.place(in: place, &frames)
      start += along(part.size) + spacing
    }
  }

  /// Gives items the heights that their contents have decided, and returns where they end: those of a
  /// column are below each other.
  func fit(_ frames: inout [CGRect], _ heights: [Int: CGFloat], from first: Int) -> CGFloat {
    var moved: CGFloat = 0
    for index in frames.indices {
      frames[index].origin.y += moved
      guard let height = heights[first + index] else { continue }
      if isVertical { moved += height - frames[index].height }
      frames[index].size.height = height
    }
    return frames.map(\.maxY).max() ?? 0
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Its items with their sizes: as many as there is room for, at least one (H100).
  private func parts(
    in size: CGSize, _ room: CGFloat
  ) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
    let spacing = interItemSpacing?.spacing ?? 0
    if let repetitions {
      let count = CGFloat(repetitions)
      let length = max((room - spacing * (count - 1)) / count, 0)
      var own = subitems[0].layoutSize.points(in: size)
      if isVertical { own.height = length } else { own.width = length }
      return Array(repeating: (subitems[0], own), count: min(repetitions, Self.most))
    }
    var parts: [(item: NSCollectionLayoutItem, size: CGSize)] = []
    var used: CGFloat = 0
    while parts.count < Self.most {
      let item = subitems[parts.count % subitems.count]
      let own = item.layoutSize.points(in: size)
      let end = used + along(own)
      // A hundredth of a point is lost by fractions such as a third.
      guard parts.isEmpty || end <= room + 0.01 else { break }
      parts.append((item, own))
      used = end + spacing
      if along(own) <= 0, parts.count >= subitems.count { break }
    }
    return parts
  }

  /// No group has more items: sizes come from programs.
  private static let most = 1000
}
