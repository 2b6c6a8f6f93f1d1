import Foundation
import NavigationModel

extension UITableView {
  /// Moves a row with the control at its end, while the table is edited; returns the reason if nothing
  /// happens.
  final func userMoves(_ path: IndexPath, to proposed: IndexPath) -> String? {
    guard hasRow(path) else { return "there is no row \(path.row) in section \(path.section)" }
    guard isEditing else { return "rows are moved while the table is edited" }
    guard mayImplement(MoveCalls.move),
      call(MoveCalls.canMove, { $0.tableView(self, canMoveRowAt: path) })
    else { return "the row can't be moved" }
    let asked = ask(MoveCalls.target, []) {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    }
    let target = asked ?? proposed
    guard target != path else { return nil }
    call(MoveCalls.move, words(path)) { $0.tableView(self, moveRowAt: path, to: target) }
    moveRow(at: path, to: target)
    return nil
  }

  /// The calls about moving rows.
  enum MoveCalls {
    static let canMove = Call(
      .canMoveRow, "tableView(_:canMoveRowAt:)",
      to: { (owner: UITableView) in owner.answeringSource }, default: true)
    static let move = Call(
      .moveRow, "tableView(_:moveRowAt:to:)",
      to: { (owner: UITableView) in owner.answeringSource })
    static let target = Call(
      .targetForMoveFromRow,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      to: { (owner: UITableView) in owner.answeringDelegate }, default: IndexPath(),
      isRecorded: false)

    static var rows: [CallRow] { [canMove.row, move.row, target.row] }
  }
}

nonisolated extension DelegateCall {
  package static let canMoveRow = Self("canMoveRow")
  package static let moveRow = Self("moveRow")
  package static let targetForMoveFromRow = Self("targetIndexPathForMoveFromRow")
}
