import NavigationModel

extension Stage {
  /// Delivers a memory warning to every controller in the windows, on screen or not, with or
  /// without a loaded view (A10).
  ///
  /// In old releases the controllers that are not on screen then unload their views (A9); so do
  /// popped controllers that are still retained, so they receive the warning as well (B85).
  public func sendMemoryWarning() {
    let members =
      profile.unloadsViews ? hierarchy.members + windowlessControllersWithViews : hierarchy.members
    for id in members { registry[id]?.receive(.didReceiveMemoryWarning) }
    guard profile.unloadsViews else { return }
    for id in members { registry[id]?.unloadUnseenView() }
  }

  /// The controllers that are in no window but have a loaded view.
  private var windowlessControllersWithViews: [Hierarchy.ID] {
    let members = Set(hierarchy.members)
    return hierarchy.identifiers.filter {
      !members.contains($0) && registry[$0]?.isViewLoaded == true
    }
  }
}
