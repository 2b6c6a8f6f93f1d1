import Foundation

/// Gives the layout of each section; nil lets it have no items in sight.
///
/// [UICollectionViewCompositionalLayoutSectionProvider](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider)
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Places items in sections that have a layout each: lists, or groups of items (H30, H99).
///
/// [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What is common to its sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  /// The look of its lists, if it was made with lists only.
  private let onlyList: UICollectionLayoutListConfiguration?
  private let sections:
    AnsweringHandler<
      (Int, any NSCollectionLayoutEnvironment),
      NSCollectionLayoutSection?
    >
  /// The sections as last laid out.
  private var known: [NSCollectionLayoutSection?] = []

  private init(
    _ onlyList: UICollectionLayoutListConfiguration?,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration?,
    _ provide: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.onlyList = onlyList
    self.configuration = configuration ?? UICollectionViewCompositionalLayoutConfiguration()
    sections = AnsweringHandler(.sectionProvider) { provide($0.0, $0.1) }
    super.init()
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(nil, nil) { _, _ in section }
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(nil, configuration) { _, _ in section } }

  /// Creates a layout that asks for each section when it is laid out (H99).
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(nil, nil, sectionProvider) }

  /// Creates a layout that asks for each section when it is laid out (H99).
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(nil, configuration, sectionProvider) }

  /// Creates a layout with only lists, all with this configuration (H30).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(configuration, nil) { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override var collectionViewContentSize: CGSize { collectionView?.itemFrames?.size ?? .zero }

  /// How a section that is a list looks; nil for another one.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    known.indices.contains(section) ? known[section]?.list : nil
  }

  override func fits(_ path: IndexPath) -> Bool {
    known.indices.contains(path.section) && known[path.section]?.fitsItems == true
  }

  /// The look of its lists, if all sections are lists.
  var list: UICollectionLayoutListConfiguration? {
    if let onlyList { return onlyList }
    let lists = known.map { $0?.list }
    return lists.isEmpty || lists.contains { $0 == nil } ? nil : lists[0]
  }

  override func frames(of lengths: [Int], in size: CGSize) -> ItemFrames? {
    let traits = collectionView?.traitCollection ?? UITraitCollection()
    let environment = LayoutEnvironment(size, traits)
    known = lengths.indices.map { sections.answer(($0, environment)) }
    var frames = ItemFrames()
    frames.size = CGSize(width: size.width, height: 0)
    for (section, length) in lengths.enumerated() {
      if section > 0 { frames.size.height += configuration.interSectionSpacing }
      guard let layout = known[section] else {
        frames.sections.append(Array(repeating: .zero, count: length))
        continue
      }
      if let list = layout.list {
        ListLines(list, width: size.width, margin: margin(of: list), fitted: heights(section))
          .add(section, of: length, to: &frames)
      } else {
        layout.add(section, of: length, in: size, heights(section), to: &frames)
      }
    }
    return frames
  }

  /// The heights that the contents of a section's items have decided.
  private func heights(_ section: Int) -> [Int: CGFloat] {
    var heights: [Int: CGFloat] = [:]
    for (path, size) in collectionView?.fittedSizes ?? [:] where path.section == section {
      heights[path.item] = size.height
    }
    return heights
  }

  /// The distance of groups from the edges.
  private func margin(of list: UICollectionLayoutListConfiguration) -> CGFloat {
    guard list.appearance == .insetGrouped else { return 0 }
    let stage = Stage.current
    return stage.profile.bars.heights.sideMargin(stage.traits)
  }
}

/// The rows of a list, one below the other.
private struct ListLines {
  private let list: UICollectionLayoutListConfiguration
  private let width: CGFloat
  private let margin: CGFloat
  /// The heights of rows whose contents have decided them.
  private let fitted: [Int: CGFloat]
  /// The height of a row without constraints, and of a header or footer (unconfirmed).
  private static let row: CGFloat = 44
  private static let edge: CGFloat = 38
  /// The distance above each group (unconfirmed).
  private static let distance: CGFloat = 35

  init(
    _ list: UICollectionLayoutListConfiguration, width: CGFloat, margin: CGFloat,
    fitted: [Int: CGFloat]
  ) {
    self.list = list
    self.width = width
    self.margin = margin
    self.fitted = fitted
  }

  /// Adds a section below what is there.
  func add(_ section: Int, of length: Int, to frames: inout ItemFrames) {
    if !list.appearance.hasGroups {
      frames.pinning.kinds.formUnion([
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ])
    }
    var y = frames.size.height
    y += list.headerTopPadding ?? (list.appearance.hasGroups ? Self.distance : 0)
    if list.headerMode == .supplementary {
      add(UICollectionView.elementKindSectionHeader, section, at: &y, to: &frames)
    }
    let start = y
    frames.sections.append(
      (0..<length).map { item in
        let height = fitted[item] ?? Self.row
        defer { y += height }
        return line(at: y, height)
      })
    frames.pinning.extents[section] = start...y
    if list.footerMode == .supplementary {
      add(UICollectionView.elementKindSectionFooter, section, at: &y, to: &frames)
    }
    frames.size.height = y
  }

  private func add(
    _ kind: String, _ section: Int, at y: inout CGFloat, to frames: inout ItemFrames
  ) {
    frames.elements[SectionElement(kind: kind, section: section)] = line(at: y, Self.edge)
    y += Self.edge
  }

  private func line(at y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: margin, y: y, width: max(width - 2 * margin, 0), height: height)
  }
}

/// What is common to the sections of a compositional layout.
///
/// [UICollectionViewCompositionalLayoutConfiguration](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The distance between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0

  /// Creates a configuration.
  public override init() { super.init() }

  nonisolated deinit {}
}
