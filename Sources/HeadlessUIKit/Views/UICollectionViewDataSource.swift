import Foundation

/// Methods that provide what a collection view shows.
///
/// [UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource)
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of sections; one by default (H1).
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items in a section (H1).
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item (H2).
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
