/// Where the accessory of a tab bar controller is that a view is in (iOS 26; F98).
nonisolated public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Nothing is known about it (unconfirmed).
  public static let defaultValue = UITabAccessory.Environment.unspecified
}
