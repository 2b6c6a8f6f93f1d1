import NavigationModel

extension UINavigationController {
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
