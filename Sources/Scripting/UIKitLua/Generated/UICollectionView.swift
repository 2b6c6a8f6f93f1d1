// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICollectionView> {
  func allowsMultipleSelection(_ summary: String = "Whether the user can select several items.", owned: Bool = false) -> Self {
    property("allowsMultipleSelection", summary: summary, owned: owned, get: { $0.allowsMultipleSelection }, set: { $0.allowsMultipleSelection = $1 })
  }

  func allowsMultipleSelectionDuringEditing(_ summary: String = "Whether the user can select several items while they are edited (iOS 14).", owned: Bool = false) -> Self {
    property("allowsMultipleSelectionDuringEditing", summary: summary, owned: owned, get: { $0.allowsMultipleSelectionDuringEditing }, set: { $0.allowsMultipleSelectionDuringEditing = $1 })
  }

  func allowsSelection(_ summary: String = "Whether the user can select items; true by default.", owned: Bool = false) -> Self {
    property("allowsSelection", summary: summary, owned: owned, get: { $0.allowsSelection }, set: { $0.allowsSelection = $1 })
  }

  func allowsSelectionDuringEditing(_ summary: String = "Whether the user can select an item while they are edited (iOS 14).", owned: Bool = false) -> Self {
    property("allowsSelectionDuringEditing", summary: summary, owned: owned, get: { $0.allowsSelectionDuringEditing }, set: { $0.allowsSelectionDuringEditing = $1 })
  }

  func cellForItem(_ summary: String = "The cell of an item; nil for one that is not visible.") -> Self {
    method("cellForItem", "indexPath", summary: summary) { (object: UICollectionView, indexPath: IndexPath) in
      object.cellForItem(at: indexPath)
    }
  }

  func collectionViewLayout(_ summary: String = "Where its items are.", owned: Bool = false) -> Self {
    property("collectionViewLayout", summary: summary, owned: owned, get: { $0.collectionViewLayout }, set: { $0.collectionViewLayout = $1 })
  }

  func deleteItems(_ summary: String = "Deletes items; the data source must no longer contain them, else it raises and nothing changes.") -> Self {
    method("deleteItems", "indexPaths", summary: summary) { (object: UICollectionView, indexPaths: [IndexPath]) -> Void in
      object.deleteItems(at: indexPaths)
    }
  }

  func dequeueReusableCell(_ summary: String = "Returns a cell that is no longer shown, or a new one of the registered class.") -> Self {
    method("dequeueReusableCell", "identifier", "indexPath", summary: summary) { (object: UICollectionView, identifier: String, indexPath: IndexPath) in
      object.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  func deselectItem(_ summary: String = "Deselects an item without notifying the delegate.") -> Self {
    method("deselectItem", "indexPath", "animated", summary: summary) { (object: UICollectionView, indexPath: IndexPath, animated: Bool) -> Void in
      object.deselectItem(at: indexPath, animated: animated)
    }
  }

  func indexPath(_ summary: String = "The item that a cell shows.") -> Self {
    method("indexPath", "cell", summary: summary) { (object: UICollectionView, cell: UICollectionViewCell) in
      object.indexPath(for: cell)
    }
  }

  func indexPathForItem(_ summary: String = "The item at a point of the contents; nil for none.") -> Self {
    method("indexPathForItem", "point", summary: summary) { (object: UICollectionView, point: CGPoint) in
      object.indexPathForItem(at: point)
    }
  }

  func indexPathsForSelectedItems(_ summary: String = "The selected items; nil if there are none.", owned: Bool = false) -> Self {
    property("indexPathsForSelectedItems", summary: summary, owned: owned, get: { $0.indexPathsForSelectedItems })
  }

  func indexPathsForVisibleItems(_ summary: String = "The items that have cells, in their order.", owned: Bool = false) -> Self {
    property("indexPathsForVisibleItems", summary: summary, owned: owned, get: { $0.indexPathsForVisibleItems })
  }

  func insertItems(_ summary: String = "Inserts items; the data source must already contain them, else it raises and nothing changes.") -> Self {
    method("insertItems", "indexPaths", summary: summary) { (object: UICollectionView, indexPaths: [IndexPath]) -> Void in
      object.insertItems(at: indexPaths)
    }
  }

  func isEditing(_ summary: String = "Whether its items are edited: then other properties say what can be selected (iOS 14).", owned: Bool = false) -> Self {
    property("isEditing", summary: summary, owned: owned, get: { $0.isEditing }, set: { $0.isEditing = $1 })
  }

  func layoutAttributesForItem(_ summary: String = "Where its layout places an item; nil for an item that it doesn't place.") -> Self {
    method("layoutAttributesForItem", "indexPath", summary: summary) { (object: UICollectionView, indexPath: IndexPath) in
      object.layoutAttributesForItem(at: indexPath)
    }
  }

  func moveItem(_ summary: String = "Moves an item; the data source must already have it at its new place.") -> Self {
    method("moveItem", "indexPath", "newIndexPath", summary: summary) { (object: UICollectionView, indexPath: IndexPath, newIndexPath: IndexPath) -> Void in
      object.moveItem(at: indexPath, to: newIndexPath)
    }
  }

  func numberOfItems(_ summary: String = "The number of items in a section; 0 for a section that does not exist.") -> Self {
    method("numberOfItems", "section", summary: summary) { (object: UICollectionView, section: Int) in
      object.numberOfItems(inSection: section)
    }
  }

  func numberOfSections(_ summary: String = "The number of sections.", owned: Bool = false) -> Self {
    property("numberOfSections", summary: summary, owned: owned, get: { $0.numberOfSections })
  }

  func reconfigureItems(_ summary: String = "Configures the cells of items again, which keep them and their selection.") -> Self {
    method("reconfigureItems", "indexPaths", summary: summary) { (object: UICollectionView, indexPaths: [IndexPath]) -> Void in
      object.reconfigureItems(at: indexPaths)
    }
  }

  func reloadData(_ summary: String = "Requests everything from the data source again; nothing is selected then.") -> Self {
    method("reloadData", summary: summary) { (object: UICollectionView) -> Void in
      object.reloadData()
    }
  }

  func reloadItems(_ summary: String = "Requests new cells for items; they are no longer selected.") -> Self {
    method("reloadItems", "indexPaths", summary: summary) { (object: UICollectionView, indexPaths: [IndexPath]) -> Void in
      object.reloadItems(at: indexPaths)
    }
  }

  func visibleCells(_ summary: String = "The cells in its bounds, in the order of their items.", owned: Bool = false) -> Self {
    property("visibleCells", summary: summary, owned: owned, get: { $0.visibleCells })
  }
}
