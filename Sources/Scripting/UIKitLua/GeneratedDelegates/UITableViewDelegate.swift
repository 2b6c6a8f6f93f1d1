// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedTableDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { answer(.willSelectRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { _ = run(.didSelectRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { answer(.willDeselectRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { _ = run(.didDeselectRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { answer(.viewForHeader, [tableView, section]) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { answer(.viewForFooter, [tableView, section]) }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { answer(.heightForHeader, [tableView, section]) ?? tableView.sectionHeaderHeight }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { answer(.heightForFooter, [tableView, section]) ?? tableView.sectionFooterHeight }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { answer(.heightForRow, [tableView, indexPath]) ?? tableView.rowHeight }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { answer(.editingStyleForRow, [tableView, indexPath]) ?? .delete }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { answer(.leadingSwipeActionsConfigurationForRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { answer(.trailingSwipeActionsConfigurationForRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { answer(.titleForDeleteConfirmationButtonForRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { _ = run(.willBeginEditingRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { _ = run(.didEndEditingRow, [tableView, indexPath]) }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { answer(.contextMenuConfigurationForRow, [tableView, indexPath, point]) }
  func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { _ = run(.willDisplayContextMenu, [tableView, configuration, animator as? ContextMenuAnimator]) }
  func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { _ = run(.willEndContextMenuInteraction, [tableView, configuration, animator as? ContextMenuAnimator]) }
  func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { _ = run(.willPerformPreviewAction, [tableView, configuration, animator as? ContextMenuAnimator]) }
}

extension TableDescriptor {
  static var uiTableViewDelegate: TableDescriptor {
    TableDescriptor("UITableViewDelegate", "Methods to respond to and control what the user does with the rows of a table. It has all functions of UIScrollViewDelegate, too.")
      .call(.willSelectRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: IndexPath?.self, "The row to select instead of the one that the user tapped; nil selects none.", facts: "B90")
      .call(.didSelectRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], "Called when the user has selected a row.", facts: "B90")
      .call(.willDeselectRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: IndexPath?.self, "The row to deselect because the user selects another one; nil keeps it selected.")
      .call(.didDeselectRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], "Called when a row has been deselected because the user selected another one.")
      .call(.viewForHeader, ["tableView": UITableView.self, "section": Int.self], returning: UIView?.self, "The view above a section, instead of its title; nil for none.")
      .call(.viewForFooter, ["tableView": UITableView.self, "section": Int.self], returning: UIView?.self, "The view below a section, instead of its title; nil for none.")
      .call(.heightForHeader, ["tableView": UITableView.self, "section": Int.self], returning: Double.self, "The height of what is above a section, in points.")
      .call(.heightForFooter, ["tableView": UITableView.self, "section": Int.self], returning: Double.self, "The height of what is below a section, in points.")
      .call(.heightForRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: Double.self, "The height of a row, in points; `automaticDimension` lets its contents decide.", facts: "H97")
      .call(.editingStyleForRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: UITableViewCell.EditingStyle.self, "The action of a row's control while the table is edited.")
      .call(.leadingSwipeActionsConfigurationForRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: UISwipeActionsConfiguration?.self, "The actions at the left edge of a row; nil for none.", facts: "H90")
      .call(.trailingSwipeActionsConfigurationForRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: UISwipeActionsConfiguration?.self, "The actions at the right edge of a row; nil for Delete, if the data source can delete it.", facts: "H90")
      .call(.titleForDeleteConfirmationButtonForRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], returning: String?.self, "The text of the button that deletes a row; nil for \"Delete\".")
      .call(.willBeginEditingRow, ["tableView": UITableView.self, "indexPath": IndexPath.self], "Called before a swipe moves a row aside.", facts: "H91")
      .call(.didEndEditingRow, ["tableView": UITableView.self, "indexPath": IndexPath?.self], "Called when a row that was swiped is back in its place; nil if it is gone.", facts: "H91")
      .call(.contextMenuConfigurationForRow, ["tableView": UITableView.self, "indexPath": IndexPath.self, "point": CGPoint.self], returning: UIContextMenuConfiguration?.self, "The menu that a long press on a row shows; nil for none.", facts: "H93")
      .call(.willDisplayContextMenu, ["tableView": UITableView.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called before the menu of a row appears.", facts: "H94")
      .call(.willEndContextMenuInteraction, ["tableView": UITableView.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called before the menu of a row disappears.", facts: "H94")
      .call(.willPerformPreviewAction, ["tableView": UITableView.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called when the preview of a row's menu was tapped.", facts: "H95")
  }
}
