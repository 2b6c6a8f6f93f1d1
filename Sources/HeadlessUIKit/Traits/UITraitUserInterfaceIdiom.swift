/// The kind of device.
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
