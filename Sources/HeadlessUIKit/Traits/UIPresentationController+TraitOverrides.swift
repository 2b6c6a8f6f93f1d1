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
