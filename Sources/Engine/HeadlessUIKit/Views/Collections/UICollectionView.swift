import Foundation
import NavigationModel

/// Items in sections, which its data source provides and its layout places.
///
/// Only items in its bounds have cells.
/// [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview)
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The data source, which provides the contents; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }
  /// The delegate, which is notified of what the user does with its items; not retained.
  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }
  private weak var collectionDelegate: (any UICollectionViewDelegate)?
  /// Where its items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { adopt(collectionViewLayout, for: oldValue) } }
  }
  /// Whether the user can select items; true by default.
  open var allowsSelection = true
  /// Whether the user can select several items.
  open var allowsMultipleSelection = false
  /// Whether its items are edited: then other properties say what can be selected (iOS 14; H128).
  open var isEditing = false
  /// Whether the user can select an item while they are edited (iOS 14; H128).
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several items while they are edited (iOS 14; H128).
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the item with the focus is selected; kept, no effect.
  open var selectionFollowsFocus = false
  /// Whether the source for it is asked to prepare items before they are seen; true by default.
  open var isPrefetchingEnabled = true
  /// Prepares items before they are seen; not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetched = PrefetchedPaths() } }
  }
  /// What was to be prepared.
  var prefetched = PrefetchedPaths()
  /// The item that the user moves; nil for none.
  var moving: MovingItem?
  /// Whether items can be dragged; kept, no effect.
  open var dragInteractionEnabled = false
  /// The selected items, in the order in which they were selected.
  var selection = OrderedIdentifiers<IndexPath>() { didSet { markSelection() } }
  /// The number of items in each section, as last requested; nil before that.
  var counts: [Int]?
  /// The changes to perform at the end of the outermost batch.
  var updates: ListUpdates?
  /// The number of batches that have begun and not ended.
  var updateDepth = 0
  /// Where its items are; nil until it is asked for, and `.some(nil)` for a layout of a program's own.
  var knownFrames: ItemFrames??
  /// Whether its layout is being prepared.
  var isArranging = false
  /// Whether that is still right; it isn't after a change of the contents or of the layout.
  var hasFrames = false
  /// The bounds for which that was decided.
  var boundsOfFrames = CGRect.zero
  /// The sizes of items whose contents have decided them (H98).
  var fittedSizes: [IndexPath: CGSize] = [:]
  /// The cell that is configured again instead of a new one.
  weak var reconfigured: UICollectionViewCell?
  /// The row that is moved aside by a swipe; nil for none.
  var swiped: SwipedRow?
  /// The registrations that have made cells or other views for it.
  var registrations: [RegistrationToken] = []
  var makersOfElements: [String: [String: AnsweringHandler<Void, UICollectionReusableView?>]] = [:]
  private var makers: [String: AnsweringHandler<Void, UICollectionViewCell?>] = [:]
  private var isLayingOut = false
  private var layoutRequest = LayoutRequest()

  /// Creates a collection view with a frame in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with the coder's layout; with a flow layout without one.
  public required init?(coder: NSCoder) {
    collectionViewLayout = coder.archived("UICollectionLayout") ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Where the lines of a flow layout follow each other.
  nonisolated public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The position to scroll an item to; one for each axis.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  override func delegateDidChange() {
    collectionDelegate = super.delegate as? any UICollectionViewDelegate
  }

  private func adopt(_ layout: UICollectionViewLayout, for former: UICollectionViewLayout) {
    former.collectionView = nil
    layout.collectionView = self
    invalidateFrames()
  }

  override func userTaps(_ view: UIView?) -> String? {
    (view as? UICollectionViewCell).flatMap { $0.userTaps() }
  }

  // MARK: Cells

  /// Registers a cell class for a reuse identifier; nil removes it.
  ///
  /// Its cells are created by its `init(frame:)`.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    makers[identifier] = cellClass.map { type in
      AnsweringHandler(.cell) { UIKitConstructor.make(type, as: UICollectionViewCell.self) }
    }
  }

  /// Registers a nib for a reuse identifier, whose cell is the first in it; nil removes it.
  ///
  /// Where there is no such file, the cells are plain ones.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { nib in
      AnsweringHandler(.cell) {
        nib.first(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero)
      }
    }
  }

  /// Registers a nib of headers, footers or other views; nil removes it.
  ///
  /// Where there is no such file, they are plain ones.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      nib.first(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// Registers a closure that creates cells for a reuse identifier.
  public func register(
    forCellWithReuseIdentifier identifier: String,
    making make: @escaping () -> UICollectionViewCell?
  ) {
    makers[identifier] = AnsweringHandler(.cell, make)
  }

  /// Returns a cell that is no longer shown, or a new one of the registered class (H3).
  ///
  /// Raises when no class is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reconfigured, cell.place == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    let waiting = subviews.lazy.compactMap { $0 as? UICollectionViewCell }
      .first {
        $0.place == nil && $0.isHidden && $0.kind == nil && $0.reuseIdentifier == identifier
      }
    if let waiting {
      waiting.isHidden = false
      waiting.receivePrepareForReuse()
      return waiting
    }
    let made = makers[identifier]?.answer(()) ?? nil
    if made == nil {
      Stage.current.report(
        .cellNotRegistered, identifier, ListWords.collection.unknownCell)
    }
    let cell = made ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
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
    placeItems()
    placeMovingCell()
    prefetchItems()
  }

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// The number of items in a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// The cell of an item; nil for one that is not visible (H4).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutIfNeeded(notifying: false)
    return cells.first { $0.place == indexPath }
  }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.superview === self ? cell.place : nil
  }

  /// The cells in its bounds, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    layOutIfNeeded(notifying: false)
    return cellsAsPlaced
  }

  /// The items that have cells, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.place) }

  /// The item at a point of the contents; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    ownIndexPathForItem(at: point)
  }

  /// Scrolls until an item is at a position; at none, as little as is needed.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    ownScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Where its layout places an item; nil for an item that it doesn't place.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangeFrames()
    return collectionViewLayout.askedItem(at: indexPath)
  }

  /// Where its layout places a header or footer; nil for one that it doesn't place.
  open func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangeFrames()
    return collectionViewLayout.askedElement(ofKind: elementKind, at: indexPath)
  }

  /// The selected items; nil if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.all }

  /// Selects an item without notifying the delegate; nil deselects all (H6).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    ownSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying the delegate (H6).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove([indexPath])
  }

  /// The header or footer of a section on screen; nil for one that is not visible (H12).
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOutIfNeeded(notifying: false)
    let element = SectionElement(kind: elementKind, section: indexPath.section)
    return elements.first { $0.element == element }
  }

  /// The headers or footers on screen, in the order of their sections.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layOutIfNeeded(notifying: false)
    return elements.filter { $0.element?.kind == elementKind }.sorted {
      ($0.element?.section ?? 0) < ($1.element?.section ?? 0)
    }
  }

  /// The paths of the headers or footers on screen, in their order.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    visibleSupplementaryViews(ofKind: elementKind).compactMap { $0.element?.path }
  }

  /// Registers a class of headers or footers for a reuse identifier; nil removes it.
  ///
  /// Its views are created by its `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    ownRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  /// Registers a closure that creates headers or footers for a reuse identifier.
  open func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    making make: @escaping () -> UICollectionReusableView?
  ) {
    ownRegister(
      forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier, making: make)
  }

  /// Returns a header or footer that is no longer shown, or a new one of the registered class; raises
  /// when no class is registered (H12).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    ownDequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// Requests everything from the data source again; nothing is selected then (H7, unconfirmed).
  open func reloadData() {
    ownReloadData()
  }

  /// Inserts items; the data source must already contain them, else it raises and nothing changes
  /// (H11).
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes items; the data source must no longer contain them, else it raises and nothing changes
  /// (H11).
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Requests new cells for items; they are no longer selected.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Configures the cells of items again, which keep them and their selection (H61).
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves an item; the data source must already have it at its new place (H16).
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Moves a section with its items; the data source must already have it at its new place (H16).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Begins to move an item with a finger, if the data source allows it; returns whether it does.
  ///
  /// A program calls this, and the three methods after it, in the action of a recogniser.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    ownBeginMovement(at: indexPath)
  }

  /// Moves the item's cell to a point of the contents, where the finger is: the others make room where the
  /// delegate says that the item would go.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    ownMove(to: targetPosition)
  }

  /// Drops the item: the data source moves it, and then it is shown there.
  open func endInteractiveMovement() { ownEndMovement() }

  /// Puts the item back where it was.
  open func cancelInteractiveMovement() { ownCancelMovement() }

  /// Inserts sections with their items (H11).
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their items (H11).
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Requests new cells for the items of sections, which must have kept their number.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Takes another layout, and calls the completion handler in the next turn.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard let handler = Handler(.updates, completion) else { return }
    recordingStage.after(.zero) { handler.run(true) }
  }

  /// Performs a batch of changes, then calls the completion handler (H11).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }
}
