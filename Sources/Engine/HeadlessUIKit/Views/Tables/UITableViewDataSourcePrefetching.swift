import Foundation
import NavigationModel

/// Prepares the data of rows before they are seen.
///
/// [UITableViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching)
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called before rows are seen, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows that were to be prepared won't be seen.
  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  )
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { DefaultBody.reached(by: self) }
}

extension UITableView {
  /// Lets the rows that come next be prepared, in the next turn (unconfirmed).
  final func prefetchRows() {
    guard prefetchDataSource != nil, isPrefetchingEnabled else { return }
    let visible = cells.filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
      .compactMap(\.place).sorted()
    let (prepared, cancelled) = prefetched.follow(to: visible, of: rowCounts)
    if prepared.isEmpty, cancelled.isEmpty { return }
    recordingStage.after(.zero) { [weak self] in
      guard let self else { return }
      if !cancelled.isEmpty {
        call(PrefetchCalls.cancel) {
          $0.tableView(self, cancelPrefetchingForRowsAt: cancelled)
        }
      }
      if !prepared.isEmpty {
        call(PrefetchCalls.prefetch) { $0.tableView(self, prefetchRowsAt: prepared) }
      }
    }
  }

  /// The calls about rows that come next.
  enum PrefetchCalls {
    static let prefetch = Call(
      .prefetchRows, "tableView(_:prefetchRowsAt:)",
      to: { (owner: UITableView) in owner.prefetchDataSource })
    static let cancel = Call(
      .cancelPrefetchingForRows, "tableView(_:cancelPrefetchingForRowsAt:)",
      to: { (owner: UITableView) in owner.prefetchDataSource })

    static var rows: [CallRow] { [prefetch.row, cancel.row] }
  }
}

nonisolated extension DelegateCall {
  package static let prefetchRows = Self("prefetchRows")
  package static let cancelPrefetchingForRows = Self("cancelPrefetchingForRows")
}
