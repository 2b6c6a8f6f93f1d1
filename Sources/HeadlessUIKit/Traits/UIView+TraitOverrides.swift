extension UIView {
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
