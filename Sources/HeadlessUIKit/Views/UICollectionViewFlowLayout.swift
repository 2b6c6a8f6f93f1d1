import Foundation

/// Places items of one size in lines, section after section.
///
/// [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout)
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items; 50 by 50 points by default (H8).
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The least distance between lines; 10 points by default (H8).
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line; 10 points by default (H8).
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around the items of each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Where lines follow each other; vertical by default (H8).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  open override var collectionViewContentSize: CGSize { collectionView?.itemFrames.size ?? .zero }

  override func frames(of lengths: [Int], in size: CGSize) -> ItemFrames {
    let isVertical = scrollDirection == .vertical
    let lines = isVertical ? alongLines : alongLines.turned
    let extent = isVertical ? size.width : size.height
    var start: CGFloat = 0
    var frames: [[CGRect]] = []
    for length in lengths {
      let section = lines.section(of: length, at: start, extent: extent)
      frames.append(section.frames)
      start = section.end
    }
    let content = CGSize(width: extent, height: start)
    guard !isVertical else { return ItemFrames(sections: frames, size: content) }
    return ItemFrames(sections: frames.map { $0.map(\.turned) }, size: content.turned)
  }

  private var alongLines: FlowLines {
    FlowLines(
      item: itemSize, lineSpacing: minimumLineSpacing, spacing: minimumInteritemSpacing,
      inset: sectionInset)
  }
}

/// Lines from left to right, one below the other; turned, they are columns.
private struct FlowLines {
  var item: CGSize
  let lineSpacing: CGFloat
  let spacing: CGFloat
  var inset: UIEdgeInsets

  /// The lines of the other direction.
  var turned: FlowLines {
    var turned = self
    turned.item = item.turned
    turned.inset = UIEdgeInsets(
      top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    return turned
  }

  /// The frames of a section's items, and where the section ends.
  func section(
    of count: Int, at start: CGFloat, extent: CGFloat
  ) -> (frames: [CGRect], end: CGFloat) {
    let room = extent - inset.left - inset.right
    let perLine = itemsPerLine(in: room)
    let step = step(perLine, in: room)
    // One item to a line is in its middle (unconfirmed).
    let left = inset.left + (perLine == 1 ? max(room - item.width, 0) / 2 : 0)
    let top = start + inset.top
    let frames = (0..<count).map { index in
      CGRect(
        x: left + CGFloat(index % perLine) * step,
        y: top + CGFloat(index / perLine) * (item.height + lineSpacing), width: item.width,
        height: item.height)
    }
    return (frames, max(frames.last?.maxY ?? top, top) + inset.bottom)
  }

  private func itemsPerLine(in room: CGFloat) -> Int {
    let count = (room + spacing) / (item.width + spacing)
    return count.isFinite && count < 10_000 ? max(Int(count), 1) : 1
  }

  /// The distance between the left edges of items: what is left of a full line is between them (H9).
  private func step(_ perLine: Int, in room: CGFloat) -> CGFloat {
    guard perLine > 1 else { return 0 }
    return (room - item.width) / CGFloat(perLine - 1)
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
