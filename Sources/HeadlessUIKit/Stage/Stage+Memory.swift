import NavigationModel

extension Stage {
  /// Tells every controller of the windows that memory is short, on screen or not, with a view or
  /// without one (A10).
  ///
  /// In old releases those that are not on screen lose their views after that (A9), popped ones that
  /// somebody keeps as well, and so they hear of it (B85).
  public func sendMemoryWarning() {
    let members = profile.unloadsViews ? hierarchy.members + strangersWithViews : hierarchy.members
    for id in members { registry[id]?.receive(.didReceiveMemoryWarning) }
    guard profile.unloadsViews else { return }
    for id in members { registry[id]?.unloadUnseenView() }
  }

  /// The controllers that are in no window, and have a view all the same.
  private var strangersWithViews: [Hierarchy.ID] {
    let members = Set(hierarchy.members)
    return hierarchy.identifiers.filter {
      !members.contains($0) && registry[$0]?.isViewLoaded == true
    }
  }
}

extension UIViewController {
  /// Gives up a view that is in no window.
  fileprivate func unloadUnseenView() {
    guard isViewLoaded, !stage.hierarchy[id].isInWindow else { return }
    receive(.viewWillUnload)
    view = nil
    receive(.viewDidUnload)
  }
}
