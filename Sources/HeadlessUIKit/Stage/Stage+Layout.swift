import NavigationModel

extension Stage {
  /// Lays out the controllers on screen whose views need layout since they were last laid out
  /// (A26).
  func layOutAgain() {
    guard needsLayout else { return }
    needsLayout = false
    for id in hierarchy.visible {
      guard let controller = registry[id], hierarchy[id].isInWindow, hierarchy.markLaidOut(id)
      else { continue }
      if controller.loadedView?.consumeConstraintsRequest() == true {
        controller.receive(.updateViewConstraints)
      }
      controller.receive(.viewWillLayoutSubviews)
      controller.receive(.viewDidLayoutSubviews)
    }
  }
}

extension UIViewController {
  /// Schedules a layout at the end of the turn, if the view has been laid out before.
  func viewNeedsLayout() {
    guard stage.hierarchy.markNeedsLayout(id) else { return }
    stage.needsLayout = true
    stage.turnNeeded()
  }
}
