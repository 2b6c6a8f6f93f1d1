/// The direction in which the interface is read.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// None.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
