import Foundation
import NavigationModel

extension UITableViewCell {
  /// Performs a tap on the row, or on its insert control if the table is being edited and does not
  /// allow selection; returns the reason if nothing happens, else nil.
  func userTaps() -> String? {
    guard let table = superview as? UITableView, let path = place else {
      return "the row is not on screen"
    }
    guard table.isEditing, !table.allowsSelectionDuringEditing,
      table.editingStyle(of: path) == .insert
    else { return table.userSelects(path) }
    return table.userCommits(.insert, at: path)
  }
}
