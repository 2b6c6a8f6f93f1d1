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

/// What a diffable data source has shown last, and how it shows the next.
struct DiffableContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
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

  /// Takes over a snapshot, and returns what the list does then.
  mutating func take(_ next: Snapshot, _ change: Change) -> (any SnapshotList) -> Void {
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
}
