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
    parts.isLaidOutUnseen = false
    if let newView {
      newView.controller = self
      noteViewPlace(in: newView.container)
      newView.noteViewPlacesInside()
      stage.observer?.owner(self, gained: newView)
      newView.arrange(barViews)
      completeView(newView)
      showContentUnavailable(in: newView)
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

  /// Unloads a view that is in no window.
  func unloadUnseenView() {
    guard isViewLoaded, !stage.hierarchy.isInWindow(id) else { return }
    receive(.viewWillUnload)
    view = nil
    receive(.viewDidUnload)
  }

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
    if let area = parts.view?.container as? UITransitionView {
      area.layOutIfNeeded(notifying: false)
    }
    if parts.view?.mayNeedLayout == true { loadedView?.layOutIfNeeded(notifying: false) }
  }

  /// The same of the view alone, and of the one around it that a presentation adds.
  func layOutViewAlone() {
    if let area = parts.view?.container as? UITransitionView { area.layOutItself() }
    parts.view?.layOutItself()
  }

  /// Whether it has not received the callbacks of a layout since its view has asked for one: what it
  /// received before it has begun to appear doesn't count afterwards (J30).
  var owesLayout: Bool {
    guard !parts.isLayingOut else { return false }
    return isInUse ? !stage.hierarchy[id].isLaidOut : !parts.isLaidOutUnseen
  }

  /// Whether its view is in a window, and it has begun to appear there.
  var isInUse: Bool {
    stage.hierarchy.isInWindow(id) && stage.hierarchy[id].appearance != .disappeared
  }

  /// Schedules a layout at the end of the turn, if the view has been laid out before.
  func viewNeedsLayout() {
    parts.isLaidOutUnseen = false
    guard stage.hierarchy.markNeedsLayout(id) else { return }
    stage.engine.needsLayout = true
    stage.turnNeeded()
  }
}

extension UIViewController {
  /// Whether a responder is the controller itself or in its view.
  func contains(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView else { return responder === self }
    return viewsOfEditing.contains { view.isDescendant(of: $0) }
  }
}
