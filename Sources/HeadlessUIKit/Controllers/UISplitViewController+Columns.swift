import NavigationModel

// The columns are children at all times: those that are not shown are off screen, and those that
// the primary stack has incorporated return from it (A93).
extension UISplitViewController {
  /// The children that are separate columns when expanded, primary first.
  var expandedColumns: [Hierarchy.ID] {
    let compact = columns[.compact]?.id
    return stage.hierarchy[id].children.filter { $0 != compact }
  }

  /// The preferred mode if none was chosen; what a device prefers is unconfirmed for three columns.
  var preferred: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return stage.traits.orientation == .landscape ? .oneBesideSecondary : .secondaryOnly
  }

  /// The columns that a mode shows, primary first; without a secondary column the primary one.
  private func shown(in mode: DisplayMode) -> SmallArray<Hierarchy.ID> {
    let all = expandedColumns
    let hasSecondary = style == .unspecified ? all.count > 1 : columns[.secondary] != nil
    return SmallArray(hasSecondary ? Array(all.suffix(mode.count + 1)) : all)
  }

  /// Replaces the container's children and shows those that fit; which moves are reported to them
  /// is unconfirmed.
  private func arrange(_ children: [Hierarchy.ID], showing shown: SmallArray<Hierarchy.ID>? = nil) {
    stage.engine.makeChange(.arrange, in: lane, animated: false) {
      $0.setChildren(children, of: id, shown: shown ?? [])
    }
  }

  /// Shows the columns of the current mode, or the only one when collapsed.
  private func refresh() {
    let shown = isCollapsed ? SmallArray(collapsedColumn) : shown(in: displayMode)
    guard shown != stage.hierarchy[id].shown else { return }
    arrange(stage.hierarchy[id].children, showing: shown)
  }

  /// The only column shown when collapsed.
  private var collapsedColumn: Hierarchy.ID? {
    columns[.compact]?.id ?? stage.hierarchy[id].children.first
  }

  /// Sets columns without a style; their order determines their kind.
  func setColumns(_ new: [UIViewController]) {
    guard Set(new.map(\.id)).count == new.count else {
      return stage.report(.tabsNotDistinct, stage.describe(self), because: new.repetition)
    }
    let newChildren = new.filter { $0.parent !== self }
    guard newChildren.allSatisfy(mayAdopt) else { return }
    guard takeOver(new) else { return }
    columns = [:]
    stage.engine.makeChange(.arrange, in: lane, animated: false) {
      $0.setChildren(new.map(\.id), of: id, shown: [])
    }
    if isCollapsed && new.count > 1 {
      isCollapsed = false
      collapse()
    } else {
      refresh()
    }
  }

  /// Sets the controller of a column.
  func place(_ vc: UIViewController?, in column: Column) {
    recallColumns()
    let isWrapped = vc != nil && column != .compact && !(vc is UINavigationController)
    if let vc {
      guard takeOver(vc) else { return }
    }
    let root = isWrapped ? vc.map(UINavigationController.init(rootViewController:)) : vc
    columns[column] = root.map { ColumnPlace(id: $0.id, isWrapped: isWrapped) }
    arrange(ownColumns, showing: [])
    if isCollapsed { stackColumns(upTo: topColumn) }
    refresh()
  }

  // MARK: Modes

  /// Shows the columns of another mode; nil for the preferred one.
  func changeMode(to mode: DisplayMode?) {
    let former = displayMode
    let new = mode ?? preferred
    if new != former {
      call(Calls.willChangeMode, ["\(new)"]) { $0.splitViewController(self, willChangeTo: new) }
    }
    chosenMode = mode
    refresh()
  }

  /// Shows or hides a column.
  func reveal(_ column: Column, isShown: Bool) {
    guard columns[column] != nil || style == .unspecified else { return }
    if isCollapsed { return revealCollapsed(column, isShown: isShown) }
    let order: [Column] =
      style == .tripleColumn ? [.secondary, .supplementary, .primary] : [.secondary, .primary]
    guard let index = order.firstIndex(of: column) else { return }
    let count = isShown ? max(displayMode.count, index) : min(displayMode.count, max(index - 1, 0))
    guard count != displayMode.count else { return }
    changeMode(to: mode(showing: count))
  }

  /// Beside the secondary column in landscape, over it in portrait; unconfirmed.
  private func mode(showing count: Int) -> DisplayMode {
    let isWide = stage.traits.orientation == .landscape
    switch count {
    case 0: return .secondaryOnly
    case 1: return isWide ? .oneBesideSecondary : .oneOverSecondary
    default: return isWide ? .twoBesideSecondary : .twoOverSecondary
    }
  }

  // MARK: Collapsing

  /// Collapses to one column (A92, A93).
  func collapse() {
    guard !isCollapsed else { return }
    isCollapsed = true
    refresh()
    if style == .unspecified { collapseByArray() } else { stackColumns(upTo: askForTopColumn()) }
    refresh()
    call(Calls.didCollapse) { $0.splitViewControllerDidCollapse(self) }
  }

  private func collapseByArray() {
    let all = controllers(stage.hierarchy[id].children)
    guard let primary = all.first, let secondary = all.last, all.count > 1 else { return }
    let isDone = call(Calls.collapseSecondary, [secondary.label, primary.label]) {
      $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }
    if !isDone { primary.receiveCollapse(secondary, for: self) }
    guard secondary.parent === self, primary.parent === self else { return }
    arrange([primary.id], showing: [primary.id])
  }

  private func askForTopColumn() -> Column {
    let proposed =
      [.compact, .secondary, .supplementary].first { columns[$0] != nil } ?? Column.primary
    return call(Calls.topColumn, ["\(proposed)"]) {
      $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    } ?? proposed
  }

  /// The column on top of the primary stack.
  private var topColumn: Column {
    let stack = primaryStack?.stage.hierarchy[primaryStack?.id ?? id].children ?? []
    return [.secondary, .supplementary].first { column in
      columns[column].map { stack.contains($0.id) } == true
    } ?? .primary
  }

  private var primaryStack: UINavigationController? {
    columns[.primary].flatMap { controller($0.id) } as? UINavigationController
  }

  /// Moves the columns up to a given one to the primary stack, unless there is a compact column.
  private func stackColumns(upTo top: Column, animated: Bool = false) {
    guard columns[.compact] == nil, let stack = primaryStack else { return }
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      guard let place = columns[column], let root = controller(place.id), root.parent === self
      else { continue }
      stack.add(root, returningTo: self, animated: animated)
    }
  }

  /// Shows a column on the primary stack, or pops it and those on top of it.
  private func revealCollapsed(_ column: Column, isShown: Bool) {
    guard columns[.compact] == nil, let stack = primaryStack, let place = columns[column] else {
      return
    }
    if isShown, column != .primary, controller(place.id)?.parent === self {
      return stackColumns(upTo: column, animated: true)
    }
    let children = stage.hierarchy[stack.id].children
    let index = column == .primary ? 0 : children.firstIndex(of: place.id)
    guard let index, !children.isEmpty,
      let target = controller(children[isShown ? index : max(index - 1, 0)])
    else { return }
    stack.popToViewController(target, animated: true)
  }

  /// Shows a controller when collapsed (A94).
  func showCollapsed(_ vc: UIViewController) {
    let primary = controller(stage.hierarchy[id].shown.last)
    if let stack = primary as? UINavigationController {
      guard mayAdopt(vc) else { return }
      stack.add(vc, returningTo: nil, animated: true)
    } else {
      (primary ?? self).present(vc, animated: true)
    }
  }

  // MARK: Expanding

  /// Expands to separate columns again (A93).
  func expand() {
    guard isCollapsed else { return }
    isCollapsed = false
    if style == .unspecified { expandByArray() } else { recallColumns() }
    refresh()
    call(Calls.didExpand) { $0.splitViewControllerDidExpand(self) }
  }

  private func expandByArray() {
    guard let primary = controller(stage.hierarchy[id].children.first) else { return }
    let provided = call(Calls.separateSecondary, [primary.label]) {
      $0.splitViewController(self, separateSecondaryFrom: primary)
    }
    guard let secondary = provided ?? primary.receiveSeparate(for: self), mayAdopt(secondary) else {
      return
    }
    guard takeOver(secondary), primary.parent === self else { return }
    arrange([primary.id, secondary.id], showing: [primary.id])
  }

  /// Returns the columns from the primary stack.
  private func recallColumns() {
    for column in [Column.secondary, .supplementary] {
      guard let place = columns[column], let root = controller(place.id), root.parent !== self
      else { continue }
      root.leaveParent()
    }
    let all = ownColumns
    guard all != stage.hierarchy[id].children else { return }
    arrange(all, showing: stage.hierarchy[id].shown.filter(all.contains))
  }

  /// The columns that have this parent or none; one that was popped from the primary stack may have
  /// been deallocated.
  private var ownColumns: [Hierarchy.ID] {
    Column.allCases.compactMap { columns[$0]?.id }.filter { id in
      stage.hierarchy.mayHave([id], in: self.id)
    }
  }
}
