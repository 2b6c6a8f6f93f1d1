import Foundation
import NavigationModel

// UIKit's containers add the views of the children they show to their own, below their bars. No
// callbacks are delivered for that: what appears and disappears follows from the hierarchy.
extension UIViewController {
  /// Adds the view of a child to this container's view, behind the bars.
  func addView(of child: UIViewController) {
    if let own = child.loadedView { add(own, of: child) }
  }

  private func add(_ own: UIView, of child: UIViewController) {
    guard let view = loadedView, own.containerOfContents !== view, view.mayShow(own) else { return }
    guard wrapsContents else { return view.place(own, behind: barViews) }
    addWrapper(in: view).place(own, at: nil)
    setFrame(ofChild: child, in: view)
  }

  /// Adds a view for the contents to its view, behind the bars.
  private func addWrapper(in view: UIView) -> UIViewControllerWrapperView {
    let wrapper = UIViewControllerWrapperView()
    if let pages = viewOfPages {
      pages.place(wrapper, at: nil)
    } else {
      view.place(wrapper, behind: barViews)
    }
    return wrapper
  }

  /// Whether the views of its children are in views of their own, which are where its bars leave
  /// room (D36), or which are scrolled (J32).
  private var wrapsContents: Bool {
    let kind = stage.hierarchy[id].kind
    if kind == .page { return viewOfPages != nil }
    guard stage.profile.bars.insetsContents else { return false }
    return kind == .navigation || kind == .tabBar
  }

