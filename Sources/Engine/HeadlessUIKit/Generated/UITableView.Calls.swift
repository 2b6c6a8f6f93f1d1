// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UITableView {
  /// The calls to what its program gives it.
  enum Calls {
    static let numberOfSections = Call(.numberOfSections, "numberOfSections(in:)", to: { (owner: UITableView) in owner.answeringSource }, or: { (owner: UITableView) in owner.overridableSource }, default: 1 as Int, isRecorded: false)
    static let numberOfRows = Call(.numberOfRows, "tableView(_:numberOfRowsInSection:)", to: { (owner: UITableView) in owner.answeringSource }, or: { (owner: UITableView) in owner.overridableSource }, default: 0 as Int, isRecorded: false)
    static let cellForRow = Call(.cellForRow, "tableView(_:cellForRowAt:)", to: { (owner: UITableView) in owner.answeringSource }, or: { (owner: UITableView) in owner.overridableSource }, default: nil as UITableViewCell?, isRecorded: false)
    static let titleForHeader = Call(.titleForHeader, "tableView(_:titleForHeaderInSection:)", to: { (owner: UITableView) in owner.answeringSource }, or: { (owner: UITableView) in owner.overridableSource }, default: nil as String?, isRecorded: false)
    static let titleForFooter = Call(.titleForFooter, "tableView(_:titleForFooterInSection:)", to: { (owner: UITableView) in owner.answeringSource }, or: { (owner: UITableView) in owner.overridableSource }, default: nil as String?, isRecorded: false)
    static let canEditRow = Call(.canEditRow, "tableView(_:canEditRowAt:)", to: { (owner: UITableView) in owner.answeringSource }, or: { (owner: UITableView) in owner.overridableSource }, default: true as Bool, isRecorded: false)
    static let commit = Call(.commit, "tableView(_:commit:forRowAt:)", to: { (owner: UITableView) in owner.answeringSource }, or: { (owner: UITableView) in owner.overridableSource })
    static let willSelectRow = Call(.willSelectRow, "tableView(_:willSelectRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: nil as IndexPath?)
    static let didSelectRow = Call(.didSelectRow, "tableView(_:didSelectRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate })
    static let willDeselectRow = Call(.willDeselectRow, "tableView(_:willDeselectRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: nil as IndexPath?)
    static let didDeselectRow = Call(.didDeselectRow, "tableView(_:didDeselectRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate })
    static let viewForHeader = Call(.viewForHeader, "tableView(_:viewForHeaderInSection:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: nil as UIView?, isRecorded: false)
    static let viewForFooter = Call(.viewForFooter, "tableView(_:viewForFooterInSection:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: nil as UIView?, isRecorded: false)
    static let heightForHeader = Call(.heightForHeader, "tableView(_:heightForHeaderInSection:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: 0 as CGFloat, isRecorded: false)
    static let heightForFooter = Call(.heightForFooter, "tableView(_:heightForFooterInSection:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: 0 as CGFloat, isRecorded: false)
    static let heightForRow = Call(.heightForRow, "tableView(_:heightForRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: 0 as CGFloat, isRecorded: false)
    static let editingStyleForRow = Call(.editingStyleForRow, "tableView(_:editingStyleForRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: .delete as UITableViewCell.EditingStyle, isRecorded: false)
    static let leadingSwipeActionsConfigurationForRow = Call(.leadingSwipeActionsConfigurationForRow, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: nil as UISwipeActionsConfiguration?, isRecorded: false)
    static let trailingSwipeActionsConfigurationForRow = Call(.trailingSwipeActionsConfigurationForRow, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: nil as UISwipeActionsConfiguration?, isRecorded: false)
    static let titleForDeleteConfirmationButtonForRow = Call(.titleForDeleteConfirmationButtonForRow, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: nil as String?, isRecorded: false)
    static let willBeginEditingRow = Call(.willBeginEditingRow, "tableView(_:willBeginEditingRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate })
    static let didEndEditingRow = Call(.didEndEditingRow, "tableView(_:didEndEditingRowAt:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate })
    static let contextMenuConfigurationForRow = Call(.contextMenuConfigurationForRow, "tableView(_:contextMenuConfigurationForRowAt:point:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate }, default: nil as UIContextMenuConfiguration?, isRecorded: false)
    static let willDisplayContextMenu = Call(.willDisplayContextMenu, "tableView(_:willDisplayContextMenu:animator:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate })
    static let willEndContextMenuInteraction = Call(.willEndContextMenuInteraction, "tableView(_:willEndContextMenuInteraction:animator:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate })
    static let willPerformPreviewAction = Call(.willPerformPreviewAction, "tableView(_:willPerformPreviewActionForMenuWith:animator:)", to: { (owner: UITableView) in owner.answeringDelegate }, or: { (owner: UITableView) in owner.overridableDelegate })

    static var rows: [CallRow] {
      [numberOfSections.row, numberOfRows.row, cellForRow.row, titleForHeader.row, titleForFooter.row, canEditRow.row, commit.row, willSelectRow.row, didSelectRow.row, willDeselectRow.row, didDeselectRow.row, viewForHeader.row, viewForFooter.row, heightForHeader.row, heightForFooter.row, heightForRow.row, editingStyleForRow.row, leadingSwipeActionsConfigurationForRow.row, trailingSwipeActionsConfigurationForRow.row, titleForDeleteConfirmationButtonForRow.row, willBeginEditingRow.row, didEndEditingRow.row, contextMenuConfigurationForRow.row, willDisplayContextMenu.row, willEndContextMenuInteraction.row, willPerformPreviewAction.row]
    }
  }
}

extension UITableViewDataSource {
  /// `1` where it is left out.
  public func numberOfSections(in tableView: UITableView) -> Int { DefaultBody.reached(1, by: self) }
  /// `nil` where it is left out.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { DefaultBody.reached(nil, by: self) }
  /// `true` where it is left out.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
}

extension UITableViewDelegate {
  /// What UIKit does where it is left out.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { DefaultBody.reached(indexPath, by: self) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// What UIKit does where it is left out.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { DefaultBody.reached(indexPath, by: self) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// `nil` where it is left out.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { DefaultBody.reached(nil, by: self) }
  /// What UIKit does where it is left out.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { DefaultBody.reached(tableView.sectionHeaderHeight, by: self) }
  /// What UIKit does where it is left out.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { DefaultBody.reached(tableView.sectionFooterHeight, by: self) }
  /// What UIKit does where it is left out.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { DefaultBody.reached(tableView.rowHeight, by: self) }
  /// `.delete` where it is left out.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { DefaultBody.reached(.delete, by: self) }
  /// `nil` where it is left out.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { DefaultBody.reached(nil, by: self) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { DefaultBody.reached(by: self) }
  /// `nil` where it is left out.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { DefaultBody.reached(nil, by: self) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { DefaultBody.reached(by: self) }
}
