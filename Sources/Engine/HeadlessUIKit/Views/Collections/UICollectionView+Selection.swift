import Foundation
import NavigationModel

extension UICollectionView {
  /// What `selectItem` does where no class overrides it.
  final func ownSelectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selection = OrderedIdentifiers() }
    guard hasItem(indexPath) else { return }
    if selectsSeveral {
      selection.moveToEnd(indexPath)
    } else {
      selection = OrderedIdentifiers([indexPath])
    }
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  // MARK: The user

  /// Why the user can select no item now; nil if that is possible.
  var obstacleToSelecting: String? {
    allowsSelectionNow ? nil : "the collection view does not allow selection"
  }

  /// Performs a tap on an item; returns the reason if nothing happens, else nil (H5).
  package func userSelects(_ path: IndexPath) -> String? {
    // A tap beside the actions of a row does nothing but close it (unconfirmed).
    if swiped != nil {
      endSwipe()
      return nil
    }
    guard hasItem(path) else { return "there is no item \(path.item) in section \(path.section)" }
    if let obstacleToSelecting { return obstacleToSelecting }
    let words = words(path)
    let mayHighlight = call(Calls.shouldHighlightItem, words) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    }
    guard mayHighlight else { return "the delegate does not highlight the item" }
    cell(path)?.isHighlighted = true
    call(Calls.didHighlightItem, words) { $0.collectionView(self, didHighlightItemAt: path) }
    let isRefused = toggle(path)
    cell(path)?.isHighlighted = false
    call(Calls.didUnhighlightItem, words) { $0.collectionView(self, didUnhighlightItemAt: path) }
    return isRefused
  }

  private func cell(_ path: IndexPath) -> UICollectionViewCell? { cells.first { $0.place == path } }

  /// What follows when the finger is lifted; returns the reason if that is nothing.
  private func toggle(_ path: IndexPath) -> String? {
    if selectsSeveral, selection.contains(path) {
      let may = call(Calls.shouldDeselectItem, words(path)) {
        $0.collectionView(self, shouldDeselectItemAt: path)
      }
      guard may else { return "the delegate does not deselect the item" }
      deselect(path)
      return nil
    }
    let may = call(Calls.shouldSelectItem, words(path)) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard may else { return "the delegate does not select the item" }
    // The former item is deselected first (unconfirmed).
    if !selectsSeveral {
      for former in selection.all where former != path { deselect(former) }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    cell(path)?.selectionSegue?()  // G38
    call(Calls.didSelectItem, words(path)) { $0.collectionView(self, didSelectItemAt: path) }
    return nil
  }

  /// Whether the user can select items now (H128).
  private var allowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection
  }

  /// Whether several items can be selected now (H128).
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func deselect(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    call(Calls.didDeselectItem, words(path)) { $0.collectionView(self, didDeselectItemAt: path) }
  }

  private func words(_ path: IndexPath) -> [String] {
    ["section \(path.section)", "item \(path.item)"]
  }
}
