/// Traits whose values can be set.
///
/// [UIMutableTraits](https://developer.apple.com/documentation/uikit/uimutabletraits)
@preconcurrency @MainActor
public protocol UIMutableTraits {
  /// The value of a trait; its default value where none was set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Whether the appearance is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// Where the accessory of a tab bar controller is (iOS 26; F98).
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

/// Traits that a closure of the program changes.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] ?? trait.defaultValue }
    set { values[trait] = newValue }
  }
}

/// The overrides of an environment: a change of them takes effect at the next update (F100).
package final class TraitOverrides: UITraitOverrides {
  private let state: TraitState

  init(of state: TraitState) { self.state = state }

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { state.overrides[trait] ?? trait.defaultValue }
    set { state.change { $0.overrides[trait] = newValue } }
  }

  package func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    state.overrides.contains(trait)
  }

  package func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    guard contains(trait) else { return }
    state.change { $0.overrides[trait] = nil }
  }

  /// Takes all overrides of others.
  func take(_ others: any UITraitOverrides) {
    guard let others = others as? TraitOverrides, others.state !== state else { return }
    state.change { $0.overrides = others.state.overrides }
  }

  nonisolated deinit {}
}

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
