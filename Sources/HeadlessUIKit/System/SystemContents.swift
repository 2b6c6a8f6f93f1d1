import NavigationModel

/// What a stack of the system's shows: programs see that something is there, and no more.
final class SystemContents: UIViewController {
  override class var isContainer: Bool { true }

  nonisolated deinit {}
}

extension UINavigationController {
  /// Gives a new stack the contents that it comes with, and tells nobody.
  func bringContents() {
    let contents = SystemContents()
    stage.gain(contents.id, by: self)
    _ = stage.hierarchy.append(contents.id, to: id)
  }
}
