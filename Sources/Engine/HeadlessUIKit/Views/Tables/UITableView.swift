import Foundation
import NavigationModel

/// A list of rows in sections, which its data source provides.
///
/// Rows in its bounds have cells, and those of a screen below, which are prepared (H89).
/// [UITableView](https://developer.apple.com/documentation/uikit/uitableview)
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the table; fixed on creation.
  open private(set) var style: Style
  /// The data source, which provides the contents; not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetRows() } }
  }
  /// The delegate, which is notified of what the user does with its rows; not retained.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { super.delegate = newValue }
  }
  private weak var tableDelegate: (any UITableViewDelegate)?
  /// The height of rows in points, unless the delegate has another one; by default
  /// `automaticDimension`, by which their contents decide (H97).
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of rows whose contents decide it, until they have cells; 44 points unless it is
  /// positive (unconfirmed) (H97).
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of what is above a section, unless the delegate has another one.
  open var sectionHeaderHeight: CGFloat = 28
  /// The height of what is below a section, unless the delegate has another one.
  open var sectionFooterHeight: CGFloat = 28
  /// The space above the first header of a section; kept, no effect.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The height of headers that weren't shown yet; kept, no effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers that weren't shown yet; kept, no effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The lines between rows; kept, no effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the lines between rows; kept, no effect.
  open var separatorColor: UIColor?
  /// How far those lines are from the edges; kept, no effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The effect of those lines; kept, no effect.
  open var separatorEffect: UIVisualEffect?
  /// Whether the contents leave room for reading; kept, no effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The view behind the rows; kept, no effect.
  open var backgroundView: UIView?
  /// The color of the index at the right edge; kept, no effect.
  open var sectionIndexColor: UIColor?
  /// Whether the user can select rows; true by default.
  open var allowsSelection = true
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false
  /// Whether the user can select rows while it is edited (B90).
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows while it is edited; rows have no other controls then
  /// (iOS 5; H128).
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the row with the focus is selected; kept, no effect.
  open var selectionFollowsFocus = false
  /// The text above the rows.
  open var tableHeaderView: UIView? {
    get { header?.asPart(of: self) }
    set { if exchange(header, for: newValue) { header = newValue } }
  }
  /// The text below the rows.
  open var tableFooterView: UIView? {
    get { footer?.asPart(of: self) }
    set { if exchange(footer, for: newValue) { footer = newValue } }
  }
  // Its subviews retain these.
  private weak var header: UIView?
  private weak var footer: UIView?
  /// The selected rows, in the order in which they were selected.
  var selection = OrderedIdentifiers<IndexPath>()
  /// The number of rows in each section, as last requested; nil before that.
  var counts: [Int]?
  /// The heights that the contents of rows have decided last, where they aren't the estimate, by
  /// section and row.
  var fittedHeights: [Int: [Int: CGFloat]] = [:]
  /// The changes to perform at the outermost `endUpdates`.
  var updates: ListUpdates?
  /// The views above and below sections.
  var sectionViews = SectionViews()
  /// The number of calls of `beginUpdates` without `endUpdates`.
  var updateDepth = 0
  /// What the data source and the delegate have answered last.
  var answers = TableAnswers()
  /// The cell that is configured again instead of a new one.
  weak var reconfigured: UITableViewCell?
  /// The row that is moved aside by a swipe; nil for none.
  var swiped: SwipedRow?
  /// Whether the rows show the controls for deleting and inserting.
  private(set) var showsControls = false
  private var makers: [String: AnsweringHandler<Void, UITableViewCell?>] = [:]
  private var sectionViewMakers: [String: AnsweringHandler<Void, UITableViewHeaderFooterView?>] =
    [:]
  private var isLayingOut = false
  private var layoutRequest = LayoutRequest()

  /// Creates a table with a frame in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .groupTableViewBackground }
  }

  /// Creates a plain table with a frame in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table with an empty frame, of the coder's style; plain without one.
  public required init?(coder: NSCoder) {
    style = coder.archived("UIStyle").flatMap(Style.init) ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// Lets the contents of a row decide its height (H97).
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The style of a table.
  nonisolated public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  override func delegateDidChange() {
    tableDelegate = super.delegate as? any UITableViewDelegate
    forgetSectionViews()
  }

  override func userTaps(_ view: UIView?) -> String? {
    (view as? UITableViewCell).flatMap { $0.userTaps() }
  }

  // MARK: Editing

  /// Whether the rows show the controls for deleting and inserting, or a row is swiped aside (H91).
  open var isEditing: Bool {
    get { showsControls || swiped != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; selected rows are deselected, unless selection is allowed then
  /// (unconfirmed).
  // overridable; as setEditingOfView
  open func setEditing(_ editing: Bool, animated: Bool) {
    endSwipe()
    showsControls = editing
    if editing, !allowsSelectionDuringEditing { select([]) }
    for cell in cells { cell.receiveSetEditing(editing, animated: animated) }
  }

  /// Calls `setEditing` or its override.
  func receiveSetEditing(_ editing: Bool, animated: Bool) {
    callMember(.setEditingOfView, [editing, animated]) { setEditing(editing, animated: animated) }
  }

  // MARK: Rows

  /// Requests everything from the data source again; nothing is selected then (unconfirmed).
  open func reloadData() {
    followSwipe { _ in nil }
    recycleAll()
    forgetSectionViews()
    select([])
    counts = askedCounts
    setNeedsLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { rowCounts.count }

  /// The number of rows in a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    rowCounts.indices.contains(section) ? rowCounts[section] : 0
  }

  /// The cell of a row; nil for one that is neither visible nor prepared (H89).
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfNeeded(notifying: false)
    return cells.first { $0.place == indexPath }
  }

  /// The row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.superview === self ? cell.place : nil
  }

  /// The cells in its bounds, from top to bottom; all that it has while it has no height.
  open var visibleCells: [UITableViewCell] {
    layOutIfNeeded(notifying: false)
    guard bounds.height > 0 else { return cellsAsPlaced }
    return cellsAsPlaced.filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
  }

  /// The cells that are there, from top to bottom.
  var cellsAsPlaced: [UITableViewCell] { cells.sorted { ($0.place ?? []) < ($1.place ?? []) } }

  /// The paths of the rows in its bounds, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(\.place) }

  /// The text above a section.
  package func headerTitle(of section: Int) -> String? {
    let title = call(Calls.titleForHeader) {
      $0.tableView(self, titleForHeaderInSection: section)
    }
    answers.titles[.header, default: [:]][section] = title
    return title
  }

  /// The text below a section.
  package func footerTitle(of section: Int) -> String? {
    let title = call(Calls.titleForFooter) {
      $0.tableView(self, titleForFooterInSection: section)
    }
    answers.titles[.footer, default: [:]][section] = title
    return title
  }

  // MARK: Reusing cells

  /// Registers a cell class for a reuse identifier; nil removes it.
  ///
  /// Its cells are created by its `init(style:reuseIdentifier:)`, with the style `default`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return makers[identifier] = nil }
    register(forCellReuseIdentifier: identifier) {
      PendingArguments.with(.cell(.default, identifier)) {
        UIKitConstructor.make(type) as? UITableViewCell
      }
    }
  }

  /// Registers a closure that creates cells for a reuse identifier.
  public func register(
    forCellReuseIdentifier identifier: String, making make: @escaping () -> UITableViewCell?
  ) {
    makers[identifier] = AnsweringHandler(.cell, make)
  }

  /// Returns a cell that is no longer shown, or a new one of the registered class; nil without
  /// either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let waiting = subviews.lazy.compactMap { $0 as? UITableViewCell }
      .first { $0.place == nil && $0.isHidden && $0.reuseIdentifier == identifier }
    guard let waiting else { return makers[identifier]?.answer(()) ?? nil }
    waiting.isHidden = false
    waiting.receivePrepareForReuse()
    return waiting
  }

  /// Returns a cell that is no longer shown, or a new one of the registered class.
  ///
  /// Raises when no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reconfigured, cell.place == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Stage.current.report(.cellNotRegistered, identifier, ListWords.table.unknownCell)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Registers a nib for a reuse identifier, whose cell is the first in it; nil removes it.
  ///
  /// Where there is no such file, the cells are plain ones.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { nib in
      AnsweringHandler(.cell) {
        nib.first(UITableViewCell.self)
          ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }

  /// Registers a class of headers and footers for a reuse identifier; nil removes it.
  ///
  /// They are created by their `init(reuseIdentifier:)`.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViewMakers[identifier] = Self.sectionViewMaker(of: aClass, identifier)
      .map { AnsweringHandler(.cell, $0) }
  }

  /// Registers a nib of headers and footers; nil removes it.
  ///
  /// Where there is no such file, they are plain ones.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViewMakers[identifier] = nib.map { nib in
      AnsweringHandler(.cell) {
        nib.first(UITableViewHeaderFooterView.self)
          ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
    }
  }

  /// Returns a header or footer that is no longer shown, or a new one of the registered class; nil without
  /// either.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let waiting = subviews.lazy.compactMap { $0 as? UITableViewHeaderFooterView }
      .first { $0.isWaiting && $0.reuseIdentifier == identifier }
    guard let waiting else { return sectionViewMakers[identifier]?.answer(()) ?? nil }
    waiting.isHidden = false
    waiting.receivePrepareForReuse()
    return waiting
  }

  /// The view above a section; nil for a title, and for a section that doesn't exist.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    ownSectionHeader(section)
  }

  /// The view below a section; nil for a title, and for a section that doesn't exist.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    ownSectionFooter(section)
  }

  // MARK: Layout

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    layoutRequest.ask(self) { [weak self] in
      self?.layoutRequest.fulfil()
      self?.layOutIfNeeded(notifying: false)
    }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    placeContents()
    prefetchRows()
  }

  /// Prepares rows before they are seen; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetched = PrefetchedPaths() } }
  }
  /// Whether it is asked to; true by default (iOS 15).
  open var isPrefetchingEnabled = true
  /// What was to be prepared.
  final var prefetched = PrefetchedPaths()

  /// The first of the selected rows; nil if there are none.
  open var indexPathForSelectedRow: IndexPath? { selection.all.first }

  /// The selected rows; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.all }

  /// Selects a row without notifying the delegate; nil deselects all (B90).
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return select([], animated: animated) }
    guard hasRow(indexPath) else { return }
    if !selectsSeveral { selection = OrderedIdentifiers() }
    selection.moveToEnd(indexPath)
    markSelection(animated: animated)
  }

  /// Deselects a row without notifying the delegate (B90).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove([indexPath])
    markSelection(animated: animated)
  }

  /// Inserts rows; the data source must already contain them, else it raises and nothing changes
  /// (B91).
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes rows; the data source must no longer contain them, else it raises and nothing changes
  /// (B91).
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Inserts sections with their rows (B91).
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their rows (B91).
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Requests new cells for the rows of sections, and new headers and footers (B91).
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Requests new cells for rows; they are no longer selected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Configures the cells of rows again, which keep them and their selection (H61).
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves a row; the data source must already have it at its new place (H16).
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Moves a section with its rows; the data source must already have it at its new place (H16).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Begins a batch of changes.
  open func beginUpdates() { beginBatch() }

  /// Performs the changes since the outermost `beginUpdates`.
  open func endUpdates() { endBatch() }

  /// Performs a batch of changes, then calls the completion handler.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }
}
