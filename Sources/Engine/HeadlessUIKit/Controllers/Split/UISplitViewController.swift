import Foundation
import NavigationModel

/// A container that shows two or three columns side by side, or only one of them when collapsed.
///
/// Created with a style, each column has its own stack; created without, its columns are the
/// controllers in `viewControllers` (D21).
/// [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The delegate, which is asked about and notified of column changes; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The number of columns; fixed on creation.
  open private(set) var style: Style
  /// The columns that were set, by kind.
  var columns: [Column: ColumnPlace] = [:]
  /// Whether it is collapsed to one column (A92); as before while the columns move (F38).
  open internal(set) var isCollapsed = false
  /// The mode that was requested, read through the behaviour (F34); `automatic` leaves it to the
  /// device.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { changeMode(to: nil) } }
  }
  /// How the other columns should make room for themselves; acts at the next layout (F34).
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { loadedView?.setNeedsLayout() } }
  }
  /// How the other columns make room for themselves; `automatic` for one without a style.
  open var splitBehavior: SplitBehavior {
    style == .unspecified ? .automatic : usedBehavior ?? resolvedBehavior
  }
  /// The behaviour at the last layout; nil before the first one.
  var usedBehavior: SplitBehavior?
  /// Whether gestures and the button show and hide columns; true at first (F28).
  open var presentsWithGesture = true {
    didSet { if presentsWithGesture != oldValue { changeMode(to: nil) } }
  }
  /// Whether a button changes the mode (F35).
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether the secondary column of three has a button that leaves it alone on the screen (F36).
  open var showsSecondaryOnlyButton = false
  /// How the background of the primary column looks; kept, no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The edge of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { layOutColumns() } }
  }
  /// The mode that was selected by a call, a gesture or a button; nil for the preferred one.
  var chosenMode: DisplayMode?
  /// The mode while it is collapsed (F34).
  var idleMode: DisplayMode?
  /// The mode before the change that a finger is making.
  var modeBeforeGesture: DisplayMode?
  /// The widths that the program wants.
  var widths: [Column: ColumnWidth] = [:]
  /// What it needs for its buttons, and in the way of iOS 7.
  let extras = SplitExtras()

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
    return call(Calls.supportedInterfaceOrientations) {
      $0.splitViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// That of its delegate, else the current one, if it is supported (E72).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard asksDelegateForOrientations else { return ownPreferredOrientation }
    return call(Calls.preferredInterfaceOrientationForPresentation) {
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
  /// Collapsed, it is the top of the column's own part of the one stack (C33, J2).
  open func viewController(for column: Column) -> UIViewController? {
    guard let place = columns[column], let root = controller(place.id) else { return nil }
    guard place.isWrapped, let stack = root as? UINavigationController else { return root }
    return isCollapsed ? top(of: column, with: stack) : stack.viewControllers.first
  }

  /// Sets the controller of a column, in its own stack unless it is a stack or the compact column
  /// (F27); nil empties the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard vc !== viewController(for: column), vc.map(mayAdopt) ?? true else { return }
    place(vc, in: column)
  }

  /// Shows a column: in the nearest mode that shows all of it (F30, F31), or on top of the others
  /// when collapsed (F32); never the compact one (F29).
  open func show(_ column: Column) { reveal(column, isShown: true) }

  /// Hides a column and the columns before it (F30, F32).
  open func hide(_ column: Column) { reveal(column, isShown: false) }

  /// Whether a column is on the screen (iOS 26).
  open func isShowing(_ column: Column) -> Bool { isColumnShown(column) }

  /// The columns that are currently shown; never `automatic`, and idle while collapsed (F34).
  open var displayMode: DisplayMode { idleMode ?? chosenMode ?? preferred }

  /// The button that changes the mode of a split view without a style, for a bar of the program's
  /// (F36).
  open var displayModeButtonItem: UIBarButtonItem { extras.modeButton(of: self) }

  /// Sets the controller of the primary column; when collapsed it is shown there (P121), and over a
  /// compact column presented (F46).
  open override func show(_ vc: UIViewController, sender: Any?) {
    stage.note(.show)
    if style == .unspecified {
      let isDone = call(Calls.show, [vc.label]) {
        $0.splitViewController(self, show: vc, sender: sender)
      }
      if isDone { return }
    }
    if isCollapsed { return showCollapsed(vc) }
    if style == .unspecified {
      setColumns([vc] + controllers(Array(expandedColumns.dropFirst())))
    } else {
      setViewController(vc, for: .primary)
    }
  }

  /// Replaces the secondary column; when collapsed the controller is shown on the primary stack.
  ///
  /// The stack of a column pushes it, unless it is a stack itself (F45). A controller that is already
  /// there changes nothing (A94).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    stage.note(.showDetailViewController)
    guard vc !== expandedColumns.last.flatMap({ stage.registry[$0] }),
      vc !== viewController(for: .secondary)
    else { return }
    guard style == .unspecified else { return showDetailInColumn(vc) }
    let isDone = call(Calls.showDetail, [vc.label]) {
      $0.splitViewController(self, showDetail: vc, sender: sender)
    }
    if isDone { return }
    if isCollapsed { return showCollapsed(vc) }
    setColumns(controllers(Array(expandedColumns.prefix(1))) + [vc])
  }

  /// The new size of a column when the split view is resized.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, !isCollapsed,
      let column = column(of: child.id), let frame = frames(in: parentSize)[column]
    else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return frame.size
  }

  override func frame(ofChild child: UIViewController, in area: CGSize) -> CGRect? {
    guard !isCollapsed, let view = loadedView, let column = column(of: child.id) else {
      return nil
    }
    return frames(in: view.bounds.size)[column]
  }

  /// Called before its view lays out the columns: another behaviour acts now (F34).
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    takeBehavior()
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

  override func play(_ beat: Beat, of transition: ActiveTransition) {
    perform(beat, of: transition.change)
  }

  override func words(for transition: ActiveTransition) -> String? {
    transition.kind.isOfColumns ? "\(label), \(displayMode)" : nil
  }

  override func adaptToTraits() {
    let isNarrow = room.horizontal == .compact
    if usedBehavior != nil { usedBehavior = resolvedBehavior }
    if isNarrow != isCollapsed {
      if isNarrow { collapse() } else { expand() }
    } else {
      changeMode(to: extras.shownMode == nil ? chosenMode : nil, as: .userColumns)
    }
  }

  /// The width of the primary column; 0 while it isn't shown.
  open var primaryColumnWidth: CGFloat { shownWidth(of: .primary) }

  /// The width of the supplementary column; 0 while it isn't shown.
  open var supplementaryColumnWidth: CGFloat { shownWidth(of: .supplementary) }

  /// The part of the width that the primary column should have, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths[.primary, default: ColumnWidth()].fraction }
    set { setWidth(of: .primary) { $0.fraction = newValue } }
  }

  /// The width that the primary column should have, in points; it precedes the fraction.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: ColumnWidth()].preferred }
    set { setWidth(of: .primary) { $0.preferred = newValue } }
  }

  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: ColumnWidth()].minimum }
    set { setWidth(of: .primary) { $0.minimum = newValue } }
  }

  /// The greatest width of the primary column, in points, which caps the preferred one (F37).
  open var maximumPrimaryColumnWidth: CGFloat {
    get { widths[.primary, default: ColumnWidth()].maximum }
    set { setWidth(of: .primary) { $0.maximum = newValue } }
  }

  /// The part of the width that the supplementary column should have, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths[.supplementary, default: ColumnWidth()].fraction }
    set { setWidth(of: .supplementary) { $0.fraction = newValue } }
  }

  /// The width that the supplementary column should have, in points; it precedes the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: ColumnWidth()].preferred }
    set { setWidth(of: .supplementary) { $0.preferred = newValue } }
  }

  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: ColumnWidth()].minimum }
    set { setWidth(of: .supplementary) { $0.minimum = newValue } }
  }

  /// The greatest width of the supplementary column, in points, which caps the preferred one (F37).
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary, default: ColumnWidth()].maximum }
    set { setWidth(of: .supplementary) { $0.maximum = newValue } }
  }

  /// The part of the width that the secondary column should have; kept, no effect: it has what the
  /// others leave.
  open var preferredSecondaryColumnWidthFraction: CGFloat {
    get { widths[.secondary, default: ColumnWidth()].fraction }
    set { setWidth(of: .secondary) { $0.fraction = newValue } }
  }

  /// The width that the secondary column should have, in points; kept, no effect.
  open var preferredSecondaryColumnWidth: CGFloat {
    get { widths[.secondary, default: ColumnWidth()].preferred }
    set { setWidth(of: .secondary) { $0.preferred = newValue } }
  }

  /// The least width of the secondary column, in points; kept, no effect.
  open var minimumSecondaryColumnWidth: CGFloat {
    get { widths[.secondary, default: ColumnWidth()].minimum }
    set { setWidth(of: .secondary) { $0.minimum = newValue } }
  }

  /// The part of the width that the inspector should have, from 0 to 1.
  open var preferredInspectorColumnWidthFraction: CGFloat {
    get { widths[.inspector, default: ColumnWidth()].fraction }
    set { setWidth(of: .inspector) { $0.fraction = newValue } }
  }

  /// The width that the inspector should have, in points; it precedes the fraction.
  open var preferredInspectorColumnWidth: CGFloat {
    get { widths[.inspector, default: ColumnWidth()].preferred }
    set { setWidth(of: .inspector) { $0.preferred = newValue } }
  }

  /// The least width of the inspector, in points.
  open var minimumInspectorColumnWidth: CGFloat {
    get { widths[.inspector, default: ColumnWidth()].minimum }
    set { setWidth(of: .inspector) { $0.minimum = newValue } }
  }

  /// The greatest width of the inspector, in points, which caps the preferred one.
  open var maximumInspectorColumnWidth: CGFloat {
    get { widths[.inspector, default: ColumnWidth()].maximum }
    set { setWidth(of: .inspector) { $0.maximum = newValue } }
  }

  nonisolated deinit {}
}
