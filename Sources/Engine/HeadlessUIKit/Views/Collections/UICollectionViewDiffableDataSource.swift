import Foundation
import NavigationModel

/// The data source of a collection view that shows snapshots and performs their differences itself.
///
/// A collection view doesn't retain it (H61).
/// [UICollectionViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the configured cell of an item; nil raises.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns the configured header or footer of a section, by its kind.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Gives headers and footers; nil by default.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet {
      elements = supplementaryViewProvider.map { provide in
        AnsweringHandler(.elementProvider) { provide($0.0, $0.1, $0.2) }
      }
    }
  }
  /// What is called when the user moves items; without one that allows it no item can be moved (iOS 14).
  public struct ReorderingHandlers {
    /// Whether the user can move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item has been dropped, before the snapshot has changed.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the snapshot has changed.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow nothing.
    public init() {}
  }
  /// What is called when the user moves items; an override of `canMoveItemAt` and `moveItemAt` comes first
  /// (iOS 14).
  open var reorderingHandlers = ReorderingHandlers()
  private var elements:
    AnsweringHandler<(UICollectionView, String, IndexPath), UICollectionReusableView?>?
  private let cells:
    AnsweringHandler<(UICollectionView, IndexPath, ItemIdentifierType), UICollectionViewCell?>
  private weak var view: UICollectionView?
  private let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source without contents, and makes it that of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    cells = AnsweringHandler(.cellProvider) { cellProvider($0.0, $0.1, $0.2) }
    view = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot: only what is different from the present contents changes; the completion is
  /// called afterwards (H61, H62).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    contents.show(snapshot, .difference, in: list, completion)
  }

  /// Shows a snapshot, and returns when it is shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Shows a snapshot by loading everything again, and returns when that is done.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      applySnapshotUsingReloadData(snapshot) { done.resume() }
    }
  }

  /// Shows a snapshot by loading everything again, without a comparison (H62).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { contents.show(snapshot, .reload, in: list, completion) }

  /// A copy of the present contents.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { contents.snapshot }

  private var list: UICollectionView? { view?.dataSource === self ? view : nil }

  // MARK: Paths

  /// The item at a path; nil for a path that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.snapshot.item(at: indexPath)
  }

  /// The path of an item; nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.snapshot.paths[itemIdentifier]
  }

  /// The section at an index; nil for an index that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.section(at: index)
  }

  /// The index of a section; nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.snapshot.numberOfSections
  }

  /// The number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    contents.count(of: section)
  }

  /// What the provider returns for the item; nil raises.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    if let cell = item.flatMap({ cells.answer((collectionView, indexPath, $0)) }) { return cell }
    Stage.current.report(.noItemCell, "{\(indexPath.section), \(indexPath.item)}")
    return UICollectionViewCell(frame: .zero)
  }

  /// Whether the reordering handlers allow to move the item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let canReorder = reorderingHandlers.canReorderItem
    else { return false }
    return HandlerCall.reordering.run(canReorder, with: item)
  }

  /// Moves an item in the snapshot to where the user has dropped it, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var next = snapshot()
    next.deleteItems([item])
    let there = next.itemIdentifiers(inSection: section)
    if there.indices.contains(destinationIndexPath.item) {
      next.insertItems([item], beforeItem: there[destinationIndexPath.item])
    } else {
      next.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: snapshot(), to: next)
    if let willReorder = reorderingHandlers.willReorder {
      HandlerCall.reordering.run(willReorder, with: transaction)
    }
    contents.follow(next)
    if let didReorder = reorderingHandlers.didReorder {
      HandlerCall.reordering.run(didReorder, with: transaction)
    }
  }

  /// What the provider of headers and footers returns, else an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    elements?.answer((collectionView, kind, indexPath))
      ?? UICollectionReusableView(frame: .zero)
  }
}
