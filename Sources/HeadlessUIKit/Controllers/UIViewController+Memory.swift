import NavigationModel

extension UIViewController {
  /// Unloads a view that is in no window.
  func unloadUnseenView() {
    guard isViewLoaded, !stage.hierarchy.isInWindow(id) else { return }
    receive(.viewWillUnload)
    view = nil
    receive(.viewDidUnload)
  }
}
