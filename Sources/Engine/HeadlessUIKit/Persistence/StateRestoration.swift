import Foundation
import NavigationModel
import StoredValues

/// A restoration of the state: finds or creates the controllers, and restores their state (B78,
/// B79).
final class StateRestoration {
  private let stage: Stage
  private let archive: RestorationArchive
  /// The controllers by the index of their entries; nil for those that are not restored.
  private var controllers: [UIViewController?] = []
  private var byPath: [RestorationPath: UIViewController] = [:]
  /// The indices of the restored controllers, each of them once.
  private var restored: [Int] = []
  private var claimed: Set<Hierarchy.ID> = []

  /// Creates a restoration of a world's state.
  init(of archive: RestorationArchive, on stage: Stage) {
    self.archive = archive
    self.stage = stage
  }

  /// Creates a coder of stored values, whose references resolve to the restored controllers until
  /// the restoration is complete.
  func coder(_ values: [String: StoredValue]) -> RestorationCoder {
    RestorationCoder(
      values,
      ControllerReferences(
        path: { [weak self] controller in
          self?.byPath.first { $0.value === controller }?.key
        },
        controller: { [weak self] in self?.byPath[$0] }))
  }

  /// Finds or creates the controllers, from the root down, and loads their views (B78, B79, X9).
  func provideControllers() {
    for (index, entry) in archive.entries.enumerated() {
      let controller = provide(entry).flatMap { $0.stage === stage ? $0 : nil }
      controllers.append(controller)
      guard let controller else { continue }
      byPath[entry.path] = controller
      if claimed.insert(controller.id).inserted { restored.append(index) }
    }
    fillWindows()
    forEachRestored { controller, _ in controller.loadViewIfNeeded() }
  }

  /// Restores the state of the controllers and their views, from the root down (B79).
  func decode() {
    forEachRestored { controller, entry in
      controller.viewIfLoaded?.restoreStates(entry.views, coder)
      controller.receiveDecode(coder(entry.state))
    }
  }

  /// Notifies the controllers that all of them have their state back (B79).
  func finish() {
    forEachRestored { controller, _ in controller.receiveFinishedRestoring() }
  }

  private func forEachRestored(
    _ body: (UIViewController, RestorationArchive.ArchivedController) -> Void
  ) {
    for index in restored {
      if let controller = controllers[index] { body(controller, archive.entries[index]) }
    }
  }

  /// The controller of an entry; nil if its owner is not restored (B78).
  private func provide(_ entry: RestorationArchive.ArchivedController) -> UIViewController? {
    if let owner = entry.owner, controllers[owner] == nil { return nil }
    let components = entry.path.components
    let coder = coder(entry.state)
    if let name = entry.className, let maker = stage.application.restorationClass(named: name),
      maker.conforms
    {
      return RestorationClass(maker, on: stage).call(
        RestorationClass.viewController, [components.joined(separator: "/")]
      ) { $0.controller(at: components, coder) }
    }
    return stage.application.askForController(at: components, coder) ?? existing(components)
  }

  /// An existing controller that no other entry has claimed (B78).
  private func existing(_ components: [String]) -> UIViewController? {
    stage.controllers(at: components).first { !claimed.contains($0.id) }
  }

  /// Sets the root view controllers of windows that have none (unconfirmed).
  private func fillWindows() {
    for (window, path) in zip(stage.registry.windows, archive.roots) {
      guard let window = window.window, window.rootViewController == nil,
        let root = path.flatMap({ byPath[$0] }), stage.hierarchy[root.id].isFree
      else { continue }
      window.rootViewController = root
    }
  }

  nonisolated deinit {}
}
