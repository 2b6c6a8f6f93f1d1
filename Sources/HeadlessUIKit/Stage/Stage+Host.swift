import NavigationModel

extension Stage {
  /// Creates the window of a host application, as tests on a device have one: key, visible, with a plain
  /// root.
  func createHostIfAwaited() {
    guard awaitsHost else { return }
    awaitsHost = false
    asCurrent {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      hostWindow = window
      endTurn()
    }
  }
}
