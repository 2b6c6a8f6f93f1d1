import Foundation
import HeadlessUIKit
import Testing

/// Collection views show the items in their bounds, and refuse updates that contradict the data.
struct UICollectionViewTests {
  /// Items that are words, one section per list.
  private final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var lists: [[String]]
    var refuses: Set<String> = []
    var received: [String] = []

    init(_ lists: [String]...) { self.lists = lists }

    private func allows(_ call: String, _ path: IndexPath) -> Bool {
      received.append("\(call) \(path.section) \(path.item)")
      return !refuses.contains(call)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { lists.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { lists[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      received.append("cell \(indexPath.section) \(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Word", for: indexPath)
      let label =
        cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.contentView.bounds)
      if label.superview == nil { cell.contentView.addSubview(label) }
      label.text = lists[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { allows("shouldHighlight", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { _ = allows("didHighlight", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { _ = allows("didUnhighlight", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { allows("shouldSelect", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { _ = allows("didSelect", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { allows("shouldDeselect", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { _ = allows("didDeselect", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { _ = allows("willDisplay", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { _ = allows("didEndDisplaying", indexPath) }
  }

  private static func grid(_ words: Words, height: CGFloat = 200) -> UICollectionView {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 190, height: height),
      collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Word")
    grid.dataSource = words
    grid.delegate = words
    return grid
  }

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private static func texts(of grid: UICollectionView) -> [String?] {
    grid.visibleCells.map { ($0.contentView.subviews.first as? UILabel)?.text }
  }

  @Test func aFlowLayoutFillsLines() {  // H8, H9
    let words = Words(["a", "b", "c", "d"], ["e"])
    let grid = Self.grid(words)
    #expect(
      grid.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 70, y: 0, width: 50, height: 50),
        CGRect(x: 140, y: 0, width: 50, height: 50), CGRect(x: 0, y: 60, width: 50, height: 50),
        CGRect(x: 0, y: 110, width: 50, height: 50),
      ])
    #expect(grid.contentSize == CGSize(width: 190, height: 160))
    #expect(grid.collectionViewLayout.collectionViewContentSize == grid.contentSize)
    #expect(grid.indexPathForItem(at: CGPoint(x: 80, y: 10)) == Self.path(1))
    #expect(grid.indexPathForItem(at: CGPoint(x: 60, y: 10)) == nil)
  }

  @Test func aFlowLayoutHasInsetsAndDirections() throws {  // H8
    let words = Words(["a", "b", "c"])
    let grid = Self.grid(words, height: 120)
    let flow = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    flow.scrollDirection = .horizontal
    flow.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 7)
    flow.minimumLineSpacing = 20
    #expect(
      grid.visibleCells.map(\.frame) == [
        CGRect(x: 5, y: 0, width: 50, height: 50), CGRect(x: 5, y: 60, width: 50, height: 50),
        CGRect(x: 75, y: 0, width: 50, height: 50),
      ])
    #expect(grid.contentSize == CGSize(width: 132, height: 120))
  }

  @Test func onlyVisibleItemsHaveCells() {  // H2, H3, H4
    let words = Words((0..<12).map { "\($0)" })
    let grid = Self.grid(words, height: 100)
    #expect(grid.indexPathsForVisibleItems == (0..<6).map { Self.path($0) })
    #expect(words.received.prefix(2) == ["cell 0 0", "willDisplay 0 0"])
    #expect(grid.cellForItem(at: Self.path(9)) == nil)
    let first = grid.cellForItem(at: Self.path(0))
    words.received = []
    grid.scrollToItem(at: Self.path(9), at: .bottom, animated: false)
    #expect(grid.contentOffset == CGPoint(x: 0, y: 130))
    #expect(grid.indexPathsForVisibleItems == (6..<12).map { Self.path($0) })
    #expect(Array(words.received.prefix(6)) == (0..<6).map { "didEndDisplaying 0 \($0)" })
    #expect(first.flatMap(grid.indexPath) != nil, "the cell is used again")
    #expect(grid.subviews.count == 6)
    #expect(Self.texts(of: grid) == (6..<12).map { "\($0)" })
  }

  @Test func aTapHighlightsThenSelects() {  // H5
    let words = Words(["a", "b"])
    let grid = Self.grid(words)
    _ = grid.visibleCells
    words.received = []
    #expect(grid.userSelects(Self.path(1)) == nil)
    #expect(
      words.received == [
        "shouldHighlight 0 1", "didHighlight 0 1", "shouldSelect 0 1", "didSelect 0 1",
        "didUnhighlight 0 1",
      ])
    #expect(grid.cellForItem(at: Self.path(1))?.isSelected == true)
    words.received = []
    #expect(grid.userSelects(Self.path(0)) == nil)
    #expect(words.received.contains("didDeselect 0 1"))
    #expect(!words.received.contains("shouldDeselect 0 1"))
    #expect(grid.indexPathsForSelectedItems == [Self.path(0)])
    #expect(grid.userSelects(Self.path(7)) == "there is no item 7 in section 0")
  }

  @Test func theDelegateRefuses() {  // H5
    let words = Words(["a", "b"])
    let grid = Self.grid(words)
    words.refuses = ["shouldSelect"]
    #expect(grid.userSelects(Self.path(0)) == "the delegate does not select the item")
    words.refuses = ["shouldHighlight"]
    #expect(grid.userSelects(Self.path(0)) == "the delegate does not highlight the item")
    #expect(grid.indexPathsForSelectedItems == nil)
    grid.allowsSelection = false
    #expect(grid.userSelects(Self.path(0)) == "the collection view does not allow selection")
  }

  @Test func severalItemsAreSelectedAndDeselected() {  // H6
    let words = Words(["a", "b"])
    let grid = Self.grid(words)
    grid.allowsMultipleSelection = true
    grid.selectItem(at: Self.path(0), animated: false, scrollPosition: [])
    #expect(words.received.allSatisfy { !$0.contains("elect") })
    #expect(grid.userSelects(Self.path(1)) == nil)
    #expect(grid.indexPathsForSelectedItems == [Self.path(0), Self.path(1)])
    words.received = []
    words.refuses = ["shouldDeselect"]
    #expect(grid.userSelects(Self.path(0)) == "the delegate does not deselect the item")
    words.refuses = []
    #expect(grid.userSelects(Self.path(0)) == nil)
    #expect(grid.indexPathsForSelectedItems == [Self.path(1)])
    #expect(words.received.suffix(2) == ["didDeselect 0 0", "didUnhighlight 0 0"])
    grid.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(grid.indexPathsForSelectedItems == nil)
  }

  @Test func batchesMoveTheItemsThatStay() {  // H11
    let world = World()
    let words = Words(["a", "b", "c"], ["d"])
    let grid = Self.grid(words)
    grid.selectItem(at: Self.path(2), animated: false, scrollPosition: [])
    let last = grid.cellForItem(at: Self.path(0, 1))
    words.lists = [["new"], ["x", "b", "c"], ["d"]]
    var finished: [Bool] = []
    grid.performBatchUpdates {
      grid.insertSections(IndexSet(integer: 0))
      grid.deleteItems(at: [Self.path(0)])
      grid.insertItems(at: [Self.path(0, 1)])
    } completion: {
      finished.append($0)
    }
    #expect(Self.texts(of: grid) == ["new", "x", "b", "c", "d"])
    #expect(grid.indexPathsForSelectedItems == [Self.path(2, 1)])
    #expect(last.flatMap(grid.indexPath) == Self.path(0, 2))
    #expect(finished == [])
    world.stage.advance(by: .zero)
    #expect(finished == [true])
  }

  @Test func wrongUpdatesRaiseAndChangeNothing() {  // H11
    let world = World()
    let words = Words(["a", "b"])
    let grid = Self.grid(words)
    _ = grid.visibleCells
    let raised = world.stage.exceptions {
      grid.deleteItems(at: [Self.path(0)])
      grid.deleteItems(at: [Self.path(5)])
      grid.insertItems(at: [Self.path(3)])
      words.lists.append([])
      grid.reloadItems(at: [])
    }
    #expect(
      raised.map { $0.reason.prefix(62) } == [
        "Invalid update: invalid number of items in section 0.  The num",
        "attempt to delete item 5 from section 0 which only contains 2 ",
        "attempt to insert item 3 into section 0, but there are only 2 ",
        "Invalid update: invalid number of sections.  The number of sec",
      ])
    #expect(raised.last?.reason.contains("the collection view after the update") == true)
    #expect(grid.numberOfSections == 1 && Self.texts(of: grid) == ["a", "b"])
  }

  @Test func reloadingAsksForNewCells() {  // H7
    let world = World()
    let words = Words(["a", "b"])
    let grid = Self.grid(words)
    world.window.addSubview(grid)
    world.stage.settle()
    grid.selectItem(at: Self.path(0), animated: false, scrollPosition: [])
    words.received = []
    grid.reloadItems(at: [Self.path(1)])
    world.stage.settle()
    #expect(words.received == ["didEndDisplaying 0 1", "cell 0 1", "willDisplay 0 1"])
    #expect(grid.indexPathsForSelectedItems == [Self.path(0)])
    words.lists = [["x"]]
    words.received = []
    grid.reloadData()
    #expect(words.received == ["didEndDisplaying 0 0", "didEndDisplaying 0 1"])
    world.stage.settle()
    #expect(Self.texts(of: grid) == ["x"])
    #expect(grid.indexPathsForSelectedItems == nil)
  }

  @Test func aCellOfNoClassIsAnException() {  // H3
    let world = World()
    let grid = Self.grid(Words(["a"]))
    let raised = world.stage.exceptions {
      _ = grid.dequeueReusableCell(withReuseIdentifier: "None", for: Self.path(0))
    }
    #expect(
      raised.map(\.reason) == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier None - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      ])
  }

  @Test func aControllerAnswersForItsCollectionView() {  // H10
    final class Grid: UICollectionViewController {
      var scrolls = 0

      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }

      override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let world = World()
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    world.window.rootViewController = grid
    world.stage.settle()
    let collection = grid.collectionView
    #expect(collection?.dataSource === grid && collection?.delegate === grid)
    #expect(collection?.superview === grid.view)
    #expect(collection?.visibleCells.count == 3)
    collection?.contentOffset.y = 5
    #expect(grid.scrolls == 1)
    #expect(collection?.userSelects(Self.path(1)) == nil)
    let modal = world.controller("M")
    modal.modalPresentationStyle = .fullScreen
    grid.present(modal, animated: false)
    world.stage.settle()
    #expect(collection?.indexPathsForSelectedItems == [Self.path(1)])
    grid.dismiss(animated: false)
    world.stage.settle()
    #expect(collection?.indexPathsForSelectedItems == nil)
  }
}
