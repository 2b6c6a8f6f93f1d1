import NavigationModel

extension TransitionEngine {
  /// Lays out the controllers on screen whose views need layout since they were last laid out
  /// (A26).
  func layOutAgain() {
    guard needsLayout else { return }
    needsLayout = false
    for id in hierarchy.visible {
      if let controller = registry[id] { playLayout(of: controller) { controller.receive($0) } }
    }
  }

  /// Plays the beats of a layout for a controller's view, once for each view and request (A25, A26).
  @inline(__always)
  func playLayout(of controller: UIViewController, _ deliver: (Callback) -> Void) {
    guard hierarchy[controller.id].isInWindow, hierarchy.markLaidOut(controller.id) else { return }
    if controller.loadedView?.consumeConstraintsRequest() == true {
      deliver(.updateViewConstraints)
    }
    deliver(.viewWillLayoutSubviews)
    controller.layOutView()
    deliver(.viewDidLayoutSubviews)
  }
}

extension UIViewController {
  /// Calls `layoutSubviews` of the view, and of those in it, that need a layout.
  func layOutView() {
    if parts.view?.mayNeedLayout == true { loadedView?.layoutIfNeeded() }
  }

  /// Schedules a layout at the end of the turn, if the view has been laid out before.
  func viewNeedsLayout() {
    guard stage.hierarchy.markNeedsLayout(id) else { return }
    stage.engine.needsLayout = true
    stage.turnNeeded()
  }
}
