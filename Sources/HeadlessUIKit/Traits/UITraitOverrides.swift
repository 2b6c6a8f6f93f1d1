/// Traits that an environment has in place of those that it inherits (iOS 17; F100).
///
/// [UITraitOverrides](https://developer.apple.com/documentation/uikit/uitraitoverrides)
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool
  /// Inherits a trait again.
  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type)
}
