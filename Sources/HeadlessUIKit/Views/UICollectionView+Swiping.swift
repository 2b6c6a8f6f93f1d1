import Foundation
import NavigationModel

extension UICollectionView: SwipingList {
  func obstacle(toSwiping path: IndexPath) -> String? {
    guard hasItem(path) else { return "there is no item \(path.item) in section \(path.section)" }
    return list(ofSection: path.section) == nil ? "only rows of lists have swipe actions" : nil
  }

  func swipeActions(at edge: RowEdge, of path: IndexPath) -> UISwipeActionsConfiguration? {
    list(ofSection: path.section)?.swipeActions(at: edge, of: path)
  }

  func swipedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func rowWillBeSwiped(_ path: IndexPath) {}

  func rowWasSwiped(_ path: IndexPath?) {}

  /// How a section that is a list looks; nil for another one.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: section)
  }
}
