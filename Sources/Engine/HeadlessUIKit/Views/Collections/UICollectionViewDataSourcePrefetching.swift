import Foundation
import NavigationModel

/// Prepares the data of items before they are seen.
///
/// [UICollectionViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching)
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called before items are seen, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items that were to be prepared won't be seen.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { DefaultBody.reached(by: self) }
}

extension UICollectionView {
  /// Lets the items that come next be prepared, in the next turn (unconfirmed).
  final func prefetchItems() {
    guard prefetchDataSource != nil, isPrefetchingEnabled else { return }
    let visible = cellsAsPlaced.compactMap(\.place)
    let (prepared, cancelled) = prefetched.follow(to: visible, of: itemCounts)
    if prepared.isEmpty, cancelled.isEmpty { return }
    recordingStage.after(.zero) { [weak self] in
      guard let self else { return }
      if !cancelled.isEmpty {
        call(PrefetchCalls.cancel) {
          $0.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
        }
      }
      if !prepared.isEmpty {
        call(PrefetchCalls.prefetch) { $0.collectionView(self, prefetchItemsAt: prepared) }
      }
    }
  }

  /// The calls about items that come next.
  enum PrefetchCalls {
    static let prefetch = Call(
      .prefetchItems, "collectionView(_:prefetchItemsAt:)",
      to: { (owner: UICollectionView) in owner.prefetchDataSource })
    static let cancel = Call(
      .cancelPrefetchingForItems, "collectionView(_:cancelPrefetchingForItemsAt:)",
      to: { (owner: UICollectionView) in owner.prefetchDataSource })

    static var rows: [CallRow] { [prefetch.row, cancel.row] }
  }
}

nonisolated extension DelegateCall {
  package static let prefetchItems = Self("prefetchItems")
  package static let cancelPrefetchingForItems = Self("cancelPrefetchingForItems")
}
