import Foundation
import HeadlessUIKit

extension RandomWalk.OperationKind {
  /// Operations on collection views.
  static let grids: [Self] = [
    Self(
      "fillGrid", weight: 2, roles: [.one("grid")], choices: 60,
      execute: {
        let source = Items($0.number)
        let view = grid(of: $0.one)
        view.attachments["items"] = source
        view.dataSource = source
        view.reloadData()
      },
      lua: {
        """
        items = { count = \($0.number) }
        \($0.one).collectionView.dataSource = {
          items = items,
          numberOfItems = function() return items.count end,
          cellForItem = function() return UICollectionViewCell() end,
        }
        \($0.one).collectionView:reloadData()
        """
      }),
    Self(
      "deleteItem", weight: 2, roles: [.one("grid")],
      execute: {
        let view = grid(of: $0.one)
        guard let items = view.dataSource as? Items, items.count > 0 else { return }
        items.count -= 1
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      },
      lua: {
        """
        if items and items.count > 0 then
          items.count = items.count - 1
          \($0.one).collectionView:deleteItems({ { section = 0, row = 0 } })
        end
        """
      }),
    Self(
      "selectItem", .outside, roles: [.one("grid")],
      execute: {
        let cell = grid(of: $0.one).visibleCells.first
        if let cell { try? $0.stage.user.tap(cell) }
      },
      lua: {
        """
        if \($0.one).collectionView.visibleCells[1] then
          user.tap(\($0.one).collectionView.visibleCells[1])
        end
        """
      }),
    Self(
      "scrollGrid", weight: 2, .outside, roles: [.one("grid")], choices: 400,
      execute: {
        try? $0.stage.user.scroll(
          grid(of: $0.one), by: CGPoint(x: 0, y: $0.number * 2 - 399), decelerating: $0.flag)
      },
      lua: {
        "user.scroll(\($0.one).collectionView, "
          + "{ y = \($0.number * 2 - 399), decelerate = \($0.flag) })"
      }),
  ]

  private static func grid(of controller: UIViewController) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    return (controller as? UICollectionViewController)?.collectionView
      ?? UICollectionView(frame: .zero, collectionViewLayout: flow)
  }

  /// A section of empty items.
  private final class Items: NSObject, UICollectionViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }
}
