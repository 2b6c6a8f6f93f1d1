import Foundation

/// Methods that provide what a table shows.
///
/// [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource)
// rows: UITableView.Calls, $0.answeringSource, or $0.overridableSource
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many sections the table has; one by default.
  // row: numberOfSections = 1; unrecorded
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has; asked again after `reloadData`.
  // row: numberOfRows; unrecorded; else 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// What shows a row: a cell that the table reuses, or a new one.
  // row: cellForRow; unrecorded
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The text above a section.
  // row: titleForHeader = nil; unrecorded
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section.
  // row: titleForFooter = nil; unrecorded
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether the user may delete or insert a row.
  // row: canEditRow = true; unrecorded
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Performs the user's edit: deletes the row, or inserts one (B91).
  // row: commit
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Whether the user may move a row while the table is edited.
  // no row: only programs in Swift have it
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row in what it provides, where the user has dropped it.
  // no row: only programs in Swift have it
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// True.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
}
