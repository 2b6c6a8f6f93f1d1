import UIKit

/// A list whose rows come from snapshots.
public final class GoodsController: UIViewController {
  public private(set) var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, String>!
  private let goods: [String]

  public init(_ goods: [String]) {
    self.goods = goods
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    source = .init(collectionView: list) { list, path, text in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(goods)
    source.apply(snapshot, animatingDifferences: false)
  }
}
