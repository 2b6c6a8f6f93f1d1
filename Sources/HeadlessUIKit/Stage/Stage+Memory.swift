import NavigationModel

extension Stage {
  /// Tells every controller of the windows that memory is short, on screen or not, with a view or
  /// without one (A10).
  ///
  /// In old releases those that are not on screen lose their views after that (A9).
  public func sendMemoryWarning() {
    let members = hierarchy.members
    for id in members { registry[id]?.receive(.didReceiveMemoryWarning) }
    guard profile.unloadsViews else { return }
    for id in members { registry[id]?.unloadUnseenView() }
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
