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
