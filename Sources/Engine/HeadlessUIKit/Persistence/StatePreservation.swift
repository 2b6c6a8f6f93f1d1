import Foundation
import NavigationModel
import StoredValues

/// A preservation of the state: starts at the roots, and continues to the controllers that a stored
/// reference leads to (B74, B76).
final class StatePreservation {
  private let stage: Stage
  private var entries: [PreservedController] = []
  private var indices: [Hierarchy.ID: Int] = [:]
  private var counts: [[String]: Int] = [:]

  /// A controller that is saved.
  private struct PreservedController {
    let controller: UIViewController
    let path: RestorationPath
    /// The index of its owner.
    let owner: Int?
    /// The values that it stored, once it was asked.
    var state: [String: StoredValue] = [:]
    /// The values that its views stored.
    var views: [StoredValue] = []
  }

  /// Creates a preservation of a world's state.
  init(of stage: Stage) {
    self.stage = stage
  }

  /// Creates a coder whose references lead to controllers that are saved as well.
  func coder() -> RestorationCoder {
    RestorationCoder(
      [:],
      ControllerReferences(
        path: { [weak self] in self?.add($0) },
        controller: { [weak self] path in self?.entries.first { $0.path == path }?.controller }))
  }

  /// All stored values, after all controllers were asked, ancestors first (unconfirmed).
  func archive(application coder: RestorationCoder) -> StoredValue {
    let windows = stage.registry.windows.compactMap(\.window)
    let roots = windows.map { $0.rootViewController.flatMap(add) }
    var next = 0
    while next < entries.count {
      encode(next)
      next += 1
    }
    return RestorationArchive(
      application: coder.values, roots: roots, entries: entries.map(stored)
    ).stored
  }

  private func encode(_ index: Int) {
    let controller = entries[index].controller
    let coder = coder()
    controller.receiveEncode(coder)
    entries[index].state = coder.values
    entries[index].views = controller.viewIfLoaded?.restorableStates(self.coder) ?? []
  }

  private func stored(_ entry: PreservedController) -> RestorationArchive.ArchivedController {
    let maker = stage.application.restorationClass(of: entry.controller)
    if let maker, !maker.conforms { stage.report(.notARestorationClass, maker.label) }
    return RestorationArchive.ArchivedController(
      path: entry.path, owner: entry.owner, className: maker?.name, state: entry.state,
      views: entry.views)
  }

  /// Adds a controller, after its owners; nil if one of them has no identifier (B74).
  private func add(_ controller: UIViewController) -> RestorationPath? {
    if let index = indices[controller.id] { return entries[index].path }
    guard controller.stage === stage, let lineage = unknownLineage(of: controller) else {
      return nil
    }
    for member in lineage { append(member) }
    return entries.last?.path
  }

  /// The controller and its owners that are not added yet, the highest first; nil if one has no
  /// identifier.
  private func unknownLineage(of controller: UIViewController) -> [UIViewController]? {
    var lineage: [UIViewController] = []
    var next: UIViewController? = controller
    while let member = next, indices[member.id] == nil {
      guard member.restorationIdentifier != nil else { return nil }
      lineage.append(member)
      next = member.restorationOwner
    }
    return lineage.reversed()
  }

  private func append(_ controller: UIViewController) {
    let owner = controller.restorationOwner.flatMap { indices[$0.id] }
    let ancestors = owner.map { entries[$0].path.components } ?? []
    let components = ancestors + [controller.restorationIdentifier ?? ""]
    let number = counts[components, default: 0]
    counts[components] = number + 1
    indices[controller.id] = entries.count
    entries.append(
      PreservedController(
        controller: controller, path: RestorationPath(components, number: number), owner: owner))
  }

  nonisolated deinit {}
}