  /// Sets the frame of a child's view, and that of the view around it.
  func setFrame(ofChild child: UIViewController, in view: UIView) {
    guard let own = child.loadedView else { return }
    let frame = frame(ofChild: child, in: view.frame.size) ?? view.bounds
    guard wrapsContents else { return own.frame = frame }
    let wrapped = own.container ?? child.areaOfContext?.container
    if let wrapper = wrapped as? UIViewControllerWrapperView { wrapper.frame = frame }
    own.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// The view of what is presented in its context; nil if nothing is.
  private var areaOfContext: UITransitionView? {
    guard let presentation = stage.hierarchy[id].presentation,
      presentation.adaptedStyle.isContextual
    else { return nil }
    return stage.registry[presentation.presented]?.presentationManagerIfMade?.area
  }

  /// The view that a presentation in its context is added to: the one around its own view, or, where
  /// that has left, the one that it returns to; nil for the window.
  ///
  /// Where the view can't be shown, it is returned as it is.
  private func viewOfContext(toShow shown: UIView) -> UIView? {
    if let container = parts.view?.container { return container }
    if stage.hierarchy[id].presenter != nil { return loadedView.flatMap(placedArea) }
    guard let parent = stage.hierarchy[id].parent, stage.hierarchy[parent].showing != .placed,
      let outer = stage.registry[parent], let view = outer.loadedView
    else { return nil }
    guard outer.wrapsContents, view.mayShow(shown) else { return view }
    let wrapper = outer.addWrapper(in: view)
    wrapper.frame = outer.frame(ofChild: self, in: view.frame.size) ?? view.bounds
    return wrapper
  }

  /// Records where the view is now, given what it was added to (C1).
  func noteViewPlace(in superview: UIView?) {
    guard stage.hierarchy.contains(id) else { return }
    stage.viewPlaceRevision += 1
    stage.hierarchy.setViewPlace(superview?.placeForContents ?? .none, id)
  }

  /// Adds the view to the view that its window, container or presentation shows it in; one that the
  /// program places is where it is.
  func joinSuperview() {
    guard let view = loadedView else { return }
    if let number = stage.hierarchy[id].window,
      let window = stage.registry.windows[number - 1].window
    {
      if !view.isDirectly(in: window), window.mayShow(view) { window.place(view, at: 0) }
    } else if stage.hierarchy[id].presenter != nil {
      joinPresentationView(view)
    } else if let parent = stage.hierarchy[id].parent, stage.hierarchy[parent].showing != .placed {
      stage.registry[parent]?.add(view, of: self)
    }
  }

  /// Adds the view to that of its presentation.
  private func joinPresentationView(_ view: UIView) {
    guard let area = placedArea(for: view), !view.isDirectly(in: area) else { return }
    area.place(view, at: nil)
  }

  /// The view of its presentation, in the window, or beside the view of the controller that defines
  /// the context (P85); nil where its own view can't be shown.
  private func placedArea(for view: UIView) -> UITransitionView? {
    guard let presenter = presentingViewController, let area = presentationManagerIfMade?.area,
      let style = stage.hierarchy[presenter.id].presentation?.adaptedStyle
    else { return nil }
    if style.isContextual, area.container != nil { return area.mayShow(view) ? area : nil }
    let number = stage.hierarchy[id].familyWindow
    guard
      let outer = (style.isContextual ? presenter.viewOfContext(toShow: view) : nil)
        ?? number.flatMap({ stage.registry.windows[$0 - 1].window }),
      outer.mayShow(view)
    else { return nil }
    area.frame.size = outer.bounds.size
    if !area.isDirectly(in: outer) {
      outer.place(area, behind: outer.controller?.barViews ?? [])
    }
    return area
  }

  /// Removes the view from a window, container or presentation that no longer shows it.
  func leaveSuperview() {
    guard let view = parts.view, let container = view.container,
      !isHeld(inside: container)
    else { return }
    view.leave(container)
    removeUnusedAreas(from: container)
  }

  /// Drops the presentation controller of a presentation that is over, and removes its container view,
  /// if the program has taken the presented view out of it.
  func dropPresentationManager() {
    presentationManagerIfMade?.releaseOriginal()
    if let area = presentationManagerIfMade?.area { removeUnusedAreas(from: area) }
    parts.presentationOptions.manager = nil
  }

  /// Removes the view of a presentation that nothing is left in, and those around it.
  private func removeUnusedAreas(from container: UIView) {
    var area = container as? UITransitionView
    while let unused = area, !unused.isUsed {
      area = unused.container as? UITransitionView
      unused.detach()
    }
  }

  /// Puts the container view of an animation where the transition takes place: that of its own
  /// presentation into the window, another one into its view, behind the bars.
  func place(containerOfAnimation area: UIView) {
    guard let view = loadedView else { return }
    guard area is TransitionArea else {
      _ = placedArea(for: view)
      return
    }
    area.frame = view.bounds
    view.place(area, behind: barViews)
  }

  /// Moves the view from where it no longer belongs to the container view of an animation; one that a
  /// container, a window or the program still shows stays.
  func lendView(to area: UIView) {
    guard let view = parts.view, let container = view.container, !view.isInside(area),
      !isHeld(inside: container), area.mayShow(view)
    else { return }
    area.place(view, at: 0)
    if container !== area { removeUnusedAreas(from: container) }
  }

  /// Whether a superview, or the one around it if that only wraps the view, still shows the view.
  private func isHeld(inside superview: UIView) -> Bool {
    if superview is UIViewControllerWrapperView, let outer = superview.asContainerOfContents {
      return isHeld(in: outer)
    }
    return isHeld(in: superview)
  }

  /// Whether a superview still shows the view; those that the program has chosen do.
  private func isHeld(in container: UIView) -> Bool {
    // Fields are read in place: a copy of a node costs more than the rest.
    let isCovered = stage.hierarchy[id].presentation?.hidesPresenter == true
    if container is TransitionArea { return stage.hierarchy[id].isOnScreen }
    if container is UITransitionView {
      // A hidden window keeps what is in it until it is shown again.
      let hierarchy = stage.hierarchy
      let isKept = hierarchy.viewWindow(of: id).map {
        $0 == hierarchy[id].familyWindow && !hierarchy.windows[$0 - 1].isVisible
      }
      return hierarchy[id].isOnScreen || isKept == true || !isCovered && hierarchy.isStranded(id)
    }
    if let window = container as? UIWindow {
      return stage.hierarchy[id].hostWindow != nil
        || stage.hierarchy[id].window == window.number && !isCovered
    }
    guard let outer = container.controllerID, stage.hierarchy[outer].showing != .placed else {
      return true
    }
    return stage.hierarchy[outer].shown.contains(id) && !isCovered
  }

  /// Adds the bars of a container to its view, in front, and removes a hidden toolbar.
  func arrangeBars() { loadedView?.arrange(barViews) }
}
