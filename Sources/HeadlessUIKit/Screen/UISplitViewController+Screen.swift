import NavigationModel

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
