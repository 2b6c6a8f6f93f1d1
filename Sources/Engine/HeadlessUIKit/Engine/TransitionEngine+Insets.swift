import NavigationModel

extension TransitionEngine {
  /// A weak reference to a view that is notified of its insets.
  struct WeakView {
    weak var view: UIView?
  }

  /// Notes that insets may have changed: who observes them is notified at the end of the turn.
  func insetsMayHaveChanged() {
    guard !needsInsets else { return }
    needsInsets = true
    turnNeeded()
  }

  /// Notifies the controllers that appear of their insets; what is in their views at the end of the turn.
  func notifyOfInsets(in transition: ActiveTransition) {
    transition.change.entering.forEach { notifyOfInsets($0, in: transition) }
    if !insetViews.isEmpty { insetsMayHaveChanged() }
  }

  /// Notifies a controller of its insets if they are others than it knows: when it first appears of
  /// both, margins first (E51), later of those that have changed (E55, EQ12).
  func notifyOfInsets(_ id: Hierarchy.ID, in transition: ActiveTransition?) {
    guard profile.hasSafeArea, !registry.isOfFramework(id), let controller = registry[id],
      hierarchy.isInWindow(id), controller.observesInsets, let view = controller.loadedView
    else { return }
    let former = controller.parts.notifiedInsets
    let new = view.insets(as: controller)
    guard new != former else { return }
    controller.parts.formerInsets = former
    controller.parts.notifiedInsets = new
    observesInsets = true
    play(.insets, for: controller, in: transition)
  }

  /// Notifies the controllers and views on screen whose insets have changed since they were notified,
  /// before they are laid out (E52), containers first.
  func notifyOfChangedInsets() {
    guard needsInsets || needsLayout else { return }
    needsInsets = false
    if observesInsets {
      for id in hierarchy.visible + disappearing where registry[id]?.parts.notifiedInsets != nil {
        notifyOfInsets(id, in: nil)
      }
    }
    if insetViews.isEmpty { return }
    insetViews = insetViews.filter { $0.view != nil }
    for reference in insetViews {
      guard let view = reference.view, view.top is UIWindow else { continue }
      view.followInsets()
      view.notifyOfInsets()
    }
  }

  /// The controllers that are about to disappear, whose views are still in their windows.
  private var disappearing: [Hierarchy.ID] {
    var all: [Hierarchy.ID] = []
    for transition in state.running where !transition.isEnding {
      for id in transition.change.leaving where hierarchy.contains(id) {
        if hierarchy[id].appearance == .disappearing { all.append(id) }
      }
    }
    return all
  }

  /// Notifies a view from now on when insets may have changed.
  func observeInsets(of view: UIView) {
    guard !view.ownInsetParts.isObserved else { return }
    view.ownInsetParts.isObserved = true
    insetViews.append(WeakView(view: view))
  }
}
