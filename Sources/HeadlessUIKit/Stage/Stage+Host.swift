import NavigationModel

extension Stage {
  /// Leaves the windows to the program, which is an application itself: it has no host.
  package func beginProgram() { awaitsHost = false }

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
