import Foundation
import NavigationModel

/// A controller whose view is a table, with itself as the table's data source and delegate.
///
/// B89
///
/// [UITableViewController](https://developer.apple.com/documentation/uikit/uitableviewcontroller)
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether the selection is cleared when the view appears; true by default (B89).
  open var clearsSelectionOnViewWillAppear = true
  private let style: UITableView.Style
  private var hasAppeared = false

  /// Creates a controller whose table is not loaded yet.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table, which a nib can replace.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive, or one of a plain table.
  public required init?(coder: NSCoder) {
    style = coder.archived(Self.styleKey).flatMap(UITableView.Style.init) ?? .plain
    super.init(coder: coder)
  }

  /// Archives the style of its table.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue as Any, forKey: Self.styleKey)
  }

  private static let styleKey = "UITableViewStyle"

  /// The table; reading it loads the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control that the user pulls to refresh the table; nil for none (E41).
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  private var plainTable: UITableView { UITableView(frame: plainView.frame, style: style) }

  open override func loadView() {
    guard let made = nibView(or: plainTable) else { return }
    let table = made as? UITableView ?? plainTable
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared { tableView?.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    table.selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.receiveSetEditing(editing, animated: animated)
  }

  // MARK: Data source and delegate, to be overridden
  //
  // What is noted as a default body isn't implemented by UIKit's class, so that no call of it is
  // recorded.

  /// One.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Zero.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// None.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// None.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// True.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// True.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// Where the user moves it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { DefaultBody.reached(proposedDestinationIndexPath, by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// The row itself.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { DefaultBody.reached(indexPath, by: self) }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    DefaultBody.reached(by: self)
  }
  /// The row itself.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { DefaultBody.reached(indexPath, by: self) }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    DefaultBody.reached(by: self)
  }
  /// None.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// None.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  /// The table's `sectionHeaderHeight`.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// The table's `sectionFooterHeight`.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// The table's `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Deleting.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// None.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// None.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// None.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    DefaultBody.reached(by: self)
  }
  /// None.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { DefaultBody.reached(by: self) }

  // MARK: Scrolling, to be overridden

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Changes nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// True.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// None.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    DefaultBody.reached(nil, by: self)
  }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { DefaultBody.reached(by: self) }

  nonisolated deinit {}
}

extension UITableViewController {
  /// Whether it implements nothing as a delegate or data source: without overrides it answers like
  /// any other one.
  var isPlain: Bool { overrides != nil && type(of: self) == UITableViewController.self }
}
