import Foundation
import NavigationModel

/// Creates values of what controllers show.
struct PaneMaker {
  private let stage: Stage
  private let reachable: Set<Hierarchy.ID>
  private let passthroughViews: [UIView]

  /// Creates a maker for the current state of the world.
  init(stage: Stage) {
    self.stage = stage
    reachable = Set(stage.reachable)
    passthroughViews = stage.passthroughViews
  }

  /// Containers can be nested more deeply than a screen has columns; anything below this depth is
  /// not shown.
  private static let depthLimit = 24

  /// The pane of a window without a root.
  func pane(of window: Hierarchy.Window) -> Screen.Pane {
    var pane = Screen.Pane()
    pane.isReachable = stage.panel == nil
    guard let window = stage.registry.windows[window.number - 1].window else { return pane }
    pane.elements = window.subviews.filter { !($0 is any ModalPanel) }
      .flatMap { elements(of: $0, in: nil) }
    return pane
  }

  /// What views show that a program has added to a window in front of its root's: behind what is
  /// presented, and in front of it.
  func loose(
    in window: Hierarchy.Window
  ) -> (behind: [Screen.Element], inFront: [Screen.Element]) {
    guard window.root != nil, let own = stage.registry.windows[window.number - 1].window,
      let root = own.inner.firstIndex(where: { !$0.topControllers.isEmpty })
    else { return ([], []) }
    let views = own.inner[(root + 1)...]
    let front = views.lastIndex { $0 is UITransitionView } ?? views.endIndex
    func shown(_ views: ArraySlice<UIView>) -> [Screen.Element] {
      var walk = ElementWalk(owner: nil) { _, _ in nil }
      walk.visit(views.filter { !($0 is UITransitionView) && $0.topControllers.isEmpty })
      return walk.elements
    }
    return (shown(views[..<front]), shown(views[front...]))
  }

  /// The pane of a controller, with all its contents; a controller presented in its context
  /// replaces it.
  func pane(of id: Hierarchy.ID, below title: String? = nil, depth: Int = 0) -> Screen.Pane {
    if let presentation = stage.hierarchy[id].presentation, !presentation.isLeaving,
      presentation.adaptedStyle.isContextual, depth < Self.depthLimit
    {
      if let search = stage.registry[presentation.presented] as? UISearchController {
        return pane(of: id, searchedBy: search, below: title, depth: depth)
      }
      var pane = pane(of: presentation.presented, below: title, depth: depth + 1)
      if !presentation.coversPresenter {
        pane.behind.append(ownPane(of: id, below: title, depth: depth + 1))
      }
      return pane
    }
    return ownPane(of: id, below: title, depth: depth)
  }

  /// The pane of a controller that presents a search: its bars stay, and the results are in the place
  /// of its contents.
  private func pane(
    of id: Hierarchy.ID, searchedBy search: UISearchController, below title: String?, depth: Int
  ) -> Screen.Pane {
    var pane = ownPane(of: id, below: title, depth: depth)
    guard search.coversSearched else { return pane }
    var results = ownPane(of: search.id, below: title, depth: depth + 1)
    if search.item == nil { results.elements = ElementWalk.elements(of: search.searchBar) }
    pane.elements = []
    pane.columns = [results]
    return pane
  }

  /// The pane of a controller, whatever it presents.
  private func ownPane(of id: Hierarchy.ID, below title: String?, depth: Int) -> Screen.Pane {
    var pane = Screen.Pane()
    pane.controller = Int(id.number)
    pane.isReachable = reachable.contains(id)
    pane.passthroughBars = passthroughBars(of: id)
    guard let controller = stage.registry[id], depth < Self.depthLimit else {
      pane.elements = [Screen.Element(.caption("⋮"))]
      return pane
    }
    if !stage.readsDrawnScreen { controller.viewIfLoaded?.layOutIfNeeded(notifying: false) }
    controller.fillBars(of: &pane)
    pane.frame = controller.frameInParent
    pane.elements = contents(of: controller, depth: depth)
    let above = (controller as? UINavigationController)?.navigationBar.displayed?.wholeTitle
    pane.columns = columns(of: controller, below: above ?? title, depth: depth)
    if (controller as? UINavigationController)?.topViewController is UINavigationController {
      pane.takeBarOfInnerStack()
    }
    if pane.elements.isEmpty, pane.columns.isEmpty, let caption = controller.caption(below: title) {
      pane.elements = [Screen.Element(.caption(caption))]
    }
    return pane
  }

