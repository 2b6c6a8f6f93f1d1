import Foundation
import HeadlessUIKit
import Testing

/// Headers, footers and the sizes that a delegate gives a flow layout; items and sections that move.
struct FlowLayoutTests {
  private final class Words: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var lists = [["a", "bb", "ccc"], ["d"]]
    var asked = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { lists.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { lists[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Word", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 40 * lists[indexPath.section][indexPath.item].count, height: 40)
    }
  }

  private static let header = UICollectionView.elementKindSectionHeader

  private static func grid(_ words: Words) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 160), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Word")
    grid.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: header,
      withReuseIdentifier: "Title")
    grid.dataSource = words
    grid.delegate = words
    return grid
  }

  /// A cell that is as wide as its word, by constraints.
  private final class WordCell: UICollectionViewCell {
    private lazy var width = contentView.widthAnchor.constraint(equalToConstant: 0)
    var count = 0 {
      didSet {
        width.constant = CGFloat(30 * count)
        width.isActive = true
        contentView.heightAnchor.constraint(equalToConstant: 24).isActive = true
      }
    }
  }

  @Test func cellsDecideTheirSizes() {  // H109
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "Word", for: indexPath)
        (cell as? WordCell)?.count = indexPath.item + 1
        return cell
      }
    }
    let world = World()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(WordCell.self, forCellWithReuseIdentifier: "Word")
    let source = Source()
    view.dataSource = source
    world.window.addSubview(view)
    view.layoutIfNeeded()
    let sizes = (0..<3).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size
    }
    #expect(sizes == [30, 60, 90].map { CGSize(width: $0, height: 24) })
  }

  @Test func linesHoldItemsOfTheirOwnSizes() {  // H12, H13
    let words = Words()
    let grid = Self.grid(words)
    #expect(
      grid.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 30, width: 40, height: 40), CGRect(x: 120, y: 30, width: 80, height: 40),
        CGRect(x: 0, y: 80, width: 120, height: 40), CGRect(x: 0, y: 150, width: 40, height: 40),
      ])
    #expect(grid.contentSize == CGSize(width: 200, height: 190))
    #expect(
      grid.indexPathsForVisibleSupplementaryElements(ofKind: Self.header)
        == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
    #expect(words.asked == 4)
    grid.contentOffset.y = 30
    #expect(grid.visibleCells.count == 4 && words.asked == 4)
    grid.collectionViewLayout.invalidateLayout()
    _ = grid.visibleCells
    #expect(words.asked == 8)
  }

  @Test func headersAreUsedAgain() throws {  // H12
    let words = Words()
    let grid = Self.grid(words)
    let path = IndexPath(item: 0, section: 0)
    let first = try #require(grid.supplementaryView(forElementKind: Self.header, at: path))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    grid.contentOffset.y = 60
    #expect(grid.supplementaryView(forElementKind: Self.header, at: path) == nil)
    grid.contentOffset.y = 0
    #expect(grid.supplementaryView(forElementKind: Self.header, at: path) === first)
    let flow = grid.collectionViewLayout as? UICollectionViewFlowLayout
    flow?.headerReferenceSize = .zero
    #expect(grid.visibleSupplementaryViews(ofKind: Self.header) == [])
  }

  @Test func whatMovesKeepsItsCell() throws {  // H16
    let words = Words()
    let grid = Self.grid(words)
    let last = try #require(grid.cellForItem(at: IndexPath(item: 2, section: 0)))
    grid.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    words.lists[0] = ["ccc", "a", "bb"]
    grid.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    #expect(grid.indexPath(for: last) == IndexPath(item: 0, section: 0) && last.isSelected)
    words.lists.swapAt(0, 1)
    grid.moveSection(0, toSection: 1)
    #expect(grid.indexPath(for: last) == IndexPath(item: 0, section: 1))
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
  }

  @Test(arguments: [
    (Int.min, 0, "delete section \(Int.min), but there are only 2 sections before"),
    (2, 0, "delete section 2, but there are only 2 sections before"),
    (0, Int.max, "insert section \(Int.max) but there are only 2 sections after"),
    (1, -1, "insert section -1 but there are only 2 sections after"),
  ])
  func sectionsThatAreNotThereDoNotMove(section: Int, new: Int, text: String) {  // B91
    let words = Words()
    let grid = Self.grid(words)
    let cells = grid.visibleCells
    var raised: [String] = []
    grid.recordingStage.onRaise = { raised.append($0.reason) }
    grid.moveSection(section, toSection: new)
    #expect(raised == ["attempt to \(text) the update"])
    #expect(grid.visibleCells == cells)
  }

  @Test func nothingMovesFromWhereSomethingIsDeleted() {  // H136
    var raised: [String] = []
    func update(_ change: (UICollectionView) -> Void) {
      let words = Words()
      let grid = Self.grid(words)
      grid.recordingStage.onRaise = { raised.append($0.reason) }
      words.lists[0].removeFirst()
      grid.performBatchUpdates { change(grid) }
    }
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    update { grid in
      grid.deleteItems(at: [first])
      grid.moveItem(at: first, to: first)
    }
    update { grid in
      grid.reloadItems(at: [second])
      grid.moveItem(at: second, to: first)
      grid.deleteItems(at: [first])
    }
    #expect(
      raised == [
        "attempt to perform a delete and a move from the same index path "
          + "({length = 2, path = 0 - 0})",
        "attempt to perform a delete and a move from the same index path "
          + "({length = 2, path = 0 - 1})",
      ])
  }
}
