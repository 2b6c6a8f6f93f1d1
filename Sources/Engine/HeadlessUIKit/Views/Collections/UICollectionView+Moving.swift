import Foundation
import NavigationModel

/// An item that the user moves.
struct MovingItem {
  /// Where the movement began.
  let start: IndexPath
  /// Where it would be dropped.
  var target: IndexPath
}

extension UICollectionView {
  /// What `beginInteractiveMovementForItem` does where no class overrides it.
  final func ownBeginMovement(at path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard path.count == 2, (0..<numberOfItems(inSection: path.section)).contains(path.item),
      mayImplement(MoveCalls.move),
      call(MoveCalls.canMove, { $0.collectionView(self, canMoveItemAt: path) })
    else { return false }
    moving = MovingItem(start: path, target: path)
    return true
  }

  /// What `updateInteractiveMovementTargetPosition` does where no class overrides it.
  ///
  /// The delegate is asked where the item would be another one's neighbour (unconfirmed: once for each).
  final func ownMove(to point: CGPoint) {
    guard let item = moving, let proposed = indexPathForItem(at: point), proposed != item.target
    else { return }
    let answer = ask(MoveCalls.target, []) {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item.start,
        atCurrentIndexPath: item.target, toProposedIndexPath: proposed)
    }
    moving?.target = answer ?? proposed
  }

  /// What `endInteractiveMovement` does where no class overrides it; nothing is moved to where it was
  /// (unconfirmed).
  final func ownEndMovement() {
    guard let item = moving else { return }
    moving = nil
    guard item.target != item.start else { return }
    call(MoveCalls.move) {
      $0.collectionView(self, moveItemAt: item.start, to: item.target)
    }
    moveItem(at: item.start, to: item.target)
  }

  /// The calls about moving items.
  enum MoveCalls {
    static let canMove = Call(
      .canMoveItem, "collectionView(_:canMoveItemAt:)",
      to: { (owner: UICollectionView) in owner.answeringSource }, default: true)
    static let move = Call(
      .moveItem, "collectionView(_:moveItemAt:to:)",
      to: { (owner: UICollectionView) in owner.answeringSource })
    static let target = Call(
      .targetForMoveOfItem,
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:"
        + "atCurrentIndexPath:toProposedIndexPath:)",
      to: { (owner: UICollectionView) in owner.answeringDelegate }, default: IndexPath(),
      isRecorded: false)
    static let olderTarget = Call(
      .targetForMoveFromItem,
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
      to: { (owner: UICollectionView) in owner.answeringDelegate }, default: IndexPath(),
      isRecorded: false)

    static var rows: [CallRow] { [canMove.row, move.row, target.row, olderTarget.row] }
  }
}

nonisolated extension DelegateCall {
  package static let canMoveItem = Self("canMoveItem")
  package static let moveItem = Self("moveItem")
  package static let targetForMoveOfItem = Self("targetIndexPathForMoveOfItem")
  package static let targetForMoveFromItem = Self("targetIndexPathForMoveFromItem")
}
