import NavigationModel

/// A segue back to an existing controller: one dismissal, then each container in turn shows the
/// next controller (P123).
final class UnwindSegue: UIStoryboardSegue {
  /// The highest presented controller on the path up that must be dismissed.
  private let presented: UIViewController?
  /// The controller that dismisses it: the highest one on that path whose presented controller it
  /// is.
  private let dismisser: UIViewController?
  /// The controllers to show, each in its parent, from the top down.
  private let path: [UIViewController]

  /// Creates the segue to the destination that was found for a source.
  init(
    identifier: String?, from origin: UIStoryboardUnwindSegueSource,
    to destination: UIViewController
  ) {
    let hierarchy = destination.stage.hierarchy
    let family = destination.controllers(hierarchy.lineage(of: destination.id))
    let trail = origin.trail
    let climb = trail.prefix { controller in !family.contains { $0 === controller } }
    let peaks = trail.dropFirst(climb.count).prefix(1)
    let last = peaks.isEmpty ? nil : climb.lastIndex { hierarchy[$0.id].presenter != nil }
    presented = last.map { climb[$0] }
    let above = last.map { climb.dropFirst($0 + 1) + peaks } ?? []
    dismisser = above.last { [presented] in hierarchy.presented(seenFrom: $0.id) == presented?.id }
    path = peaks.first.map { peak in Array(family.prefix { $0 !== peak }.reversed()) } ?? []
    super.init(identifier: identifier, source: origin.source, destination: destination)
  }

  override var dismisses: Bool { dismisser != nil }

  override func perform() {
    dismissPresented()
    for next in path {
      if source.stage.profile.unwindsThroughChildren {
        next.currentParent?.receiveUnwind(self, towards: next)
      } else {
        // That no other container switched by itself before iOS 9 is unconfirmed.
        (next.currentParent as? UINavigationController)?.reveal(next, animated: !dismisses)
      }
    }
  }

  /// Dismisses the presentation on the path, unless the action has done that already.
  private func dismissPresented() {
    guard let dismisser, let presented,
      source.stage.hierarchy[presented.id].presenter != nil,
      !source.stage.hierarchy.isLeaving(presented.id)
    else { return }
    dismisser.receiveDismiss()
  }

  nonisolated deinit {}
}
