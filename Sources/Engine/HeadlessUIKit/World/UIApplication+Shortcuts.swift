import NavigationModel

extension UIApplication {
  /// Passes a shortcut that the user has chosen to its delegate.
  func perform(_ shortcut: UIApplicationShortcutItem) {
    call(ShortcutCalls.perform, [shortcut.type]) {
      $0.application(self, performActionFor: shortcut) { _ in }
    }
  }

  /// The calls about shortcuts.
  enum ShortcutCalls {
    static let perform = Call(
      .performShortcut, "application(_:performActionFor:completionHandler:)",
      to: { (owner: UIApplication) in owner.delegate })
  }
}
