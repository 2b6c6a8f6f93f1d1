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

extension UIPresentationController {
  /// The traits that the presented controller has in place of those of the window (iOS 17; F100).
  public var traitOverrides: any UITraitOverrides {
    get {
      traitStage.note(.traitOverrides)
      return ownOverrides
    }
    set { ownOverrides.take(newValue) }
  }
}

extension UIWindowScene {
  /// The traits that its windows have in place of those of the device (iOS 17; F100).
  public var traitOverrides: any UITraitOverrides {
    get {
      stage.note(.traitOverrides)
      return ownOverrides
    }
    set { ownOverrides.take(newValue) }
  }
}
