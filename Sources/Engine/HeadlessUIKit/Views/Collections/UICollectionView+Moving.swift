import Foundation
import NavigationModel

/// An item that the user moves.
struct MovingItem {
  /// Where the movement began.
  let start: IndexPath
  /// Where it would be dropped, and is shown; the others make room.
  var target: IndexPath
  /// The point of the contents that its cell's middle is at; nil before the finger moves.
  var point: CGPoint?
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
    cells.first { $0.place == path }.map(bringSubviewToFront)
    return true
  }

  /// What `updateInteractiveMovementTargetPosition` does where no class overrides it.
  ///
  /// The delegate is asked where the item would be another one's neighbour (unconfirmed: once for each).
  final func ownMove(to point: CGPoint) {
    guard let item = moving else { return }
    moving?.point = point
    placeMovingCell()
    guard let proposed = indexPathForItem(at: point), proposed != item.target else { return }
    let answer = ask(MoveCalls.target, []) {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item.start,
        atCurrentIndexPath: item.target, toProposedIndexPath: proposed)
    }
    showMovingItem(at: answer ?? proposed)
  }

  /// Shows the item that is moved at another place, as if the others had made room; the data source isn't
  /// asked for that.
  private func showMovingItem(at path: IndexPath) {
    guard let from = moving?.target, from != path else { return }
    moving?.target = path
    var lengths = itemCounts
    guard lengths.indices.contains(path.section) else { return }
    lengths[from.section] -= 1
    lengths[path.section] += 1
    follow(to: lengths, keepsSections: true) { Self.place(of: $0, moving: from, to: path) }
  }

  private static func place(
    of path: IndexPath, moving from: IndexPath, to target: IndexPath
  ) -> IndexPath? {
    var updates = ListUpdates()
    updates.movedRows[from] = target
    return updates.path(of: path)
  }

  /// Where the data source has the item that is shown at a place.
  func placeInSource(_ path: IndexPath) -> IndexPath {
    guard let moving, moving.target != moving.start else { return path }
    return Self.place(of: path, moving: moving.target, to: moving.start) ?? path
  }

  /// Lets the cell of the item that is moved follow the finger.
  func placeMovingCell() {
    guard let moving, let point = moving.point else { return }
    cells.first { $0.place == moving.target }?.center = point
  }

  /// What `cancelInteractiveMovement` does where no class overrides it.
  final func ownCancelMovement() {
    guard let item = moving else { return }
    showMovingItem(at: item.start)
    moving = nil
    setNeedsLayout()
  }

  /// What `endInteractiveMovement` does where no class overrides it; nothing is moved to where it was
  /// (unconfirmed).
  final func ownEndMovement() {
    guard let item = moving else { return }
    ownCancelMovement()
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
