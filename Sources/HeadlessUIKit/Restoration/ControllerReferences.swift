import NavigationModel

/// How a coder stores controllers, and finds them again.
nonisolated struct ControllerReferences: Sendable {
  /// Where a controller stands; nil where it has no place that could be found again.
  let path: @MainActor @Sendable (UIViewController) -> RestorationPath?
  /// The controller at a place.
  let controller: @MainActor @Sendable (RestorationPath) -> UIViewController?

  /// References to those that live in a world.
  @MainActor static func living(on stage: Stage) -> ControllerReferences {
    ControllerReferences(
      path: { [weak stage] controller in
        guard let stage, controller.stage === stage,
          let components = controller.restorationComponents,
          let number = stage.controllers(at: components).firstIndex(of: controller)
        else { return nil }
        return RestorationPath(components, number: number)
      },
      controller: { [weak stage] path in
        let candidates = stage?.controllers(at: path.components) ?? []
        return candidates.indices.contains(path.number) ? candidates[path.number] : nil
      })
  }
}
