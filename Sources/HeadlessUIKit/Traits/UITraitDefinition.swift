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
