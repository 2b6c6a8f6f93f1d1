import NavigationModel

extension Stage {
  /// Ends the active searches in a family that is about to be dismissed, without an animation and
  /// without calls (EQ3, unconfirmed).
  func endSearches(in family: Hierarchy.ID) {
    guard hasSearches else { return }
    let searches = hierarchy.members(below: [family]).compactMap {
      $0 == family ? nil : registry[$0] as? UISearchController
    }
    for search in searches where search.isPresentedNow {
      search.submitOwnDismissal(as: .dismissOver, animated: false)
    }
  }
}
