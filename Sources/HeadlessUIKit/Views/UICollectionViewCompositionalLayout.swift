import Foundation

/// Places items in sections that have a layout each; use `list(using:)`.
///
/// Sections of a program's own are not supported.
/// [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The look of its sections.
  let list: UICollectionLayoutListConfiguration

  private init(_ list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  /// Creates a layout with only lists, all with this configuration (H30).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(configuration)
  }

  open override var collectionViewContentSize: CGSize { collectionView?.itemFrames?.size ?? .zero }

  override func frames(of lengths: [Int], in size: CGSize) -> ItemFrames? {
    ListLines(list, width: size.width, margin: margin).frames(of: lengths)
  }

  /// The distance of groups from the edges.
  private var margin: CGFloat {
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
  /// The height of a row, and of a header or footer; rows don't fit their contents (unconfirmed).
  private static let row: CGFloat = 44
  private static let edge: CGFloat = 38
  /// The distance above each group (unconfirmed).
  private static let distance: CGFloat = 35

  init(_ list: UICollectionLayoutListConfiguration, width: CGFloat, margin: CGFloat) {
    self.list = list
    self.width = width
    self.margin = margin
  }

  func frames(of lengths: [Int]) -> ItemFrames {
    var frames = ItemFrames()
    if !list.appearance.hasGroups {
      frames.pinning.kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
    }
    var y: CGFloat = 0
    for (section, length) in lengths.enumerated() {
      y += list.headerTopPadding ?? (list.appearance.hasGroups ? Self.distance : 0)
      if list.headerMode == .supplementary {
        add(UICollectionView.elementKindSectionHeader, section, at: &y, to: &frames)
      }
      frames.sections.append((0..<length).map { line(at: y + CGFloat($0) * Self.row, Self.row) })
      let end = y + CGFloat(length) * Self.row
      frames.pinning.extents[section] = y...end
      y = end
      if list.footerMode == .supplementary {
        add(UICollectionView.elementKindSectionFooter, section, at: &y, to: &frames)
      }
    }
    frames.size = CGSize(width: width, height: y)
    return frames
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
