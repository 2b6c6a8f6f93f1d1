import Foundation

/// Methods to respond to and control what the user does with the rows of a table.
///
/// [UITableViewDelegate](https://developer.apple.com/documentation/uikit/uitableviewdelegate)
// rows: UITableView.Calls, $0.answeringDelegate, or $0.overridableDelegate
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The row to select instead of the one that the user tapped; nil selects none (B90).
  // row: willSelectRow = indexPath
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected a row (B90).
  // row: didSelectRow
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The row to deselect because the user selects another one; nil keeps it selected.
  // row: willDeselectRow = indexPath
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a row has been deselected because the user selected another one.
  // row: didDeselectRow
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// The view above a section, instead of its title; nil for none.
  // row: viewForHeader = nil; unrecorded
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section, instead of its title; nil for none.
  // row: viewForFooter = nil; unrecorded
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The height of what is above a section, in points.
  // row: heightForHeader = tableView.sectionHeaderHeight; unrecorded; else 0
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of what is below a section, in points.
  // row: heightForFooter = tableView.sectionFooterHeight; unrecorded; else 0
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The height of a row, in points; `automaticDimension` lets its contents decide (H97).
  // row: heightForRow = tableView.rowHeight; unrecorded; else 0
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The action of a row's control while the table is edited.
  // row: editingStyleForRow = .delete; unrecorded
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  // MARK: Swipes

  /// The actions at the left edge of a row; nil for none (H90).
  // row: leadingSwipeActionsConfigurationForRow = nil; unrecorded
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions at the right edge of a row; nil for Delete, if the data source can delete it (H90).
  // row: trailingSwipeActionsConfigurationForRow = nil; unrecorded
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The text of the button that deletes a row; nil for "Delete".
  // row: titleForDeleteConfirmationButtonForRow = nil; unrecorded
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Called before a swipe moves a row aside (H91).
  // row: willBeginEditingRow
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when a row that was swiped is back in its place; nil if it is gone (H91).
  // row: didEndEditingRow
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Where a row goes that the user moves to a place.
  // no row: only programs in Swift have it
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Context menus

  /// The menu that a long press on a row shows; nil for none (H93).
  // row: contextMenuConfigurationForRow = nil; unrecorded
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu of a row appears (H94).
  // row: willDisplayContextMenu
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called before the menu of a row disappears (H94).
  // row: willEndContextMenuInteraction
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called when the preview of a row's menu was tapped (H95).
  // row: willPerformPreviewAction
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UITableViewDelegate {
  /// Where the user moves it.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { DefaultBody.reached(proposedDestinationIndexPath, by: self) }
}
