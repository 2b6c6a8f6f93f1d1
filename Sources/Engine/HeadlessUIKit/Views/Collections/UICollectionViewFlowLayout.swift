import Foundation

/// Places items in lines, section after section, with a header and a footer for each.
///
/// The delegate may be asked for sizes and distances (H13).
/// [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout)
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items; 50 by 50 points by default (H8).
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// How large items are as long as their contents haven't decided their sizes; zero, the default, for
  /// items that don't fit their contents (H98, H109).
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The estimate for items whose size is not known: `itemSize` until their contents have decided it
  /// (iOS 10; H109).
  open class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
  /// The least distance between lines; 10 points by default (H8).
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line; 10 points by default (H8).
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around the items of each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, of which only the extent along the scrolling counts; zero for none (H12).
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the extent along the scrolling counts; zero for none (H12).
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Where lines follow each other; vertical by default (H8).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// Whether headers stay at the start of the bounds while items of their section are there; false by
  /// default (H63).
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay at the end of the bounds while items of their section are there; false by
  /// default (H63).
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  open override var collectionViewContentSize: CGSize { collectionView?.itemFrames?.size ?? .zero }

  override func frames(of lengths: [Int], in size: CGSize) -> ItemFrames? {
    let isVertical = scrollDirection == .vertical
    let extent = isVertical ? size.width : size.height
    var start: CGFloat = 0
    var frames = ItemFrames()
    frames.pinning.kinds = pinnedKinds
    for (section, length) in lengths.enumerated() {
      let metrics = metrics(of: section, length: length)
      let lines = FlowLines(isVertical ? metrics : metrics.turned, extent: extent)
      start = frames.add(
        UICollectionView.elementKindSectionHeader, of: section, lines.metrics.header, at: start,
        extent)
      let items = lines.frames(of: length, at: start)
      frames.sections.append(items.frames)
      frames.pinning.extents[section] = start...max(items.end, start)
      start = frames.add(
        UICollectionView.elementKindSectionFooter, of: section, lines.metrics.footer,
        at: items.end, extent)
    }
    frames.size = CGSize(width: extent, height: start)
    return isVertical ? frames : frames.turned
  }

  override func fits(_ path: IndexPath) -> Bool { estimatedItemSize != .zero }

  override var fitsWidths: Bool { estimatedItemSize != .zero }

  private var pinnedKinds: Set<String> {
    var kinds: Set<String> = []
    if sectionHeadersPinToVisibleBounds { kinds.insert(UICollectionView.elementKindSectionHeader) }
    if sectionFootersPinToVisibleBounds { kinds.insert(UICollectionView.elementKindSectionFooter) }
    return kinds
  }

  /// The sizes and distances of a section: those of the delegate, else its own (H13).
  private func metrics(of section: Int, length: Int) -> FlowMetrics {
    FlowMetrics(
      sizes: sizes(of: section, length: length),
      lineSpacing: ask(UICollectionView.Calls.minimumLineSpacingForSection) {
        $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section)
      } ?? minimumLineSpacing,
      spacing: ask(UICollectionView.Calls.minimumInteritemSpacingForSection) {
        $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section)
      } ?? minimumInteritemSpacing,
      inset: ask(UICollectionView.Calls.insetForSection) {
        $0.collectionView($1, layout: self, insetForSectionAt: section)
      } ?? sectionInset,
      header: ask(UICollectionView.Calls.referenceSizeForHeader) {
        $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section)
      } ?? headerReferenceSize,
      footer: ask(UICollectionView.Calls.referenceSizeForFooter) {
        $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section)
      } ?? footerReferenceSize)
  }

  /// The sizes of items: what the contents have decided, else those of the delegate, else the estimate
  /// (unconfirmed with both).
  private func sizes(of section: Int, length: Int) -> FlowMetrics.Sizes {
    guard let view = collectionView else { return .one(itemSize) }
    let asks = UICollectionView.Calls.sizeForItem.receiver(of: view) != nil
    guard asks || fitsWidths else { return .one(itemSize) }
    var sizes: [CGSize] = []
    while sizes.count < length, !Stage.current.isHalted {
      let path = IndexPath(item: sizes.count, section: section)
      let fitted = fitsWidths ? view.fittedSizes[path] : nil
      sizes.append(fitted ?? (asks ? askedSize(of: path, in: view) : nil) ?? sizeOfAll)
    }
    return .each(sizes)
  }

  private func askedSize(of path: IndexPath, in view: UICollectionView) -> CGSize? {
    view.ask(UICollectionView.Calls.sizeForItem, []) {
      $0.collectionView(view, layout: self, sizeForItemAt: path)
    }
  }

  /// The size of items that nothing else is known about.
  private var sizeOfAll: CGSize {
    let isGiven = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    return isGiven ? estimatedItemSize : itemSize
  }

  private func ask<Answer>(
    _ call: Call<UICollectionView, any UICollectionViewDelegateFlowLayout, Answer>,
    _ body: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Answer
  ) -> Answer? {
    collectionView.flatMap { view in view.ask(call, []) { body($0, view) } }
  }
}

extension ItemFrames {
  /// Adds a header or a footer, and returns where it ends.
  fileprivate mutating func add(
    _ kind: String, of section: Int, _ size: CGSize, at start: CGFloat, _ extent: CGFloat
  ) -> CGFloat {
    let height = size.height.isFinite ? max(size.height, 0) : 0
    guard height > 0 else { return start }
    elements[SectionElement(kind: kind, section: section)] = CGRect(
      x: 0, y: start, width: extent, height: height)
    return start + height
  }

  /// The same with both axes exchanged.
  fileprivate var turned: ItemFrames {
    var turned = self
    turned.sections = sections.map { $0.map(\.turned) }
    turned.elements = elements.mapValues(\.turned)
    turned.size = size.turned
    turned.pinning.isHorizontal = true
    return turned
  }
}
