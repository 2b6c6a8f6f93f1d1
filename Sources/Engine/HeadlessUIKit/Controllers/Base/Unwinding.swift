import Foundation
import NavigationModel

/// The search for the controller that an unwind segue leads to.
struct UnwindSearch {
  private let source: UIStoryboardUnwindSegueSource
  private let trail: [UIViewController]
  private var asked: Set<Hierarchy.ID> = []

  /// Creates a search that has not asked any controller yet.
  init(for source: UIStoryboardUnwindSegueSource) {
    self.source = source
    trail = source.trail
  }

  /// Searches each ancestor in turn, and downwards its allowed children; no controller is asked
  /// twice (P123).
  mutating func throughChildren() -> UIViewController? {
    for ancestor in trail.dropFirst() {
      if let destination = search(in: ancestor) { return destination }
    }
    return nil
  }

  /// The controllers that a presenter presents are searched before its children, although the
  /// source is among them: this is how the source itself is asked (P124).
  private mutating func search(in controller: UIViewController) -> UIViewController? {
    guard asked.insert(controller.id).inserted else { return nil }
    if let presented = trail.first(where: { $0.presenter === controller }),
      let destination = search(in: presented)
    {
      return destination
    }
    let children = controller.receiveAllowedChildren(for: source)
    for child in children {
      if let destination = search(in: child) { return destination }
    }
    return children.isEmpty && mayBe(controller) ? controller : nil
  }

  /// Searches each parent or presenter once: its children, a stack's from the top down, and then
  /// itself (P122).
  func byAncestors() -> UIViewController? {
    var ancestor = source.source.owner
    while let current = ancestor {
      let isStack = current is UINavigationController
      let candidates = (isStack ? current.children.reversed() : current.children) + [current]
      if let destination = candidates.first(where: mayBe) { return destination }
      ancestor = current.owner
    }
    return nil
  }

  private func mayBe(_ controller: UIViewController) -> Bool {
    controller.receiveCanUnwind(
      source.unwindAction, from: source.source, sender: source.sender)
  }
}

extension UIViewController {
  /// The controller that presents this one itself.
  fileprivate var presenter: UIViewController? { controller(stage.hierarchy[id].presenter) }

  /// Its parent, else its presenter.
  fileprivate var owner: UIViewController? { controller(stage.hierarchy[id].owner) }

  /// The controller and its ancestors, nearest first; the one above a presented controller is the
  /// one that requested the presentation, if it is still a descendant of the presenter or the
  /// presenter itself (P123).
  var trail: [UIViewController] {
    var trail = [self]
    var current = self
    while let next = current.parent ?? current.presentingSource {
      trail.append(next)
      current = next
    }
    return trail
  }

  private var presentingSource: UIViewController? {
    guard let presenter = stage.hierarchy[id].presenter,
      let source = stage.hierarchy[presenter].presentation?.source
    else { return nil }
    let isStillThere =
      stage.hierarchy.contains(source) && stage.hierarchy.lineage(of: source).contains(presenter)
    return controller(isStillThere ? source : presenter)
  }
}
