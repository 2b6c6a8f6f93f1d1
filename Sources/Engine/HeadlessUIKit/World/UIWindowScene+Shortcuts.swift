import NavigationModel

extension UIWindowScene {
  /// Passes a shortcut that the user has chosen to its delegate.
  func perform(_ shortcut: UIApplicationShortcutItem) {
    call(ShortcutCalls.perform, [shortcut.type]) {
      $0.windowScene(self, performActionFor: shortcut) { _ in }
    }
  }

  /// The calls about shortcuts.
  enum ShortcutCalls {
    static let perform = Call(
      .performShortcut, "windowScene(_:performActionFor:completionHandler:)",
      to: { (owner: UIWindowScene) in owner.delegate as? any UIWindowSceneDelegate })

    static var rows: [CallRow] { [perform.row, UIApplication.ShortcutCalls.perform.row] }
  }
}

nonisolated extension DelegateCall {
  package static let performShortcut = Self("performActionForShortcutItem")
}
