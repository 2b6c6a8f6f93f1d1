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
      view.willMove(toWindow: window)
    }
  }

  /// Notifies the views in it that are of a program's classes that they are in another window.
  final func noteWindow() {
    let views = programViews
    guard !views.isEmpty else { return }
    let window = window
    for view in views where view.extras?.knownWindow !== window {
      view.ownExtras.knownWindow = window
      view.didMoveToWindow()
    }
  }

  /// Itself and the views in it whose classes a program may have written.
  private final var programViews: [UIView] {
    var found: [UIView] = []
    var rest: [UIView] = [self]
    while let view = rest.popLast() {
      if type(of: view) != UIView.self { found.append(view) }
      rest += view.inner.reversed()
    }
    return found
  }
}
