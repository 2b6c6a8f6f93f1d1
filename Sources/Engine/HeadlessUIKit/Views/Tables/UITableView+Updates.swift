import Foundation
import NavigationModel

extension UITableView {
  /// The animation of a row change; nothing is drawn.
  nonisolated public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Performs a batch of changes, and returns when it is done.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      performBatchUpdates(updates) { done.resume(returning: $0) }
    }
  }
}

extension UITableView {
  /// Performs a batch of changes, then calls the completion handler: UIKit's closure doesn't escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

extension UITableView: UpdatingList {
  func apply(_ updates: ListUpdates) {
    let before = rowCounts
    let after = askedCounts
    guard updates.isConsistent(before, after, .table) else { return }
    follow(to: after, keepsSections: !updates.changesSections && updates.reloadedSections.isEmpty) {
      path in
      updates.reloads(path) ? nil : updates.path(of: path)
    }
  }
}

extension UITableView: SnapshotList {
  func follow(to counts: [Int], keepsSections: Bool, _ place: (IndexPath) -> IndexPath?) {
    self.counts = counts
    followSwipe(place)
    if !keepsSections { forgetSectionViews() }
    for cell in cells {
      guard let former = cell.place else { continue }
      if let new = place(former) { cell.place = new } else { recycle(cell) }
    }
    let fitted = fittedHeights
    fittedHeights = [:]
    for (section, heights) in fitted {
      for (row, height) in heights {
        guard let new = place(IndexPath(row: row, section: section)) else { continue }
        fittedHeights[new.section, default: [:]][new.row] = height
      }
    }
    select(selection.all.compactMap(place))
    setNeedsLayout()
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells.first(where: { $0.place == path }) else { continue }
      reconfigured = cell
      let provided = call(Calls.cellForRow) { $0.tableView(self, cellForRowAt: path) }
      reconfigured = nil
      guard let provided, provided !== cell else { continue }
      provided.frame = cell.frame
      recycle(cell)
      show(provided, at: path)
    }
    setNeedsLayout()
  }
}
