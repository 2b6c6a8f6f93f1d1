import NavigationModel

extension UISplitViewController {
  // MARK: Collapsing

  /// Collapses to one column, and notifies the delegate (F40).
  func collapse() {
    collapseColumns()
    call(Calls.didCollapse) { $0.splitViewControllerDidCollapse(self) }
  }

  /// Asks the delegate and collapses to one column (A92, A93), without calls about columns (FQ3).
  private func collapseColumns() {
    stage.engine.overtakeGesture(in: lane)
    let mode = displayMode
    let hadInspector = isInspectorColumnShown
    let top = style == .unspecified ? nil : askForTopColumn()
    let primary = style == .unspecified ? askForPrimary(Calls.primaryForCollapsing) : nil
    if let top {
      (isCollapsed, idleMode) = (true, mode)
      refresh()
      stackColumns(upTo: top)
    } else {
      collapseByArray(onto: primary)
      (isCollapsed, idleMode) = (true, mode)
    }
    refresh()
    if hadInspector { presentInspector(animated: false) }
  }

  private func collapseByArray(onto other: UIViewController?) {
    let all = controllers(expandedColumns)
    guard let first = all.first, let secondary = all.last else { return }
    let primary = other ?? first
    guard all.count > 1 || primary !== first else { return }
    if primary !== first, !fill(with: [primary] + all.dropFirst().filter { $0 !== primary }) {
      return
    }
    if secondary !== primary {
      let isDone = call(Calls.collapseSecondary, [secondary.label, primary.label]) {
        $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
      }
      if !isDone { primary.receiveCollapse(secondary, for: self) }
    }
    guard secondary.currentParent === self || all.count == 1, primary.currentParent === self else {
      return
    }
    arrange(withOwnColumns([primary.id]), showing: [primary.id])
  }

  /// The delegate's primary controller; nil for the one that is there (F50).
  private func askForPrimary(
    _ question: Call<UISplitViewController, any UISplitViewControllerDelegate, UIViewController?>
  ) -> UIViewController? {
    guard stage.profile.collapsesSplitViews else { return nil }
    let isCollapsing = question.word == .primaryForCollapsing
    return call(question) {
      isCollapsing
        ? $0.primaryViewController(forCollapsing: self)
        : $0.primaryViewController(forExpanding: self)
    }
  }

  /// The delegate's choice; the proposed column if it is empty (FQ5).
  private func askForTopColumn() -> Column {
    let proposed =
      [.compact, .secondary, .supplementary].first { columns[$0] != nil } ?? Column.primary
    let chosen =
      call(Calls.topColumnForCollapsing, ["\(proposed)"]) {
        $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      } ?? proposed
    return columns[chosen] == nil || chosen == .inspector ? proposed : chosen
  }

  /// The column on top of the primary stack.
  var topColumn: Column {
    let stack = primaryStack.map { stage.hierarchy[$0.id].children } ?? []
    return [.secondary, .supplementary].first { column in
      columns[column].map { stack.contains($0.id) } == true
    } ?? .primary
  }

  var primaryStack: UINavigationController? {
    columns[.primary].flatMap { controller($0.id) } as? UINavigationController
  }

