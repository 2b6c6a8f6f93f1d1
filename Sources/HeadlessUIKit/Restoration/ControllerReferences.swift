import NavigationModel

/// The way in which a coder stores controllers, and finds them again.
nonisolated struct ControllerReferences: Sendable {
  /// The path of a controller; nil if it has none by which it could be found again.
  let path: @MainActor @Sendable (UIViewController) -> RestorationPath?
  /// The controller at a path.
  let controller: @MainActor @Sendable (RestorationPath) -> UIViewController?

  /// References to the live controllers of a world.
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
