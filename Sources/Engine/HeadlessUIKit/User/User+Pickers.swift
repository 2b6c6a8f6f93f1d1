import Foundation
import NavigationModel

extension Stage.User {
  /// Turns a wheel of a picker until another row is selected.
  public func turn(_ picker: UIPickerView, component: Int = 0, to row: Int) throws(Failure) {
    try perform { () throws(Failure) in
      try checkReach(of: picker)
      try checkTouches(of: picker)
      try check(picker.userTurns(component, to: row))
    }
  }

  /// Moves a row of the topmost table on screen with the control at its end, while the table is edited.
  public func moveRow(
    at indexPath: IndexPath, to newIndexPath: IndexPath
  ) throws(Failure) {
    try perform { () throws(Failure) in
      guard let table = tables.last else { throw .notFound(.table, choices: []) }
      try checkTouches(of: table)
      try check(table.userMoves(indexPath, to: newIndexPath))
    }
  }
}
