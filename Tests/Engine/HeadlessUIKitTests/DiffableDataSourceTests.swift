import Foundation
import HeadlessUIKit
import Testing

/// Diffable data sources show snapshots, and keep what didn't change.
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private static func print(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { "\($0): \(snapshot.itemIdentifiers(inSection: $0))" }
      .joined(separator: ", ")
  }

  @Test func aSnapshotKeepsTheOrder() {  // H60
    let world = World()
    world.stage.asCurrent {
      var snapshot = Self.snapshot(["a": [1, 2], "b": [3]])
      snapshot.appendItems([1], toSection: "b")
      #expect(Self.print(snapshot) == "a: [2], b: [3, 1]")
      snapshot.insertItems([4, 5], beforeItem: 3)
      snapshot.insertItems([6], afterItem: 3)
      snapshot.moveItem(2, afterItem: 1)
      #expect(Self.print(snapshot) == "a: [], b: [4, 5, 3, 6, 1, 2]")
      snapshot.moveItem(2, beforeItem: 4)
      snapshot.deleteItems([5, 9])
      snapshot.insertSections(["c"], afterSection: "a")
      snapshot.insertSections(["d"], beforeSection: "a")
      snapshot.moveSection("b", beforeSection: "a")
      snapshot.moveSection("d", afterSection: "c")
      #expect(Self.print(snapshot) == "b: [2, 4, 3, 6, 1], a: [], c: [], d: []")
      #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfSection("c") == 2)
      #expect(snapshot.sectionIdentifier(containingItem: 6) == "b")
      #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 4)
      snapshot.deleteSections(["b"])
      #expect(snapshot.numberOfItems == 0)
      snapshot.deleteAllItems()
      #expect(snapshot.sectionIdentifiers == [])
    }
  }

  @Test func whatASnapshotCannotDoRaisesAndChangesNothing() {  // H60
    let world = World()
    var snapshot = Snapshot()
    let raised = world.stage.exceptions {
      snapshot.appendItems([1])
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1])
      snapshot.appendItems([1], toSection: "b")
      snapshot.appendSections(["a"])
      snapshot.appendItems([1])
      snapshot.insertItems([2], afterItem: 3)
      snapshot.moveItem(3, afterItem: 1)
      snapshot.moveSection("b", afterSection: "a")
      snapshot.reloadItems([3])
      snapshot.reconfigureItems([3])
      snapshot.reloadSections(["b"])
      _ = snapshot.numberOfItems(inSection: "b")
    }
    #expect(raised.count == 11)
    #expect(raised.first?.reason.hasPrefix("There are currently no sections") == true)
    #expect(Self.print(snapshot) == "a: [1]")
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test func onlyWhatIsNewGetsCells() {  // H61, H62, H65
    let world = World()
    world.stage.asCurrent {
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
      var made: [Int] = []
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        made.append($2)
        #expect($1.count == 2 && $0.contentView.superview === $0)
      }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var ended = 0
      source.apply(Self.snapshot(["a": [1, 2, 3]]), animatingDifferences: false) { ended += 1 }
      #expect(grid.visibleCells.count == 3 && made == [1, 2, 3])
      grid.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      let third = grid.cellForItem(at: [0, 2])
      var next = Self.snapshot(["b": [3], "a": [4, 1]])
      next.reloadItems([1])
      made = []
      source.apply(next)
      #expect(grid.visibleCells.count == 3 && made == [4, 1])
      #expect(grid.cellForItem(at: [0, 0]) === third)
      #expect(grid.indexPathsForSelectedItems == [[0, 0]])
      #expect(source.indexPath(for: 4) == [1, 0] && source.itemIdentifier(for: [1, 1]) == 1)
      #expect(source.sectionIdentifier(for: 1) == "a" && source.index(for: "b") == 0)
      #expect(source.itemIdentifier(for: [5, 0]) == nil && source.sectionIdentifier(for: 5) == nil)
      var same = source.snapshot()
      #expect(same.reloadedItemIdentifiers == [])
      same.reconfigureItems([3])
      made = []
      source.apply(same)
      #expect(made == [3] && grid.cellForItem(at: [0, 0]) === third)
      source.applySnapshotUsingReloadData(same)
      #expect(grid.indexPathsForSelectedItems == nil)
      world.stage.settle()
      #expect(ended == 1)
    }
  }

  @Test func aTableKeepsItsRows() {  // H61
    let world = World()
    world.stage.asCurrent {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      var made: [Int] = []
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
        made.append($2)
        return $0.dequeueReusableCell(withIdentifier: "row", for: $1)
      }
      source.apply(Self.snapshot(["a": [1, 2]]))
      #expect(table.visibleCells.count == 2)
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      let second = table.cellForRow(at: [0, 1])
      made = []
      source.apply(Self.snapshot(["a": [2, 3, 1]]))
      #expect(table.visibleCells.count == 3 && made == [3])
      #expect(table.cellForRow(at: [0, 0]) === second && table.indexPathForSelectedRow == [0, 0])
      made = []
      table.reconfigureRows(at: [[0, 0]])
      #expect(made == [2] && table.cellForRow(at: [0, 0]) === second)
      #expect(!source.tableView(table, canEditRowAt: [0, 0]))
      #expect(source.defaultRowAnimation == .automatic)
    }
  }

  @Test func aProviderWithoutACellRaises() {
    let world = World()
    let raised = world.stage.exceptions {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
      rows.apply(Self.snapshot(["a": [1]]))
      table.layoutIfNeeded()
      let grid = UICollectionView(
        frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
      let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
        _, _, _ in nil
      }
      items.apply(Self.snapshot(["a": [1]]))
      grid.layoutIfNeeded()
    }
    #expect(raised.count >= 2)
  }

  @Test func headersComeFromTheirProvider() {  // H65
    let world = World()
    world.stage.asCurrent {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
        $0.dequeueConfiguredReusableCell(
          using: UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in },
          for: $1, item: $2)
      }
      var kinds: [String] = []
      let kind = UICollectionView.elementKindSectionHeader
      let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: kind
      ) { kinds.append("\($1) \($2.section) \($0.isHidden)") }
      source.supplementaryViewProvider = {
        $1 == kind ? $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) : nil
      }
      source.apply(Self.snapshot(["a": [1], "b": [2]]))
      #expect(grid.visibleSupplementaryViews(ofKind: kind).count == 2)
      #expect(kinds == ["\(kind) 0 false", "\(kind) 1 false"])
    }
  }
}
