import NavigationModel

extension TransitionEngine {
  /// Performs a beat of the search that a transition presents or dismisses.
  func performSearch(_ beat: Beat, of transition: ActiveTransition) {
    let manager = manager(of: transition)
    (manager?.controller as? UISearchController)?.perform(beat)
  }

  /// Ends the active searches in a family that is about to be dismissed, without an animation and
  /// without calls (EQ3, unconfirmed).
  func endSearches(in family: Hierarchy.ID) {
    guard stage.hasSearches else { return }
    let searches = hierarchy.members(below: [family]).compactMap {
      $0 == family ? nil : registry[$0] as? UISearchController
    }
    for search in searches where search.isPresentedNow {
      search.submitOwnDismissal(as: .dismissOver, animated: false)
    }
  }

  /// What searches do when a stack is about to show another controller (E26, EQ7).
  func arrangeSearches(_ reveal: Change.Reveal, _ shownBefore: SmallArray<Hierarchy.ID>) {
    guard let stack = registry[reveal.stack] as? UINavigationController,
      let top = registry[reveal.top]
    else { return }
    top.parts.navigationItem?.searchBarAppears()
    for id in [reveal.stack, reveal.top] + shownBefore.array where hierarchy.contains(id) {
      guard let presented = hierarchy[id].presentation?.presented else { continue }
      (registry[presented] as? UISearchController)?.stack(stack, willShow: top)
    }
  }
}
