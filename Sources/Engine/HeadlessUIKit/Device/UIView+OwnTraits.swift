import NavigationModel

extension UIView {
  /// Its traits, as they were updated last: those of the nearest environment that has some of its
  /// own.
  var ownTraits: UITraitCollection {
    let stage = traitStage
    guard stage.profile.traitsFollowViews else { return liveTraits }
    var node: (any TraitNode)? = self
    while let current = node {
      if let traits = current.traitState?.current { return traits }
      if let controller = current as? UIViewController { return controller.ownTraits }
      node = current.traitParent
    }
    return stage.updatedTraits
  }
}
