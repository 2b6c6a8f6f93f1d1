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

  /// The traits that it and its subviews have in place of those around it (iOS 17; F100).
  public var traitOverrides: any UITraitOverrides {
    get {
      traitStage.note(.traitOverrides)
      return ownOverrides
    }
    set { ownOverrides.take(newValue) }
  }

  /// Updates the traits of it and of its subviews now, and notifies all that have others (iOS 17).
  public func updateTraitsIfNeeded() {
    traitStage.updateTraitsIfNeeded()
    traitStage.updateTraits(below: self)
  }
}
