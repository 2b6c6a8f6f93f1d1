import Foundation
import NavigationModel

/// A container that shows two or three columns side by side, or only one of them when collapsed.
///
/// Created with a style, each column has its own stack; created without, its columns are the
/// controllers in `viewControllers` (D21).
/// [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)
open class UISplitViewController: UIViewController {
  /// The delegate, which is asked about and notified of column changes; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The number of columns; fixed on creation.
  public let style: Style
  /// The columns that were set, by kind.
  var columns: [Column: ColumnPlace] = [:]
  /// Whether it is collapsed to one column (A92).
  open internal(set) var isCollapsed = false
  /// The mode that was requested; `automatic` leaves it to the device.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { changeMode(to: nil) } }
  }
  /// The mode that `show(_:)` and `hide(_:)` selected; nil for the preferred one.
  var chosenMode: DisplayMode?

  override class var isContainer: Bool { true }

  override class var showing: Node.Showing { .chosen }

  open override class var overriddenActions: Set<Selector> { ["show", "showDetailViewController"] }

  override class var kind: Node.Kind { .split }

  /// Creates a container with a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container whose columns are its `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the columns of an archive, or a container without columns.
  public required init?(coder: NSCoder) {
    style = coder.archived(Self.styleKey).flatMap(Style.init) ?? .unspecified
    super.init(coder: coder)
    UISplitViewController.archivedColumns.decode(self, with: coder)
  }

  /// Those that its delegate supports, else those of every controller; its children are not asked
  /// (E72).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard asksDelegateForOrientations else { return super.supportedInterfaceOrientations }
    return call(Calls.supportedOrientations) {
      $0.splitViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// That of its delegate, else the current one, if it is supported (E72).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard asksDelegateForOrientations else { return ownPreferredOrientation }
    return call(Calls.preferredOrientation) {
      $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? ownPreferredOrientation
  }

  /// Archives the columns.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UISplitViewController.archivedColumns.encode(self, with: coder)
  }

  override var archivedChildren: [UIViewController]? {
    get { style == .unspecified ? viewControllers : nil }
    set { viewControllers = newValue ?? [] }
  }

  /// The columns, primary first; when collapsed, the one that is shown (A91).
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return controllers(stage.hierarchy[id].shown) }
      return controllers(expandedColumns)
    }
    set { setColumns(newValue) }
  }

  /// The controller of a column, as it was set; nil if there is none.
  ///
  /// Collapsed, it is the top of the column's stack (C33).
  open func viewController(for column: Column) -> UIViewController? {
    guard let place = columns[column], let root = controller(place.id) else { return nil }
    guard place.isWrapped, let stack = root as? UINavigationController else { return root }
    return isCollapsed ? stack.topViewController : stack.viewControllers.first
  }

  /// Sets the controller of a column, in its own stack unless it is a stack; nil empties the
  /// column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard vc !== viewController(for: column), vc.map(mayAdopt) ?? true else { return }
    place(vc, in: column)
  }

  /// Shows a column: beside the others, or on top of the shown one when collapsed.
  open func show(_ column: Column) { reveal(column, isShown: true) }

  /// Hides a column and the columns before it.
  open func hide(_ column: Column) { reveal(column, isShown: false) }

  /// The columns that are currently shown.
  open var displayMode: DisplayMode { chosenMode ?? preferred }

  /// Sets the controller of the primary column; when collapsed it is shown there (P121).
  open override func show(_ vc: UIViewController, sender: Any?) {
    stage.note(.show)
    let isDone = call(Calls.show, [vc.label]) {
      $0.splitViewController(self, show: vc, sender: sender)
    }
    if isDone { return }
    if isCollapsed { return showCollapsed(vc) }
    if style == .unspecified {
      setColumns([vc] + controllers(Array(expandedColumns.dropFirst())))
    } else {
      setViewController(vc, for: .primary)
    }
  }

  /// Replaces the secondary column; when collapsed the controller is shown on the primary stack.
  ///
  /// A controller that is already there changes nothing (A94).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    stage.note(.showDetailViewController)
    guard vc !== expandedColumns.last.flatMap({ stage.registry[$0] }),
      vc !== viewController(for: .secondary)
    else { return }
    let isDone = call(Calls.showDetail, [vc.label]) {
      $0.splitViewController(self, showDetail: vc, sender: sender)
    }
    if isDone { return }
    if isCollapsed && style == .unspecified { return showCollapsed(vc) }
    if style == .unspecified {
      setColumns(controllers(Array(expandedColumns.prefix(1))) + [vc])
    } else {
      setViewController(vc, for: .secondary)
      if isCollapsed { show(.secondary) }
    }
  }

  /// Stores the controllers of the columns that have identifiers.
  open override func encodeRestorableState(with coder: NSCoder) {
    encodeColumns(with: coder)
    super.encodeRestorableState(with: coder)
  }

  /// Restores the controllers of the columns that have identifiers.
  open override func decodeRestorableState(with coder: NSCoder) {
    decodeColumns(with: coder)
    super.decodeRestorableState(with: coder)
  }

  override func adaptToTraits() {
    let isNarrow = stage.traits.horizontal == .compact
    if isNarrow != isCollapsed {
      if isNarrow { collapse() } else { expand() }
    } else {
      changeMode(to: nil)
    }
  }

  nonisolated deinit {}
}

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// As many columns as were given.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable, CaseIterable {
    /// The column at the left edge.
    case primary = 0
    /// The middle column of three.
    case supplementary = 1
    /// The large one.
    case secondary = 2
    /// The only column shown when collapsed.
    case compact = 3
  }

  /// The columns that are shown.
  public enum DisplayMode: Int, Sendable {
    /// As many columns as the device has room for.
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// Whether the other columns are over the secondary one.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// The number of columns shown besides the secondary one.
    var count: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// The controller in a column.
  struct ColumnPlace {
    /// The child: the stack around the controller, or the controller.
    let id: Hierarchy.ID
    /// Whether the stack was created around it.
    let isWrapped: Bool
  }
}
