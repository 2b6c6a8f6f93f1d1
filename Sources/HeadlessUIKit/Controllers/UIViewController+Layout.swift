import NavigationModel

extension UIViewController {
  /// Whether a callback about its view has something to report now; most have.
  func isDue(_ callback: Callback) -> Bool {
    switch callback {
    case .updateViewConstraints: loadedView?.consumeConstraintsRequest() == true
    case .viewLayoutMarginsDidChange: parts.notifiedInsets?.margins != parts.formerInsets?.margins
    case .viewSafeAreaInsetsDidChange: parts.notifiedInsets?.safeArea != parts.formerInsets?.safeArea
    default: true
    }
  }

  /// Calls `layoutSubviews` of the view, and of those in it, that need a layout.
  func layOutView() {
    if UITransitionView.areUsed, let area = parts.view?.container as? UITransitionView {
      area.layoutIfNeeded()
    }
    if parts.view?.mayNeedLayout == true { loadedView?.layoutIfNeeded() }
  }

  /// Schedules a layout at the end of the turn, if the view has been laid out before.
  func viewNeedsLayout() {
    guard stage.hierarchy.markNeedsLayout(id) else { return }
    stage.engine.needsLayout = true
    stage.turnNeeded()
  }
}
