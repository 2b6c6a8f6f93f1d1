import NavigationModel

extension UISplitViewController {
  /// Adds to a column's pane how wide it is, and whether it covers others: two parts of five, or what
  /// the program has set.
  func fill(_ pane: inout Screen.Pane, of child: Hierarchy.ID) {
    guard !isCollapsed else { return }
    let column = column(of: child)
    let own = column.flatMap { frames(in: area)[$0] }?.width ?? 0
    let isDefault = widths.values.allSatisfy(\.isAutomatic)
    pane.share =
      isDefault || area.width <= 0
      ? (column == .secondary ? 3 : 2) : max(Int((own / area.width * 100).rounded()), 1)
    pane.isOverlay = displayMode.isOverlay && column != .secondary && column != .inspector
  }
}
