import Foundation
import HeadlessUIKit
import Testing

/// Layouts of a program's own, and headers that stay in sight.
struct OwnLayoutTests {
  private final class Numbers: NSObject, UICollectionViewDataSource, UITableViewDataSource,
    UITableViewDelegate
  {
    let counts: [Int]
    init(_ counts: Int...) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "row") }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
  }

  private final class Diagonal: UICollectionViewLayout {
    var log: [String] = []
    var follows = false
    var count = 0
    var extra = 0

    override func prepare() {
      log.append("prepare")
      count = (collectionView?.numberOfItems(inSection: 0) ?? 0) + extra
    }
    override var collectionViewContentSize: CGSize {
      log.append("size")
      return CGSize(width: 100, height: 50 * CGFloat(count))
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      log.append("elements")
      return (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.size = CGSize(width: 50, height: 50)
      attributes.center = CGPoint(x: 25 + 5 * indexPath.item, y: 25 + 50 * indexPath.item)
      attributes.alpha = indexPath.item == 1 ? 0.5 : 1
      attributes.isHidden = indexPath.item == 2
      return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
  }

  private static func grid(
    _ layout: UICollectionViewLayout, _ numbers: Numbers, height: CGFloat
  ) -> UICollectionView {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.contentInsetAdjustmentBehavior = .never
    grid.dataSource = numbers
    grid.layoutIfNeeded()
    return grid
  }

  @Test func aLayoutIsAskedInOrder() {  // H64
    let world = World()
    world.stage.asCurrent {
      let layout = Diagonal(), numbers = Numbers(6)
      let grid = Self.grid(layout, numbers, height: 160)
      #expect(layout.log == ["prepare", "size", "elements"])
      #expect(grid.visibleCells.map(\.frame.minX) == [0, 5, 15])
      #expect(grid.visibleCells.map(\.alpha) == [1, 0.5, 1])
      #expect(grid.contentSize.height == 300)
      layout.log = []
      grid.contentOffset.y = 100
      grid.layoutIfNeeded()
      #expect(layout.log == ["elements"])
      layout.follows = true
      grid.contentOffset.y = 110
      grid.layoutIfNeeded()
      #expect(layout.log == ["elements", "prepare", "size", "elements"])
      #expect(grid.indexPathForItem(at: CGPoint(x: 20, y: 170)) == [0, 3])
      #expect(grid.layoutAttributesForItem(at: [0, 5])?.frame.minY == 250)
      grid.scrollToItem(at: [0, 0], at: .top, animated: false)
      #expect(grid.contentOffset.y == 0)
      layout.log = []
      layout.invalidateLayout()
      grid.layoutIfNeeded()
      #expect(layout.log == ["prepare", "size", "elements"])
    }
  }

  @Test func anItemThatIsNotThereRaises() {  // H64
    let world = World()
    let raised = world.stage.exceptions {
      let layout = Diagonal(), numbers = Numbers(1)
      layout.extra = 1
      _ = Self.grid(layout, numbers, height: 160)
    }
    #expect(
      raised.first?.reason.hasPrefix("UICollectionView received layout attributes for a cell")
        == true)
  }

  @Test func aFlowLayoutTellsWhereItsItemsAre() {
    let world = World()
    world.stage.asCurrent {
      let layout = UICollectionViewFlowLayout(), numbers = Numbers(3)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let grid = Self.grid(layout, numbers, height: 160)
      let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 60))
      #expect(all?.map(\.frame.minY) == [0, 20])
      #expect(all?.map(\.representedElementCategory) == [.supplementaryView, .cell])
      #expect(all?.first?.representedElementKind == UICollectionView.elementKindSectionHeader)
      #expect(layout.layoutAttributesForItem(at: [0, 2])?.frame.minY == 140)
      #expect(layout.layoutAttributesForItem(at: [1, 0]) == nil)
      let header = grid.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      #expect(header?.frame.height == 20 && header?.zIndex == 0)
    }
  }

  @Test(
    arguments: [
      (0, [0]), (60, [60]), (185, [170, 200]), (240, [240]),
    ] as [(CGFloat, [CGFloat])])
  func pinnedHeadersStay(_ offset: CGFloat, _ tops: [CGFloat]) {  // H63
    let world = World()
    world.stage.asCurrent {
      let layout = UICollectionViewFlowLayout(), numbers = Numbers(3, 8)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionHeadersPinToVisibleBounds = true
      let grid = Self.grid(layout, numbers, height: 100)
      grid.contentOffset.y = offset
      let headers = grid.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader)
      #expect(headers.map(\.frame.minY) == tops)
    }
  }

  @Test func pinnedFootersStay() {  // H63
    let world = World()
    world.stage.asCurrent {
      let layout = UICollectionViewFlowLayout(), numbers = Numbers(3)
      layout.footerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionFootersPinToVisibleBounds = true
      let grid = Self.grid(layout, numbers, height: 100)
      let kind = UICollectionView.elementKindSectionFooter
      #expect(grid.visibleSupplementaryViews(ofKind: kind).map(\.frame.maxY) == [100])
      layout.sectionFootersPinToVisibleBounds = false
      #expect(grid.visibleSupplementaryViews(ofKind: kind) == [])
    }
  }

  @Test(arguments: [(UITableView.Style.plain, 50.0), (.grouped, 0)])
  func headersOfAPlainTableStay(_ style: UITableView.Style, _ top: CGFloat) {  // H63
    let world = World()
    world.stage.asCurrent {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
      let numbers = Numbers(4, 4)
      table.contentInsetAdjustmentBehavior = .never
      (table.dataSource, table.delegate) = (numbers, numbers)
      table.layoutIfNeeded()
      table.contentOffset.y = 50
      table.layoutIfNeeded()
      let headers = table.subviews.filter { type(of: $0) == UIView.self && $0.frame.height == 28 }
      #expect(headers.map(\.frame.minY).min() == top)
    }
  }
}
