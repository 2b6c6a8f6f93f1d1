import Foundation
import NavigationModel

extension UITableView {
  /// The calls to its data source and its delegate.
  enum Calls {
    static let numberOfSections = Call(
      .numberOfSections, "numberOfSections(in:)",
      to: { (table: UITableView) in table.answeringSource },
      or: { table in table.overridableSource }, default: 1, isRecorded: false)
    static let numberOfRows = Call(
      .numberOfRows, "tableView(_:numberOfRowsInSection:)",
      to: { (table: UITableView) in table.answeringSource },
      or: { table in table.overridableSource }, default: 0, isRecorded: false)
    static let cellForRow = Call(
      .cellForRow, "tableView(_:cellForRowAt:)",
      to: { (table: UITableView) in table.answeringSource },
      or: { table in table.overridableSource }, default: UITableViewCell?.none, isRecorded: false)
    static let titleForHeader = Call(
      .titleForHeader, "tableView(_:titleForHeaderInSection:)",
      to: { (table: UITableView) in table.answeringSource },
      or: { table in table.overridableSource }, default: String?.none, isRecorded: false)
    static let titleForFooter = Call(
      .titleForFooter, "tableView(_:titleForFooterInSection:)",
      to: { (table: UITableView) in table.answeringSource },
      or: { table in table.overridableSource }, default: String?.none, isRecorded: false)
    static let canEditRow = Call(
      .canEditRow, "tableView(_:canEditRowAt:)",
      to: { (table: UITableView) in table.answeringSource },
      or: { table in table.overridableSource }, default: true, isRecorded: false)
    static let commit = Call(
      .commit, "tableView(_:commit:forRowAt:)",
      to: { (table: UITableView) in table.answeringSource },
      or: { table in table.overridableSource })
    static let viewForHeader = Call(
      .viewForHeader, "tableView(_:viewForHeaderInSection:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: UIView?.none, isRecorded: false)
    static let viewForFooter = Call(
      .viewForFooter, "tableView(_:viewForFooterInSection:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: UIView?.none, isRecorded: false)
    static let heightForHeader = Call(
      .heightForHeader, "tableView(_:heightForHeaderInSection:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: CGFloat(0), isRecorded: false)
    static let heightForFooter = Call(
      .heightForFooter, "tableView(_:heightForFooterInSection:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: CGFloat(0), isRecorded: false)
    static let heightForRow = Call(
      .heightForRow, "tableView(_:heightForRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: CGFloat(0), isRecorded: false)
    static let editingStyleForRow = Call(
      .editingStyleForRow, "tableView(_:editingStyleForRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: UITableViewCell.EditingStyle.delete,
      isRecorded: false)
    static let willSelectRow = Call(
      .willSelectRow, "tableView(_:willSelectRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: IndexPath?.none)
    static let didSelectRow = Call(
      .didSelectRow, "tableView(_:didSelectRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate })
    static let willDeselectRow = Call(
      .willDeselectRow, "tableView(_:willDeselectRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: IndexPath?.none)
    static let didDeselectRow = Call(
      .didDeselectRow, "tableView(_:didDeselectRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate })
    static let leadingSwipeActions = Call(
      .leadingSwipeActionsConfigurationForRow,
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: UISwipeActionsConfiguration?.none,
      isRecorded: false)
    static let trailingSwipeActions = Call(
      .trailingSwipeActionsConfigurationForRow,
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: UISwipeActionsConfiguration?.none,
      isRecorded: false)
    static let titleForDelete = Call(
      .titleForDeleteConfirmationButtonForRow,
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: String?.none, isRecorded: false)
    static let willBeginEditingRow = Call(
      .willBeginEditingRow, "tableView(_:willBeginEditingRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate })
    static let didEndEditingRow = Call(
      .didEndEditingRow, "tableView(_:didEndEditingRowAt:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate })
    static let contextMenu = Call(
      .contextMenuConfigurationForRow, "tableView(_:contextMenuConfigurationForRowAt:point:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate }, default: UIContextMenuConfiguration?.none,
      isRecorded: false)
    static let willDisplayContextMenu = Call(
      .willDisplayContextMenu, "tableView(_:willDisplayContextMenu:animator:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate })
    static let willEndContextMenu = Call(
      .willEndContextMenuInteraction, "tableView(_:willEndContextMenuInteraction:animator:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate })
    static let willPerformPreviewAction = Call(
      .willPerformPreviewAction, "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      to: { (table: UITableView) in table.answeringDelegate },
      or: { table in table.overridableDelegate })

    static var rows: [CallRow] {
      [
        numberOfSections.row, numberOfRows.row, cellForRow.row, titleForHeader.row,
        titleForFooter.row, viewForHeader.row, viewForFooter.row, heightForHeader.row,
        heightForFooter.row, heightForRow.row, canEditRow.row, commit.row, editingStyleForRow.row,
        willSelectRow.row,
        didSelectRow.row, willDeselectRow.row, didDeselectRow.row, leadingSwipeActions.row,
        trailingSwipeActions.row, titleForDelete.row, willBeginEditingRow.row,
        didEndEditingRow.row, contextMenu.row, willDisplayContextMenu.row, willEndContextMenu.row,
        willPerformPreviewAction.row,
      ]
    }
  }

  /// Its data source, unless that is a plain table controller, which implements nothing.
  fileprivate var answeringSource: (any UITableViewDataSource)? {
    (dataSource as? UITableViewController)?.isPlain == true ? nil : dataSource
  }

  /// Its delegate, unless that is a plain table controller.
  fileprivate var answeringDelegate: (any UITableViewDelegate)? {
    (delegate as? UITableViewController)?.isPlain == true ? nil : delegate
  }

  fileprivate var overridableSource: (any Overridable)? { dataSource as? any Overridable }
  fileprivate var overridableDelegate: (any Overridable)? { delegate as? UITableViewController }
}
