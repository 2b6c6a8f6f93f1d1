import NavigationModel

// UIKit's containers put the views of the children they show into their own, below their bars.
// Nobody hears of that: who appears and disappears follows from the hierarchy.
extension UIViewController {
  /// Puts the view of a child into this container's, behind the bars.
  func takeInView(of child: UIViewController) {
    guard let view = loadedView else { return }
    if let own = child.loadedView { takeIn(own, into: view) } else { view.arrange(barViews) }
  }

  /// The same, given both views.
  func takeIn(_ own: UIView, into view: UIView) {
    let bars = barViews
    view.arrange(bars)
    guard !own.isDirectly(in: view) else { return }
    view.leaveStaleContainers(below: own)
    guard !view.isInside(own) else { return }
    view.place(own, behind: bars)
  }

  /// Takes the view out of the container that shows the controller no longer.
  func leaveContainersView() {
    guard let container = parts.view?.holder?.controllerID,
      stage.hierarchy[container].showing != .placed, !stage.hierarchy[container].shown.contains(id)
    else { return }
    parts.view?.detach()
  }

  /// Puts the bars of a container into its view, in front, and takes out a toolbar that is hidden.
  func arrangeBars() { loadedView?.arrange(barViews) }
}

extension UIView {
  /// Has these bars in front, and no toolbar that is not among them.
  fileprivate func arrange(_ bars: Few<UIView>) {
    var index = 0
    while index < inner.count {
      if inner[index].isManagedToolbar && !bars.holds(inner[index]) {
        inner[index].detach()
      } else {
        index += 1
      }
    }
    bars.forEach { if !$0.isDirectly(in: self) { place($0, at: nil) } }
  }

  /// Takes it, or what it is in, out of the view of a container that has become a part of its own
  /// former contents.
  fileprivate func leaveStaleContainers(below top: UIView) {
    guard isInside(top) else { return }
    var ancestor: UIView? = self
    while let current = ancestor {
      ancestor = current.holder
      current.controller?.leaveContainersView()
    }
  }
}
