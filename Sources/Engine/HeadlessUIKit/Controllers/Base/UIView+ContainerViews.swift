import Foundation
import NavigationModel

extension UIView {
  /// The view of the container that shows it: its superview, or the one around it if that only
  /// wraps it.
  var containerOfContents: UIView? { container?.asContainerOfContents }

  /// It, or the view around it if it only wraps another one.
  var asContainerOfContents: UIView? {
    guard self is UIViewControllerWrapperView else { return self }
    return container is UIQueuingScrollView ? container?.container : container
  }

  /// Where the view of a controller is that is added to it.
  var placeForContents: ViewPlace {
    if let controllerID { return .view(of: controllerID) }
    var ancestor: UIView? = self
    while let current = ancestor {
      if let controller = current.controllerID { return .view(of: controller) }
      if let window = current as? UIWindow { return .window(window.number) }
      ancestor = current.container
    }
    return .none
  }

  /// Brings these bars to the front, and removes a toolbar that is not among them.
  func arrange(_ bars: consuming SmallArray<UIView>) {
    var index = 0
    while index < inner.count {
      if inner[index].isManagedToolbar && !bars.containsIdentical(inner[index]) {
        inner[index].detach()
      } else {
        index += 1
      }
    }
    bars.forEach { bar in
      if inner.last !== bar, !bar.isDirectly(in: self), !isInside(bar) { place(bar, at: nil) }
    }
  }

  /// Whether a view may be added to it: it isn't in that view, or only in one that no longer shows
  /// it and that it is removed from.
  func mayShow(_ view: UIView) -> Bool {
    guard isInside(view) else { return true }
    leaveStaleContainers(below: view)
    return !isInside(view)
  }

  /// Removes the view, or its ancestor, from the view of a container that has become a part of its
  /// own former contents.
  private func leaveStaleContainers(below top: UIView) {
    var ancestor: UIView? = self
    while let current = ancestor {
      ancestor = current.container
      current.controller?.leaveSuperview()
    }
  }
}
