extension UIViewController {
  /// The traits that it and its contents have in place of those around it (iOS 17; F100).
  public var traitOverrides: any UITraitOverrides {
    get {
      stage.note(.traitOverrides)
      return ownOverrides
    }
    set { ownOverrides.take(newValue) }
  }

  /// Updates the traits of it and of what is in it now, and notifies all that have others (iOS 17).
  public func updateTraitsIfNeeded() {
    stage.updateTraitsIfNeeded()
    stage.updateTraits(below: self)
  }
}
