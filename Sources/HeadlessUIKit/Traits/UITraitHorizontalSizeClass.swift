/// The horizontal size class.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
