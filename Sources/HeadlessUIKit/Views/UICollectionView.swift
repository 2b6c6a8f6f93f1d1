import Foundation
import NavigationModel

/// Items in sections, which its data source provides and its layout places.
///
/// Only items in its bounds have cells.
/// [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview)
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
  /// The selected items, in the order in which they were selected.
  var selection: [IndexPath] = [] { didSet { markSelection() } }
  /// The number of items in each section, as last requested; nil before that.
  var counts: [Int]?
  /// The changes to perform at the end of the outermost batch.
  var updates: ListUpdates?
  /// The number of batches that have begun and not ended.
  var updateDepth = 0
  /// Where its items are, as last laid out.
  var itemFrames = ItemFrames()
  /// Whether that is still right; it isn't after a change of the contents or of the layout.
  var hasFrames = false
  var sizeOfFrames = CGSize.zero
  var makersOfElements: [String: [String: () -> UICollectionReusableView?]] = [:]
  private var makers: [String: () -> UICollectionViewCell?] = [:]
  private var isLayingOut = false
  private var layoutRequest = LayoutRequest()

  /// Creates a collection view with a frame in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout; the coder is not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Where the lines of a flow layout follow each other.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The position to scroll an item to; one for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
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

  // MARK: Cells

  /// Registers a cell class for a reuse identifier; nil removes it.
  ///
  /// Without the Objective-C runtime only `UICollectionViewCell` and `UICollectionViewListCell` can be
  /// instantiated; for other classes pass a closure.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    let makers: [ObjectIdentifier: () -> UICollectionViewCell] = [
      ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: .zero) },
      ObjectIdentifier(UICollectionViewListCell.self): { UICollectionViewListCell(frame: .zero) },
    ]
    self.makers[identifier] = cellClass.flatMap { makers[ObjectIdentifier($0)] }
  }

  /// Registers a closure that creates cells for a reuse identifier.
  public func register(
    forCellWithReuseIdentifier identifier: String,
    making make: @escaping () -> UICollectionViewCell?
  ) {
    makers[identifier] = make
  }

  /// Returns a cell that is no longer shown, or a new one of the registered class (H3).
  ///
  /// Raises when no class is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let waiting = subviews.lazy.compactMap { $0 as? UICollectionViewCell }
      .first {
        $0.place == nil && $0.isHidden && $0.kind == nil && $0.reuseIdentifier == identifier
      }
    if let waiting {
      waiting.isHidden = false
      waiting.receivePrepareForReuse()
      return waiting
    }
    let made = makers[identifier]?()
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
      self?.layoutIfNeeded()
    }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    placeItems()
  }
}
