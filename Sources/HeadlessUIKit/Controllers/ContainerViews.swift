import NavigationModel

// UIKit's containers add the views of the children they show to their own, below their bars. No
// callbacks are delivered for that: what appears and disappears follows from the hierarchy.
extension UIViewController {
  /// Adds the view of a child to this container's view, behind the bars.
  func addView(of child: UIViewController) {
    guard let view = loadedView else { return }
    if let own = child.loadedView { addView(own, into: view) } else { view.arrange(barViews) }
  }

  /// Adds a child's view to a container's view, behind the bars.
  func addView(_ own: UIView, into view: UIView) {
    let bars = barViews
    view.arrange(bars)
    guard !own.isDirectly(in: view) else { return }
    view.leaveStaleContainers(below: own)
    guard !view.isInside(own) else { return }
    view.place(own, behind: bars)
  }

  /// Removes the view from the view of a container that no longer shows the controller.
  func leaveContainersView() {
    guard let container = parts.view?.container?.controllerID,
      stage.hierarchy[container].showing != .placed, !stage.hierarchy[container].shown.contains(id)
    else { return }
    parts.view?.detach()
  }

  /// Adds the bars of a container to its view, in front, and removes a hidden toolbar.
  func arrangeBars() { loadedView?.arrange(barViews) }
}

extension UIView {
  /// Brings these bars to the front, and removes a toolbar that is not among them.
  fileprivate func arrange(_ bars: SmallArray<UIView>) {
    var index = 0
    while index < inner.count {
      if inner[index].isManagedToolbar && !bars.containsIdentical(inner[index]) {
        inner[index].detach()
      } else {
        index += 1
      }
    }
    bars.forEach { if !$0.isDirectly(in: self) { place($0, at: nil) } }
  }

  /// Removes the view, or its ancestor, from the view of a container that has become a part of its
  /// own former contents.
  fileprivate func leaveStaleContainers(below top: UIView) {
    guard isInside(top) else { return }
    var ancestor: UIView? = self
    while let current = ancestor {
      ancestor = current.container
      current.controller?.leaveContainersView()
    }
  }
}
