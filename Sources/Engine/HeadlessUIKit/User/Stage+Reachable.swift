import NavigationModel

extension Stage {
  /// The controllers on screen that a finger reaches, presenters and parents first (P36, C22).
  ///
  /// There are none while an alert that is a view, or a movie, covers them.
  package var reachable: [Hierarchy.ID] {
    guard panel == nil, services.floating?.coversScreen != true else { return [] }
    let reachable = hierarchy.reachable(
      besides: Set(hierarchy.layeredInFront.filter(leavesRestUsable)))
    let dimmed = Set(reachable.flatMap(dimmedColumn))
    return dimmed.isEmpty ? reachable : reachable.filter { !dimmed.contains($0) }
  }

  /// The family in a split view's secondary column, if other columns dim it (F33).
  private func dimmedColumn(of id: Hierarchy.ID) -> [Hierarchy.ID] {
    guard hierarchy[id].kind == .split, let split = registry[id] as? UISplitViewController,
      !split.isCollapsed, split.displayMode.dimsSecondary
    else { return [] }
    return hierarchy[id].shown.array.filter { split.column(of: $0) == .secondary }
      .flatMap { hierarchy.shownFamily(of: $0) }
  }

  /// The views outside the popover in front that can be tapped (P36, F73).
  var passthroughViews: [UIView] {
    let topmost = hierarchy.layeredInFront.last { hierarchy[$0].presenter != nil }
    guard panel == nil, let popover = topmost.flatMap(hierarchy.popover) else { return [] }
    return registry[popover]?.popoverPresentationController?.passthroughViews ?? []
  }

  /// Whether what is around a presented controller can be used: a sheet that doesn't dim it, or a
  /// search that neither dims nor covers it (C22, E14).
  func leavesRestUsable(_ id: Hierarchy.ID) -> Bool {
    isUndimmedSheet(id) || (registry[id] as? UISearchController)?.leavesSearchedUsable == true
  }

  /// Whether a controller is presented as a sheet whose surroundings aren't dimmed, so that they can
  /// be used (C22).
  func isUndimmedSheet(_ id: Hierarchy.ID) -> Bool {
    guard let presenter = hierarchy[id].presenter,
      hierarchy[presenter].presentation?.adaptedStyle.isSheet == true
    else { return false }
    return registry[id]?.sheetManager?.isUndimmed == true
  }
}
