import Foundation
import NavigationModel

// UIKit's containers add the views of the children they show to their own, below their bars. No
// callbacks are delivered for that: what appears and disappears follows from the hierarchy.
extension UIViewController {
  /// Adds the view of a child to this container's view, behind the bars.
  func addView(of child: UIViewController) {
    guard let view = loadedView, let own = child.loadedView, own.containerOfContents !== view,
      view.mayShow(own)
    else { return }
    guard wrapsContents else { return view.place(own, behind: barViews) }
    let wrapper = UIViewControllerWrapperView()
    view.place(wrapper, behind: barViews)
    wrapper.place(own, at: nil)
    setFrame(ofChild: child, in: view)
  }

  /// Whether the views of its children are in views of their own, which are where its bars leave
  /// room (D36).
  private var wrapsContents: Bool {
    guard stage.profile.bars.insetsContents else { return false }
    let kind = stage.hierarchy[id].kind
    return kind == .navigation || kind == .tabBar
  }

  /// Sets the frame of a child's view, and that of the view around it.
  func setFrame(ofChild child: UIViewController, in view: UIView) {
    guard let own = child.loadedView else { return }
    let frame = frame(ofChild: child) ?? view.bounds
    guard wrapsContents else { return own.frame = frame }
    if let wrapper = own.container as? UIViewControllerWrapperView { wrapper.frame = frame }
    own.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// Records where the view is now, given what it was added to (C1).
  func noteViewPlace(in superview: UIView?) {
    guard stage.hierarchy.contains(id) else { return }
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
      stage.registry[parent]?.addView(of: self)
    }
  }

  /// Adds the view to that of its presentation, which is in the window, or beside the view of the
  /// controller that defines the context (P85).
  private func joinPresentationView(_ view: UIView) {
    guard let presenter = presentingViewController, let area = presentationManagerIfMade?.area,
      let style = stage.hierarchy[presenter.id].presentation?.adaptedStyle
    else { return }
    let context = style.isContextual ? presenter.parts.view?.container : nil
    let number = stage.hierarchy.window(of: id)
    guard let outer = context ?? number.flatMap({ stage.registry.windows[$0 - 1].window }) else {
      return
    }
    guard outer.mayShow(view) else { return }
    area.frame.size = outer.bounds.size
    if !area.isDirectly(in: outer) {
      outer.place(area, behind: outer.controller?.barViews ?? [])
    }
    if !view.isDirectly(in: area) { area.place(view, at: nil) }
  }

  /// Removes the view from a window, container or presentation that no longer shows it.
  func leaveSuperview() {
    guard let view = parts.view, let container = view.container,
      !isHeld(in: view.containerOfContents ?? container)
    else { return }
    view.detach()
    if container is UITransitionView { container.detach() }
  }

  /// Whether a superview still shows the view; those that the program has chosen do.
  private func isHeld(in container: UIView) -> Bool {
    // Fields are read in place: a copy of a node costs more than the rest.
    let isCovered = stage.hierarchy[id].presentation?.hidesPresenter == true
    if container is UITransitionView {
      // A hidden window keeps what is in it until it is shown again.
      let hierarchy = stage.hierarchy
      let isKept = hierarchy.viewWindow(of: id).map {
        $0 == hierarchy.window(of: id) && !hierarchy.windows[$0 - 1].isVisible
      }
      return hierarchy.isVisible(id) || isKept == true || !isCovered && hierarchy.isStranded(id)
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
