import NavigationModel

extension UIViewController {
  /// Consumes a request for a callback about its view; false if that has nothing to report now.
  func consumeRequest(for callback: Callback) -> Bool {
    switch callback {
    case .updateViewConstraints: loadedView?.consumeConstraintsRequest() == true
    case .viewLayoutMarginsDidChange: parts.formerInsets?.margins != parts.notifiedInsets?.margins
    case .viewSafeAreaInsetsDidChange:
      parts.formerInsets?.safeArea != parts.notifiedInsets?.safeArea
    default: true
    }
  }

  /// Calls `layoutSubviews` of the view, and of those in it, that need a layout.
  func layOutView() {
    if let area = parts.view?.container as? UITransitionView { area.layoutIfNeeded() }
    if parts.view?.mayNeedLayout == true { loadedView?.layoutIfNeeded() }
  }

  /// Schedules a layout at the end of the turn, if the view has been laid out before.
  func viewNeedsLayout() {
    guard stage.hierarchy.markNeedsLayout(id) else { return }
    stage.engine.needsLayout = true
    stage.turnNeeded()
  }
}
