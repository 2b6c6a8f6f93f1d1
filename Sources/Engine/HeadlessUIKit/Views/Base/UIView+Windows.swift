import Foundation

extension UIView {
  /// Notifies the views in it that are of a program's classes that they will be in another window.
  ///
  /// The window is only asked for if there are such views: it is found at the end of a chain of
  /// superviews.
  final func announceWindow(_ window: @autoclosure () -> UIWindow?) {
    let views = programViews
    guard !views.isEmpty else { return }
    let window = window()
    for view in views where view.extras?.knownWindow !== window {
      view.receiveWillMove(toWindow: window)
    }
  }

  /// Notifies the views in it that are of a program's classes that they are in another window.
  final func noteWindow() {
    let views = programViews
    guard !views.isEmpty else { return }
    let window = window
    for view in views where view.extras?.knownWindow !== window {
      view.ownExtras.knownWindow = window
      view.receiveDidMoveToWindow()
    }
  }

  /// Notes that its members are overridden now, in the window in which it is already.
  final func noteOverrides() {
    UIView.notesMoves = true
    if let window { ownExtras.knownWindow = window }
  }

  /// Whether its class may be one that a program has written.
  final var isOfProgram: Bool { overrides != nil || type(of: self) != UIView.self }

  /// Itself and the views in it whose classes a program may have written.
  private final var programViews: [UIView] {
    var found: [UIView] = []
    var rest: [UIView] = [self]
    while let view = rest.popLast() {
      if view.isOfProgram { found.append(view) }
      rest += view.inner.reversed()
    }
    return found
  }
}
