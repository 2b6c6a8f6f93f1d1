import Foundation

/// Methods that provide what a collection view shows.
///
/// [UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource)
// rows: UICollectionView.Calls, $0.answeringSource, or $0.overridableSource
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of sections; one by default (H1).
  // row: numberOfSections = 1; unrecorded
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// How many items a section has; asked again after `reloadData` (H1).
  // row: numberOfItems; unrecorded; else 0
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// What shows an item: a cell that the view reuses (H2).
  // row: cellForItem; unrecorded
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The header or footer of a section, by its kind (H12).
  // row: viewForSupplementaryElement = UICollectionReusableView(frame: .zero); unrecorded
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether the user may move an item.
  // no row: only programs in Swift have it
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Moves an item in what it provides, where the user has dropped it.
  // no row: only programs in Swift have it
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
}
