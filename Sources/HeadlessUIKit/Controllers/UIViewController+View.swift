import NavigationModel

extension UIViewController {
  /// The view if it is loaded.
  var loadedView: UIView? { parts.view }

  /// Calls `loadView` and `viewDidLoad`; the latter is skipped if loading a nib raised (B93).
  func load() {
    guard parts.loadDepth < Self.loadLimit else { return }
    parts.loadDepth += 1
    defer { parts.loadDepth -= 1 }
    parts.isLoading = true
    receive(.loadView)
    guard parts.isLoading else { return }
    receive(.viewDidLoad)
  }

  /// Sets a view, or releases the current one if nil.
  func install(_ newView: UIView?) {
    guard newView !== loadedView else { return }
    // As crash reports of programs say (unconfirmed).
    if let newView, let other = newView.controller {
      return stage.report(
        .sharedView, "<\(newView.ownClassName(on: stage) ?? newView.className)>",
        stage.describe(other), stage.describe(self))
    }
    let former = loadedView
    let container = former?.containerOfContents?.controller
    if let former {
      former.controller = nil
      former.noteViewPlacesInside()
      stage.observer?.owner(self, lost: former)
    }
    parts.view = newView
    parts.notifiedInsets = nil
    if let newView {
      newView.controller = self
      noteViewPlace(in: newView.container)
      newView.noteViewPlacesInside()
      stage.observer?.owner(self, gained: newView)
      newView.arrange(barViews)
    }
    if let former, let container, stage.hierarchy[container.id].showing != .placed {
      if let superview = former.container { former.leave(superview) }
      container.addView(of: self)
    }
    stage.hierarchy.setViewLoaded(newView != nil, className: newView?.ownClassName(on: stage), id)
  }

  /// How deeply loading may request the view that is being loaded; UIKit overflows its stack there
  /// (A8).
  private static let loadLimit = 2
}
