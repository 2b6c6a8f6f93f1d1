import NavigationModel

/// The contents of a system stack: programs see that there is a child, and no more.
final class SystemContents: UIViewController {
  override class var isContainer: Bool { true }

  nonisolated deinit {}
}

extension UINavigationController {
  /// Adds the built-in contents to a new stack, without callbacks.
  func installContents() {
    let contents = SystemContents()
    stage.engine.retain(contents.id, by: self)
    _ = stage.hierarchy.append(contents.id, to: id)
  }
}
