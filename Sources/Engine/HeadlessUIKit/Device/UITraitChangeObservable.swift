/// What calls closures when its traits change (iOS 17; F101).
///
/// [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94)
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// A closure that gets an environment whose traits have changed, and the former traits.
  public typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

  /// Calls a closure when one of some traits has changed, and not now (F101); its first argument is
  /// this environment, in the type that the closure names.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler body: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? Environment { body(environment, previous) }
    }
  }

  /// The same with a closure that names no type.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait], handler body: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? Self { body(environment, previous) }
    }
  }

  /// Sends an action to a target when one of some traits has changed, with the environment.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    return register(traits) { [weak receiver] environment, _ in
      action.perform(as: .performed, on: receiver, environment)
    }
  }

  /// Sends an action to itself when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// The same for a binding, which notes nothing.
  package var overridesForBinding: TraitOverrides? { (self as? any TraitNode)?.ownOverrides }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitNode)?.traitState?.registrations[ObjectIdentifier(registration)] = nil
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (any TraitNode, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let node = self as? any TraitNode
    let stage = node?.traitStage ?? Stage.current
    stage.note(.registerForTraitChanges)
    stage.registrationsOfTraits += 1
    let registration = TraitRegistration(stage.registrationsOfTraits, traits, handler)
    node?.madeTraitState.registrations[ObjectIdentifier(registration)] = registration
    return registration
  }
}

/// A closure that is called when traits change; it ends with its environment, or when it is
/// unregistered (F101).
///
/// [UITraitChangeRegistration](https://developer.apple.com/documentation/uikit/uitraitchangeregistration)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A closure that is called when one of some traits has changed.
package final class TraitRegistration: UITraitChangeRegistration {
  /// Its number in its world.
  package let number: Int
  private let traits: [ObjectIdentifier]
  private let handler: Handler<(any TraitNode, UITraitCollection)>

  init(
    _ number: Int, _ traits: [UITrait],
    _ body: @escaping (any TraitNode, UITraitCollection) -> Void
  ) {
    self.number = number
    self.traits = traits.map { ObjectIdentifier($0) }
    handler = Handler(.traitChange) { body($0.0, $0.1) }
  }

  /// Calls the closure if one of its traits has changed.
  func call(_ environment: any TraitNode, _ previous: UITraitCollection, _ new: UITraitCollection) {
    guard traits.contains(where: { new.values.differs(from: previous.values, in: $0) }) else {
      return
    }
    handler.run((environment, previous), on: environment.traitStage, about: environment.callOwner)
  }

  nonisolated deinit {}
}
