import Foundation
import NavigationModel

/// A container that shows two or three columns side by side, or one of them where there is no room.
///
/// Made with a style, each column is a stack of its own; made without, its columns are the
/// controllers it was given (D21).
/// [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)
open class UISplitViewController: UIViewController {
  /// Asked and told about columns; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How many columns it has; fixed when it is made.
  public let style: Style
  /// The columns that were set, by kind.
  var columns: [Column: ColumnPlace] = [:]
  /// Whether one column stands for all (A92).
  open internal(set) var isCollapsed = false
  /// The mode that was asked for; `automatic` lets the device decide.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { changeMode(to: nil) } }
  }
  /// The mode that `show(_:)` and `hide(_:)` made; nil lets the preferred one hold.
  var chosenMode: DisplayMode?

  override class var isContainer: Bool { true }

  override class var showing: Node.Showing { .chosen }

  open override class var overriddenActions: Set<Selector> { ["show", "showDetailViewController"] }

  override class var kind: Node.Kind { .split }

  /// A container with columns of a number.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A container that takes its columns from `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A container that takes its columns from `viewControllers`; there are no storyboards here, and
  /// the coder is not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The columns, primary first; where there is no room the one that is shown (A91).
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return controllers(stage.hierarchy[id].shown) }
      return controllers(expandedColumns)
    }
    set { setColumns(newValue) }
  }

  /// The controller of a column, as it was set; nil where there is none.
  open func viewController(for column: Column) -> UIViewController? {
    guard let place = columns[column], let root = controller(place.id) else { return nil }
    guard place.isWrapped, let stack = root as? UINavigationController else { return root }
    return stack.viewControllers.first
  }

  /// Puts a controller into a column, in a stack of its own unless it is one; nil empties the
  /// column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard vc !== viewController(for: column), vc.map(mayAdopt) ?? true else { return }
    place(vc, in: column)
  }

  /// Shows a column: beside the others, or on top of the shown one where there is no room.
  open func show(_ column: Column) { reveal(column, isShown: true) }

  /// Hides a column, and those before it.
  open func hide(_ column: Column) { reveal(column, isShown: false) }

  /// Which columns are shown just now.
  open var displayMode: DisplayMode { chosenMode ?? preferred }

  /// Puts a controller into the primary column; where there is no room it is shown there (P121).
  open override func show(_ vc: UIViewController, sender: Any?) {
    if ask(.show, vc, sender) { return }
    if isCollapsed { return showCollapsed(vc) }
    if style == .unspecified {
      setColumns([vc] + controllers(Array(expandedColumns.dropFirst())))
    } else {
      setViewController(vc, for: .primary)
    }
  }

  /// Replaces the secondary column; where there is no room the controller is shown on the primary
  /// stack.
  ///
  /// The controller that is there already changes nothing (A94).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard vc !== expandedColumns.last.flatMap({ stage.registry[$0] }),
      vc !== viewController(for: .secondary)
    else { return }
    if ask(.showDetail, vc, sender) { return }
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

  /// Takes back the controllers of the columns that have identifiers.
  open override func decodeRestorableState(with coder: NSCoder) {
    decodeColumns(with: coder)
    super.decodeRestorableState(with: coder)
  }

  override func listens(to call: DelegateCall) -> Bool {
    guard let delegate else { return false }
    return (delegate as? any SelectiveDelegate)?.listens(to: call) ?? true
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
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// As many as were given.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable, CaseIterable {
    /// The one at the left.
    case primary = 0
    /// The one in the middle of three.
    case supplementary = 1
    /// The large one.
    case secondary = 2
    /// The one that stands for all where there is no room.
    case compact = 3
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the device has room for.
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// How many columns are shown besides the secondary one.
    var count: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// What stands in a column.
  struct ColumnPlace {
    /// The child: the stack around the controller, or the controller.
    let id: Hierarchy.ID
    /// Whether the stack was put around it.
    let isWrapped: Bool
  }
}

/// Asked and told about the columns of a split view.
///
/// [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate)
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Asked when there is no room any more: true gives the secondary controller up, false lets the
  /// primary one take it in (A93).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Asked when there is room again: the secondary controller; nil leaves it to the primary one
  /// (A93).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Asked when there is no room any more which column shall be seen.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// True where the delegate shows the controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// True where the delegate shows the controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Called before other columns are shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called when the columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when there is room for several columns again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// False: the primary controller takes the secondary one in.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Nil: the primary controller gives the secondary one back.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// False: the split view shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// False: the split view shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
