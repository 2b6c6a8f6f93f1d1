import NavigationModel

extension UINavigationController {
  /// Lets searches prepare for the controller that the stack is about to show (E26, EQ7).
  func arrangeSearches(toShow id: Hierarchy.ID, after shownBefore: SmallArray<Hierarchy.ID>) {
    guard let top = controller(id) else { return }
    top.parts.navigationItem?.searchBarAppears()
    for id in [self.id, id] + shownBefore.array where stage.hierarchy.contains(id) {
      let presented = controller(stage.hierarchy[id].presentation?.presented)
      (presented as? UISearchController)?.stack(self, willShow: top)
    }
  }

  /// The active search whose bar belongs to an item of this stack, and which is presented by the stack
  /// or a controller around it: a push doesn't cover it (E22).
  var searchAbove: UISearchController? {
    for id in stage.hierarchy.lineage(of: id) {
      guard let presentation = stage.hierarchy[id].presentation, !presentation.isLeaving,
        let search = stage.registry[presentation.presented] as? UISearchController,
        search.ownerOfItem?.navigationController === self
      else { continue }
      return search
    }
    return nil
  }
}
