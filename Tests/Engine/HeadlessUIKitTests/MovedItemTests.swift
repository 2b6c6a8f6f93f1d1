import Foundation
import HeadlessUIKit
import Testing

/// Items and rows are moved by the user, and prepared before they are seen.
struct MovedItemTests {
  private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var letters = (0..<count).map { "\($0)" }
    var lines: [String] = []
    /// The items whose cells were asked for.
    var asked: [Int] = []
    var target: IndexPath?
    var mayMove = true
    static let count = 30

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { letters.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      lines.append("can \(indexPath.item)")
      return mayMove
    }

    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      lines.append("target \(original.item) \(proposed.item)")
      return target ?? proposed
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      lines.append("move \(source.item) \(destination.item)")
      letters.insert(letters.remove(at: source.item), at: destination.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { lines.append("prefetch \(indexPaths.map(\.item))") }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { lines.append("cancel \(indexPaths.map(\.item))") }
  }

  private struct Scene {
    let world = World()
    let letters = Letters()
    let grid: UICollectionView

    init(prefetches: Bool = false) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 250), collectionViewLayout: layout)
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
      (grid.dataSource, grid.delegate) = (letters, letters)
      if prefetches { grid.prefetchDataSource = letters }
      let top = world.controller("Top")
      top.view.addSubview(grid)
      world.window.rootViewController = top
      world.stage.settle()
    }
  }

  @Test func anItemIsMovedToWhereItIsDropped() {
    let scene = Scene()
    let cell = scene.grid.cellForItem(at: [0, 0])
    #expect(scene.grid.beginInteractiveMovementForItem(at: [0, 0]))
    scene.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    scene.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 160))
    scene.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
    scene.grid.endInteractiveMovement()
    scene.world.stage.settle()
    #expect(scene.letters.lines == ["can 0", "target 0 1", "target 0 2", "move 0 2"])
    #expect(scene.letters.letters.prefix(3) == ["1", "2", "0"])
    #expect(scene.grid.cellForItem(at: [0, 2]) === cell)
  }

  @Test func theCellFollowsTheFingerAndTheOthersMakeRoom() throws {
    let scene = Scene()
    let grid = scene.grid
    let cells = try (0..<3).map { try #require(grid.cellForItem(at: [0, $0])) }
    grid.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(grid.beginInteractiveMovementForItem(at: [0, 0]))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 140))
    #expect(cells[0].center == CGPoint(x: 60, y: 140))
    #expect(grid.indexPath(for: cells[0]) == [0, 1])
    scene.world.stage.settle()
    #expect(cells[0].center == CGPoint(x: 60, y: 140))
    #expect(cells.dropFirst().map(\.frame.minY) == [0, 200])
    #expect(grid.indexPathsForSelectedItems == [[0, 0]])
    #expect(grid.subviews.last === cells[0])
    // What becomes visible meanwhile is another item than that of its place.
    grid.contentOffset.y = 300
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 450))
    scene.world.stage.settle()
    #expect(scene.letters.asked.suffix(2).allSatisfy { $0 > 2 })
    grid.contentOffset.y = 0
    grid.cancelInteractiveMovement()
    scene.world.stage.settle()
    #expect(grid.indexPathsForSelectedItems == [[0, 1]])
    #expect(grid.cellForItem(at: [0, 0])?.frame.minY == 0)
    #expect(!scene.letters.lines.contains { $0.hasPrefix("move") })
  }

  @Test func theDelegateDecidesWhereAnItemGoes() {
    let scene = Scene()
    scene.letters.target = [0, 1]
    #expect(scene.grid.beginInteractiveMovementForItem(at: [0, 0]))
    scene.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
    scene.grid.endInteractiveMovement()
    #expect(scene.letters.lines.last == "move 0 1")
  }

  @Test func aMovementMayBeRefusedOrCancelled() {
    let scene = Scene()
    #expect(!scene.grid.beginInteractiveMovementForItem(at: [0, 99]))
    #expect(!scene.grid.beginInteractiveMovementForItem(at: [4, 0]))
    scene.letters.mayMove = false
    #expect(!scene.grid.beginInteractiveMovementForItem(at: [0, 0]))
    scene.letters.mayMove = true
    #expect(scene.grid.beginInteractiveMovementForItem(at: [0, 0]))
    scene.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    scene.grid.cancelInteractiveMovement()
    scene.grid.endInteractiveMovement()
    #expect(!scene.letters.lines.contains { $0.hasPrefix("move") })
  }

  @Test func whatComesNextIsPrepared() {
    let scene = Scene(prefetches: true)
    #expect(scene.letters.lines == ["prefetch [3, 4, 5]"])
    scene.letters.lines = []
    scene.grid.contentOffset.y = 120
    scene.world.stage.settle()
    #expect(scene.letters.lines == ["prefetch [6]"])
    scene.letters.lines = []
    scene.grid.contentOffset.y = 1020
    scene.world.stage.settle()
    #expect(scene.letters.lines == ["cancel [4, 5, 6]", "prefetch [13, 14, 15]"])
    scene.letters.lines = []
    scene.grid.contentOffset.y = 920
    scene.world.stage.settle()
    #expect(scene.letters.lines == ["cancel [13, 14, 15]", "prefetch [8, 7, 6]"])
    scene.letters.lines = []
    scene.grid.isPrefetchingEnabled = false
    scene.grid.contentOffset.y = 0
    scene.world.stage.settle()
    #expect(scene.letters.lines == [])
  }

  @Test func aRowIsMovedWhileTheTableIsEdited() throws {
    final class Rows: UITableViewController {
      var names = ["a", "b", "c"]
      var lines: [String] = []

      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      override func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
        lines.append("can \(path.row)")
        return path.row != 1
      }
      override func tableView(
        _ table: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
      ) {
        lines.append("move \(source.row) \(destination.row)")
        names.insert(names.remove(at: source.row), at: destination.row)
      }
      override func tableView(
        _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
      ) -> IndexPath { proposed.row == 2 ? [0, 1] : proposed }
    }
    let world = World()
    let rows = Rows()
    world.window.rootViewController = rows
    world.stage.settle()
    #expect(
      throws: Stage.User.Failure.ignored("rows are moved while the table is edited")
    ) { try world.stage.user.moveRow(at: [0, 0], to: [0, 2]) }
    rows.setEditing(true, animated: false)
    try world.stage.user.moveRow(at: [0, 0], to: [0, 2])
    #expect(rows.lines == ["can 0", "move 0 1"])
    #expect(rows.names == ["b", "a", "c"])
    #expect(throws: Stage.User.Failure.ignored("the row can't be moved")) {
      try world.stage.user.moveRow(at: [0, 1], to: [0, 0])
    }
  }
}