  /// The panes of the children that UIKit's containers show.
  private func columns(
    of controller: UIViewController, below title: String?, depth: Int
  ) -> [Screen.Pane] {
    let node = stage.hierarchy[controller.id]
    guard node.showing != .placed else { return [] }
    let split = controller as? UISplitViewController
    let drawn = stage.engine.drawnContents(of: controller.id)
    let sidebar = (controller as? UITabBarController)?.sidebarPane
    return [sidebar].compactMap { $0 }
      + (drawn.map { [$0] } ?? node.shown).map { child in
        var column = pane(of: child, below: title, depth: depth + 1)
        if sidebar != nil { column.share = 2 }
        split?.fill(&column, of: child)
        return column
      }
  }

  /// The controller's own contents, and the panes of the controllers whose views were added to its
  /// view.
  private func contents(of controller: UIViewController, depth: Int) -> [Screen.Element] {
    let own = controller.ownElements
    let view = controller.viewIfLoaded
    let found = own ?? view.map { elements(of: $0, in: controller, depth: depth) } ?? []
    guard stage.hierarchy[controller.id].showing == .placed else { return found }
    let node = stage.hierarchy[controller.id]
    let elsewhere = (node.shown + node.uncontainedChildren).filter { child in
      guard let view, let childView = stage.registry[child]?.viewIfLoaded else { return true }
      return !childView.isDescendant(of: view)
    }
    return found
      + elsewhere.map { Screen.Element(.pane(pane(of: $0, depth: depth + 1))) }
  }

  /// The visible elements of a controller's view, back to front.
  private func elements(
    of view: UIView, in owner: UIViewController?, depth: Int = 0
  ) -> [Screen.Element] {
    var walk = ElementWalk(owner: owner) { child, frame in
      let isShown =
        owner.map { stage.isShown(child, in: $0) }
        ?? (stage.hierarchy[child.id].hostWindow != nil)
      guard isShown else { return nil }
      return Screen.Element(.pane(pane(of: child.id, depth: depth + 1)), frame: frame)
    }
    walk.passthroughViews = passthroughViews
    walk.visit(root: view)
    return walk.elements
  }

  /// The bars of a stack that can be tapped outside a popover.
  private func passthroughBars(of id: Hierarchy.ID) -> [Screen.Pane.BarPlace] {
    guard let stack = stage.registry[id] as? UINavigationController else { return [] }
    // A search that covers or dims the stack leaves its bar usable, which contains the search bar.
    let search = stage.hasSearches ? stack.navigationBar.search : nil
    let isSearched =
      search.map {
        $0.isActive && reachable.contains($0.id) && $0.modalPresentationStyle != .popover
      } == true
    let bar: [Screen.Pane.BarPlace] = isSearched ? [.top] : []
    guard !passthroughViews.isEmpty else { return bar }
    let bars: [(UIView, Screen.Pane.BarPlace)] = [
      (stack.navigationBar, .top), (stack.toolbar, .bottom),
    ]
    return bar + bars.filter { bar, _ in passthroughViews.contains { $0 === bar } }.map(\.1)
  }
}

extension Screen.Pane {
  /// Shows one bar for a stack in a stack, as a collapsed split view has it: that of the inner one, with
  /// the back button of the outer one where the inner one has none (A93; unconfirmed).
  fileprivate mutating func takeBarOfInnerStack() {
    guard let outer = bar, columns.count == 1, let inner = columns[0].bar else { return }
    var bar = inner
    let hasBack = inner.left.contains { $0.text.hasPrefix(BarContents.chevron) }
    if !hasBack { bar.left = outer.left + inner.left }
    self.bar = bar
    columns[0].bar = nil
  }
}

extension Stage {
  /// Whether a controller's view is on screen as a part of another controller's contents.
  fileprivate func isShown(_ child: UIViewController, in owner: UIViewController) -> Bool {
    let node = hierarchy[owner.id]
    return node.showing == .placed
      && (node.shown.contains(child.id) || node.uncontainedChildren.contains(child.id))
  }
}

extension UIViewController {
  /// Where its view is in its parent's, whatever views are between them; without a parent, its frame.
  fileprivate var frameInParent: Frame? {
    guard let view = viewIfLoaded else { return nil }
    var frame = Frame(view.frame)
    guard let container = parent?.viewIfLoaded else { return frame }
    var outer = view.superview
    while let current = outer, current !== container {
      frame.x += current.frame.origin.x
      frame.y += current.frame.origin.y
      outer = current.superview
    }
    return outer == nil ? nil : frame
  }

  /// The class and the name, for a controller that has nothing to show; the title as well if no bar
  /// shows it.
  fileprivate func caption(below title: String?) -> String? {
    guard !(self is UIAlertController), !(self is UINavigationController) else { return nil }
    if self is SystemContents, let parent { return parent.className }
    let name = "\(className) \(objectName ?? id.description)"
    guard let own = self.title, own != title else { return name }
    return "\(name) \"\(own)\""
  }
}
