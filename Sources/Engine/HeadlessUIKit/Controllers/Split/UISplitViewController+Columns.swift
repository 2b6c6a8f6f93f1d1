import NavigationModel

// The columns are children at all times: those that are not shown are off screen, and those that
// the primary stack has incorporated return from it (A93).
extension UISplitViewController {
  /// The children that are separate columns when expanded, primary first.
  var expandedColumns: [Hierarchy.ID] {
    let others = Self.besides.compactMap { columns[$0]?.id }
    return stage.hierarchy[id].children.filter { !others.contains($0) }
  }

  /// The columns that are none of those.
  private static let besides = [Column.compact, .inspector]

  /// The column of a child: as it was set, or by its place without a style.
  func column(of child: Hierarchy.ID) -> Column? {
    if style == .unspecified, child != columns[.inspector]?.id {
      let all = expandedColumns
      guard let index = all.firstIndex(of: child) else { return nil }
      return index == all.count - 1 && all.count > 1 ? .secondary : .primary
    }
    return columns.first { $0.value.id == child }?.key
  }

  /// Whether a column is on the screen, or covers others when collapsed.
  func isColumnShown(_ column: Column) -> Bool {
    guard let place = columns[column] else {
      return stage.hierarchy[id].shown.contains { self.column(of: $0) == column }
    }
    return stage.hierarchy.contains(place.id)
      && (stage.hierarchy[id].shown.contains(place.id)
        && (!isCollapsed || column == .compact || isOnTop(column))
        || isCollapsed && (isOnTop(column) || isInspectorPresented && column == .inspector))
  }

  /// The columns that a mode shows, primary first; without a secondary column the primary one.
  func shown(in mode: DisplayMode) -> SmallArray<Hierarchy.ID> {
    let all = expandedColumns
    let hasSecondary = style == .unspecified ? all.count > 1 : columns[.secondary] != nil
    let shown = hasSecondary ? Array(all.suffix(mode.count + 1)) : all
    let inspector = isInspectorColumnShown ? columns[.inspector].map { [$0.id] } ?? [] : []
    return SmallArray(shown + inspector)
  }

  /// Replaces the container's children and shows those that fit; which moves are reported to them
  /// is unconfirmed.
  func arrange(_ children: [Hierarchy.ID], showing shown: SmallArray<Hierarchy.ID>? = nil) {
    stage.engine.submit(.arrange, in: lane) { [id] in
      $0.setChildren(children, of: id, shown: shown ?? [])
    }
  }

  /// Shows the columns of the current mode, or the only one when collapsed.
  func refresh(_ kind: Choreography.Kind = .arrange, animated: Bool = false) {
    let shown = isCollapsed ? SmallArray(collapsedColumn) : shown(in: displayMode)
    if shown != stage.hierarchy[id].shown || kind != .arrange {
      let children = stage.hierarchy[id].children
      stage.engine.submit(kind, in: lane, animated: animated) { [id] in
        $0.setChildren(children, of: id, shown: shown)
      }
    }
    layOutColumns()
  }

  /// The only column shown when collapsed.
  private var collapsedColumn: Hierarchy.ID? {
    columns[.compact]?.id ?? expandedColumns.first
  }

  /// Sets columns without a style; their order determines their kind.
  func setColumns(_ new: [UIViewController]) {
    guard fill(with: new) else { return }
    if isCollapsed && new.count > 1 {
      isCollapsed = false
      collapse()
    } else {
      refresh()
    }
    updateHiddenColumn()
  }

  /// Makes controllers the columns without a style, which the program or its delegate has chosen; false
  /// where it can't have them.
  ///
  /// All of them are checked before anything is changed.
  @discardableResult
  func fill(
    with new: [UIViewController], showing shown: SmallArray<Hierarchy.ID>? = nil
  ) -> Bool {
    guard ChildListAttempt(container: self, wanted: new).meets(ChildListAttempt.conditions),
      new.allSatisfy({ $0.currentParent === self || mayAdopt($0) }), takeOver(new)
    else { return false }
    // An inspector or compact column among them is none any more (unconfirmed).
    columns = columns.filter { column, place in
      Self.besides.contains(column) && !new.contains { $0.id == place.id }
    }
    arrange(withOwnColumns(new.map(\.id)), showing: shown)
    return true
  }

  /// Sets the controller of a column.
  func place(_ vc: UIViewController?, in column: Column) {
    recallColumns()
    if column == .inspector { dismissInspector() }
    let isWrapped = vc != nil && column != .compact && !(vc is UINavigationController)
    if let vc {
      guard takeOver(vc) else { return }
    }
    let root = isWrapped ? vc.map(UINavigationController.init(rootViewController:)) : vc
    columns = columns.filter { $0.value.id != root?.id }
    columns[column] = root.map { ColumnPlace(id: $0.id, isWrapped: isWrapped) }
    arrange(ownColumns, showing: [])
    if isCollapsed { stackColumns(upTo: topColumn) }
    refresh()
  }

  /// The columns that have this parent or none; one that was popped from the primary stack may have
  /// been deallocated.
  var ownColumns: [Hierarchy.ID] {
    withOwnColumns(style == .unspecified ? expandedColumns : [])
  }

  /// Columns without a style, and those of a kind that are children or free to be: an inspector that is
  /// presented is neither.
  func withOwnColumns(_ unstyled: [Hierarchy.ID]) -> [Hierarchy.ID] {
    unstyled
      + Column.allCases.compactMap { columns[$0]?.id }.filter { id in
        !unstyled.contains(id) && stage.hierarchy.mayHave([id], in: self.id)
      }
  }

  /// Shows a controller in the secondary column: its stack pushes it, a stack replaces it (F45); on
  /// the compact column it is presented (F46).
  ///
  /// Collapsed, a column that isn't on the primary stack gets it as its only controller (unconfirmed).
  func showDetailInColumn(_ vc: UIViewController) {
    if isCollapsed, columns[.compact] != nil { return showCollapsed(vc) }
    let stack = columns[.secondary].flatMap { controller($0.id) } as? UINavigationController
    let isStacked = stack.map { !isCollapsed || $0.currentParent === primaryStack } == true
    if let stack, isStacked, !(vc is UINavigationController) {
      stack.receivePush(vc, animated: true)
    } else {
      setViewController(vc, for: .secondary)
    }
    if isCollapsed { show(.secondary) }
  }
}

extension UISplitViewController {
  /// Adds to a column's pane how wide it is, and whether it covers others.
  func fill(_ pane: inout Screen.Pane, of child: Hierarchy.ID) {
    guard !isCollapsed else { return }
    let column = column(of: child)
    let own = column.flatMap { frames(in: area)[$0] }?.width ?? 0
    pane.share =
      own > 0 && area.width > 0
      ? max(Int((own / area.width * 100).rounded()), 1) : column == .secondary ? 3 : 2
    pane.isOverlay = displayMode.isOverlay && column != .secondary && column != .inspector
  }
}
