import Foundation
import NavigationModel

/// The data source of a table that shows snapshots and performs their differences itself.
///
/// A table doesn't retain it (H61).
/// [UITableViewDiffableDataSource](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir)
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Returns the configured cell of an item; nil raises.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of changed rows; automatic by default, and nothing is drawn.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cells:
    AnsweringHandler<(UITableView, IndexPath, ItemIdentifierType), UITableViewCell?>
  private weak var view: UITableView?
  private let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// What overrides its members; nil if nothing does.
  package var overrides: (any MemberOverrides)?
  /// Retains the objects that were made for it.
  package var attachments: [String: AnyObject] = [:]

  /// Creates a data source without contents, and makes it that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    cells = AnsweringHandler(.cellProvider) { cellProvider($0.0, $0.1, $0.2) }
    view = tableView
    super.init()
    tableView.dataSource = self
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

  private var list: UITableView? { view?.dataSource === self ? view : nil }

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

  // MARK: UITableViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int {
    contents.snapshot.numberOfSections
  }

  /// The number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.count(of: section)
  }

  /// What the provider returns for the item; nil raises.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = itemIdentifier(for: indexPath)
    if let cell = item.flatMap({ cells.answer((tableView, indexPath, $0)) }) { return cell }
    Stage.current.report(.noCell, tableView.className, "UITableViewDiffableDataSource")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// None; override it for titles.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// None; override it for titles.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// False; override it to let the user delete or insert rows (H61).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// False; override it to let the user move rows.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; override it to move a row where the user has dropped it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Does nothing; override it to perform the user's edit.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource: Overridable {
  package var recordedSubject: Hierarchy.ID? { nil }
  package var recordedName: String { "data source" }
  package var recordingStage: Stage { .current }
}
