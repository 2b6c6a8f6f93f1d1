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
