/// The size of text that the user prefers.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// None.
  public static let defaultValue = UIContentSizeCategory.unspecified
}
