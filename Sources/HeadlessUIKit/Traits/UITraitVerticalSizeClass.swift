/// The vertical size class.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
