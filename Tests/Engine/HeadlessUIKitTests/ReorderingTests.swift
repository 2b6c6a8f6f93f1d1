import Foundation
import HeadlessUIKit
import Testing

/// A diffable data source lets the user move items, and changes its snapshot then.
struct ReorderingTests {
  private final class Page: UIViewController {
    private(set) lazy var source = UICollectionViewDiffableDataSource<String, Int>(
      collectionView: grid
    ) { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    let grid: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      return UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    }()
    var lines: [String] = []

    override func viewDidLoad() {
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.addSubview(grid)
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([4], toSection: "b")
      source.apply(snapshot)
    }

    func letItemsMove() {
      source.reorderingHandlers.canReorderItem = { $0 != 2 }
      source.reorderingHandlers.willReorder = { [unowned self] in
        lines.append("will \($0.initialSnapshot.itemIdentifiers) \(source.items)")
      }
      source.reorderingHandlers.didReorder = { [unowned self] in
        lines.append("did \($0.finalSnapshot.itemIdentifiers) \(source.items)")
        lines.append("\($0.difference.insertions.count) \($0.difference.removals.count)")
      }
    }

    /// Moves an item to the middle of a place that is so far down.
    func move(_ path: IndexPath, to y: CGFloat) -> Bool {
      guard grid.beginInteractiveMovementForItem(at: path) else { return false }
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      grid.endInteractiveMovement()
      return true
    }
  }

  private static func shown() -> (World, Page) {
    let world = World(), page = world.stage.asCurrent { Page() }
    world.window.rootViewController = page
    world.stage.settle()
    return (world, page)
  }

  @Test func itemsMoveWhereTheHandlersAllowIt() {
    let (world, page) = Self.shown()
    world.stage.asCurrent {
      #expect(!page.move([0, 0], to: 75))
      page.letItemsMove()
      #expect(!page.move([0, 1], to: 25))
      let cell = page.grid.cellForItem(at: [0, 0])
      #expect(page.move([0, 0], to: 125))
      #expect(page.source.items == [2, 3, 1, 4])
      #expect(
        page.lines == ["will [1, 2, 3, 4] [1, 2, 3, 4]", "did [2, 3, 1, 4] [2, 3, 1, 4]", "1 1"])
      #expect(page.grid.cellForItem(at: [0, 2]) === cell)
    }
    world.stage.settle()
    #expect(page.grid.cellForItem(at: [0, 2])?.frame.minY == 100)
  }

  @Test func itemsMoveToOtherSections() {
    let (world, page) = Self.shown()
    page.letItemsMove()
    world.stage.asCurrent {
      #expect(page.move([0, 0], to: 175))
      #expect(page.source.snapshot().itemIdentifiers(inSection: "b") == [1, 4])
      #expect(page.grid.numberOfItems(inSection: 0) == 2)
      #expect(page.move([1, 1], to: 25))
      #expect(page.source.snapshot().itemIdentifiers(inSection: "a") == [4, 2, 3])
    }
  }
}

extension UICollectionViewDiffableDataSource where ItemIdentifierType == Int {
  fileprivate var items: [Int] { snapshot().itemIdentifiers }
}
