import Foundation
import NavigationModel

/// A list that shows the snapshots of a diffable data source.
protocol SnapshotList: UIView {
  /// Shows sections of other lengths; cells of items that have a place keep it with their selection.
  func follow(to counts: [Int], keepsSections: Bool, _ place: (IndexPath) -> IndexPath?)
  /// Configures the cells of items again that are shown.
  func reconfigure(_ paths: [IndexPath])
  /// Requests everything from the data source again.
  func reloadData()
}

/// What a diffable data source has shown last, and how it shows the next; the list may ask for it while it
/// changes.
final class DiffableContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The contents that are shown.
  private(set) var snapshot = Snapshot()

  /// How a snapshot comes.
  enum Change {
    /// Only what is different changes (H61).
    case difference
    /// Everything is loaded again (H62).
    case reload
  }

  /// Shows a snapshot in a list, if there is one, then calls a closure.
  func show(
    _ next: Snapshot, _ change: Change, in list: (any SnapshotList)?,
    _ completion: (() -> Void)?
  ) {
    let show = take(next, change)
    if let list { show(list) }
    guard let handler = Handler(.snapshot, completion) else { return }
    Stage.current.after(.zero) { handler.run(()) }
  }

  /// Takes over a snapshot that the list shows already.
  func follow(_ next: Snapshot) { snapshot = next.unmarked }

  /// The section at an index; nil for an index that is not there.
  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of items in a section; 0 for one that is not there.
  func count(of section: Int) -> Int {
    let counts = snapshot.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Takes over a snapshot, and returns what the list does then.
  private func take(_ next: Snapshot, _ change: Change) -> (any SnapshotList) -> Void {
    let former = snapshot
    snapshot = next.unmarked
    guard change == .difference else { return { $0.reloadData() } }
    let paths = next.paths
    let keepsSections =
      former.sectionIdentifiers == next.sectionIdentifiers
      && next.reloadedSectionIdentifiers.isEmpty
    return { list in
      list.follow(to: next.counts, keepsSections: keepsSections) { path in
        former.item(at: path).flatMap { next.reloads($0) ? nil : paths[$0] }
      }
      list.reconfigure(next.reconfiguredItemIdentifiers.compactMap { paths[$0] })
    }
  }

  nonisolated deinit {}
}
