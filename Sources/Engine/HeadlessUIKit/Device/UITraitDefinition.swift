import Foundation

/// A trait: a kind of information about an environment, with a value for where none was set.
///
/// A program may define its own ones.
/// [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition)
nonisolated public protocol UITraitDefinition {
  /// What its values are.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// A name that no other trait has; that of its type by default.
  static var identifier: String { get }
  /// Its name, to be read by people; that of its type by default.
  static var name: String { get }
  /// Whether colours depend on it; false by default; kept, no effect.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The full name of its type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of its type.
  public static var name: String { "\(Self.self)" }
  /// Colours don't depend on it.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// How many pixels a point has.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// None.
  public static let defaultValue: CGFloat = 0
}

/// The horizontal size class.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The direction in which the interface is read.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// None.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The size of text that the user prefers.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// None.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Where the accessory of a tab bar controller is that a view is in (iOS 26; F98).
nonisolated public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Nothing is known about it (unconfirmed).
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

/// The kind of device.
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Whether the appearance is light or dark.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// None.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}