  /// Moves the columns up to a given one to the primary stack, unless there is a compact column
  /// (F32, F43, F44).
  func stackColumns(upTo top: Column, animated: Bool = false) {
    guard columns[.compact] == nil, let stack = primaryStack else { return }
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      guard let place = columns[column], let root = controller(place.id),
        root.currentParent === self
      else { continue }
      stack.add(root, returningTo: self, animated: animated)
    }
  }

  /// Whether a column is what is seen of the collapsed split view.
  func isOnTop(_ column: Column) -> Bool {
    if let compact = columns[.compact] {
      return column == .compact && stage.hierarchy[id].shown.contains(compact.id)
    }
    guard let stack = primaryStack else { return column == .primary }
    let children = stage.hierarchy[stack.id].children
    if column == .primary { return !children.contains { isColumnRoot($0) } }
    return columns[column].map { $0.id == children.last } == true
  }

  private func isColumnRoot(_ id: Hierarchy.ID) -> Bool {
    [Column.supplementary, .secondary].contains { columns[$0]?.id == id }
  }

  /// The top of a column's own part of the one stack, up to where the next column begins; of its own
  /// stack where it has nothing else there (J2).
  func top(of column: Column, with stack: UINavigationController) -> UIViewController? {
    let children = primaryStack.map { stage.hierarchy[$0.id].children } ?? []
    let start = column == .primary ? 0 : children.firstIndex(of: stack.id).map { $0 + 1 }
    let part = start.map { children[$0...].prefix { !isColumnRoot($0) } } ?? []
    return controller(part.last) ?? stack.topViewController
  }

  /// Shows a column on the primary stack, with those between, or pops what covers it; hides the one
  /// on top (F32).
  func revealCollapsed(_ column: Column, isShown: Bool) {
    guard columns[.compact] == nil, column != .compact, let stack = primaryStack,
      let place = columns[column]
    else { return }
    if isShown, column != .primary, controller(place.id)?.currentParent === self {
      return stackColumns(upTo: column, animated: true)
    }
    let children = stage.hierarchy[stack.id].children
    let own =
      column == .primary
      ? (children.firstIndex(where: isColumnRoot) ?? children.count) - 1
      : children.firstIndex(of: place.id)
    guard let own, own >= 0 else { return }
    if !isShown, column == .primary || own != children.count - 1 || own == 0 { return }
    let index = isShown ? own : own - 1
    guard index < children.count - 1, let target = controller(children[index]) else { return }
    stack.callMember(.popToViewController, [target, true]) {
      stack.popToViewController(target, animated: true)
    }
  }

  /// Shows a controller when collapsed (A94); over a compact column it is presented (F46).
  func showCollapsed(_ vc: UIViewController) {
    let primary = controller(stage.hierarchy[id].shown.last)
    if let stack = primary as? UINavigationController, columns[.compact] == nil {
      guard mayAdopt(vc) else { return }
      stack.add(vc, returningTo: nil, animated: true)
    } else {
      (primary ?? self).receivePresent(vc, animated: true)
    }
  }

  // MARK: Expanding

  /// Expands to separate columns again: the delegate is asked for the mode, notified of it even if it is
  /// the former one, and notified at the end (F41, F49).
  func expand() {
    askForMode()
    if isCollapsed, let mode = extras.expansion?.mode { willChange(to: mode) }
    expandColumns()
    call(Calls.didExpand) { $0.splitViewControllerDidExpand(self) }
  }

  /// Expands to separate columns again (A93), without columns as the delegate answers.
  private func expandColumns() {
    let isStyled = style != .unspecified
    let primary = isStyled ? nil : askForPrimary(Calls.primaryForExpanding)
    let isInspecting = isInspectorPresented
    if !isStyled { usedBehavior = nil }
    let mode = extras.expansion.flatMap { $0.isPreferred ? nil : $0.mode }
    (isCollapsed, idleMode, chosenMode, extras.expansion) = (false, nil, mode, nil)
    extras.askWhetherToHide(in: self)
    extras.shownMode = displayMode
    if isStyled { recallColumns() } else { expandByArray(primary) }
    refresh()
    if isInspecting { returnInspector() }
  }

  /// Asks the delegate for the mode to expand to (F41).
  private func askForMode() {
    guard style != .unspecified else { return }
    usedBehavior = resolvedBehavior
    let proposed = preferred
    let answer =
      call(Calls.displayModeForExpanding, ["\(proposed)"]) {
        $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      } ?? proposed
    let mode = answer == .automatic ? proposed : modes.read(answer)
    extras.expansion = (mode, mode == proposed)
  }

  private func expandByArray(_ other: UIViewController?) {
    guard let former = controller(expandedColumns.first) else { return }
    let primary = other ?? former
    let provided = call(Calls.separateSecondaryFrom, [primary.label]) {
      $0.splitViewController(self, separateSecondaryFrom: primary)
    }
    let secondary = provided ?? primary.receiveSeparate(for: self)
    let wanted = [primary, secondary].compactMap { $0 }
    guard wanted.count == 2 || primary !== former, other != nil || former.currentParent === self
    else { return }
    fill(with: wanted, showing: [primary.id])
  }

  /// Returns the columns from the primary stack.
  func recallColumns() {
    for column in [Column.secondary, .supplementary] {
      guard let place = columns[column], let root = controller(place.id),
        root.currentParent !== self
      else { continue }
      root.leaveParent()
    }
    let all = ownColumns
    guard all != stage.hierarchy[id].children else { return }
    arrange(all, showing: stage.hierarchy[id].shown.filter(all.contains))
  }
}
