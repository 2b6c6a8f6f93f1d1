import Foundation
import HeadlessUIKit
import Testing

/// Collection views as lists: rows, headers, contents and accessories.
struct ListLayoutTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    var lists = [["a", "b"], ["c"]]

    func numberOfSections(in collectionView: UICollectionView) -> Int { lists.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { lists[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = lists[indexPath.section][indexPath.item]
      row.contentConfiguration = content
      row.accessories = [.disclosureIndicator()]
      return row
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    }
  }

  private static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ rows: Rows,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    Stage.current = Stage()
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Row")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Title")
    view.dataSource = rows
    view.layoutIfNeeded()
    return view
  }

  @Test func rowsFillTheWidthOneBelowTheOther() {  // H30
    let rows = Rows()
    let view = Self.list(.plain, rows)
    let frames = view.visibleCells.map(\.frame)
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 390 })
    #expect(frames[1].minY == frames[0].maxY)
    #expect(frames[2].minY == frames[1].maxY)
    #expect(view.contentSize.height == frames[2].maxY)
  }

  @Test func insetGroupsKeepADistanceFromTheEdges() {
    let rows = Rows()
    let view = Self.list(.insetGrouped, rows)
    let frames = view.visibleCells.map(\.frame)
    #expect(frames.allSatisfy { $0.minX > 0 && $0.maxX == 390 - $0.minX })
    #expect(frames[2].minY > frames[1].maxY)
  }

  @Test func headersComeFromTheDataSourceWhenTheConfigurationSaysSo() {  // H31
    let rows = Rows()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(Self.list(.plain, rows).visibleSupplementaryViews(ofKind: kind).isEmpty)
    let view = Self.list(.plain, rows) { $0.headerMode = .supplementary }
    #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(view.visibleCells.map(\.frame.minY).min() ?? 0 > 0)
  }

  @Test func aContentViewThatSupportsAConfigurationIsKept() throws {  // H32, H33
    Stage.current = Stage()
    let cell = UICollectionViewListCell(frame: .zero)
    let plain = cell.contentView
    #expect(cell.contentConfiguration == nil)
    var content = cell.defaultContentConfiguration()
    content.text = "a"
    cell.contentConfiguration = content
    let list = cell.contentView
    #expect(list !== plain && plain.superview == nil && list.superview === cell)
    content.text = "b"
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "a")
    cell.contentConfiguration = content
    #expect(cell.contentView === list)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")
    cell.contentConfiguration = nil
    #expect(cell.contentView !== list && cell.contentConfiguration == nil)
  }

  @Test func selectionAndReloadingAreThoseOfAnyCollectionView() {  // H30
    let rows = Rows()
    let view = Self.list(.plain, rows)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false])
    rows.lists[1].append("d")
    view.reloadData()
    #expect(view.visibleCells.count == 4)
    #expect(view.indexPathsForSelectedItems == nil)
  }
}
