/// Whether the appearance is light or dark.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}
