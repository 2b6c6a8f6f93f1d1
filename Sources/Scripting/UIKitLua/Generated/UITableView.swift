// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITableView> {
  func allowsMultipleSelection(_ summary: String = "Whether the user can select several rows.", owned: Bool = false) -> Self {
    property("allowsMultipleSelection", summary: summary, owned: owned, get: { $0.allowsMultipleSelection }, set: { $0.allowsMultipleSelection = $1 })
  }

  func allowsMultipleSelectionDuringEditing(_ summary: String = "Whether the user can select several rows while it is edited; rows have no other controls then (iOS 5).", owned: Bool = false) -> Self {
    property("allowsMultipleSelectionDuringEditing", summary: summary, owned: owned, get: { $0.allowsMultipleSelectionDuringEditing }, set: { $0.allowsMultipleSelectionDuringEditing = $1 })
  }

  func allowsSelection(_ summary: String = "Whether the user can select rows; true by default.", owned: Bool = false) -> Self {
    property("allowsSelection", summary: summary, owned: owned, get: { $0.allowsSelection }, set: { $0.allowsSelection = $1 })
  }

  func allowsSelectionDuringEditing(_ summary: String = "Whether the user can select rows while it is edited.", owned: Bool = false) -> Self {
    property("allowsSelectionDuringEditing", summary: summary, owned: owned, get: { $0.allowsSelectionDuringEditing }, set: { $0.allowsSelectionDuringEditing = $1 })
  }

  func beginUpdates(_ summary: String = "Begins a batch of changes.") -> Self {
    method("beginUpdates", summary: summary) { (object: UITableView) -> Void in
      object.beginUpdates()
    }
  }

  func cellForRow(_ summary: String = "The cell of a row; nil for one that is neither visible nor prepared.") -> Self {
    method("cellForRow", "indexPath", summary: summary) { (object: UITableView, indexPath: IndexPath) in
      object.cellForRow(at: indexPath)
    }
  }

  func deselectRow(_ summary: String = "Deselects a row without notifying the delegate.") -> Self {
    method("deselectRow", "indexPath", "animated", summary: summary) { (object: UITableView, indexPath: IndexPath, animated: Bool) -> Void in
      object.deselectRow(at: indexPath, animated: animated)
    }
  }

  func endUpdates(_ summary: String = "Performs the changes since the outermost `beginUpdates`.") -> Self {
    method("endUpdates", summary: summary) { (object: UITableView) -> Void in
      object.endUpdates()
    }
  }

  func estimatedRowHeight(_ summary: String = "The height of rows whose contents decide it, until they have cells; 44 points unless it is positive.", owned: Bool = false) -> Self {
    property("estimatedRowHeight", summary: summary, owned: owned, get: { $0.estimatedRowHeight }, set: { $0.estimatedRowHeight = $1 })
  }

  func indexPath(_ summary: String = "The row that a cell shows.") -> Self {
    method("indexPath", "cell", summary: summary) { (object: UITableView, cell: UITableViewCell) in
      object.indexPath(for: cell)
    }
  }

  func indexPathForSelectedRow(_ summary: String = "The first of the selected rows; nil if there are none.", owned: Bool = false) -> Self {
    property("indexPathForSelectedRow", summary: summary, owned: owned, get: { $0.indexPathForSelectedRow })
  }

  func indexPathsForSelectedRows(_ summary: String = "The selected rows; nil if there are none.", owned: Bool = false) -> Self {
    property("indexPathsForSelectedRows", summary: summary, owned: owned, get: { $0.indexPathsForSelectedRows })
  }

  func indexPathsForVisibleRows(_ summary: String = "The paths of the rows in its bounds, from the top.", owned: Bool = false) -> Self {
    property("indexPathsForVisibleRows", summary: summary, owned: owned, get: { $0.indexPathsForVisibleRows })
  }

  func isEditing(_ summary: String = "Whether the rows show the controls for deleting and inserting, or a row is swiped aside.", owned: Bool = false) -> Self {
    property("isEditing", summary: summary, owned: owned, get: { $0.isEditing }, set: { $0.isEditing = $1 })
  }

  func moveRow(_ summary: String = "Moves a row; the data source must already have it at its new place.") -> Self {
    method("moveRow", "indexPath", "newIndexPath", summary: summary) { (object: UITableView, indexPath: IndexPath, newIndexPath: IndexPath) -> Void in
      object.moveRow(at: indexPath, to: newIndexPath)
    }
  }

  func numberOfRows(_ summary: String = "The number of rows in a section; 0 for a section that does not exist.") -> Self {
    method("numberOfRows", "section", summary: summary) { (object: UITableView, section: Int) in
      object.numberOfRows(inSection: section)
    }
  }

  func numberOfSections(_ summary: String = "The number of sections.", owned: Bool = false) -> Self {
    property("numberOfSections", summary: summary, owned: owned, get: { $0.numberOfSections })
  }

  func reconfigureRows(_ summary: String = "Configures the cells of rows again, which keep them and their selection.") -> Self {
    method("reconfigureRows", "indexPaths", summary: summary) { (object: UITableView, indexPaths: [IndexPath]) -> Void in
      object.reconfigureRows(at: indexPaths)
    }
  }

  func reloadData(_ summary: String = "Requests everything from the data source again; nothing is selected then.") -> Self {
    method("reloadData", summary: summary) { (object: UITableView) -> Void in
      object.reloadData()
    }
  }

  func rowHeight(_ summary: String = "The height of rows in points, unless the delegate has another one; by default `automaticDimension`, by which their contents decide.", owned: Bool = false) -> Self {
    property("rowHeight", summary: summary, owned: owned, get: { $0.rowHeight }, set: { $0.rowHeight = $1 })
  }

  func sectionFooterHeight(_ summary: String = "The height of what is below a section, unless the delegate has another one.", owned: Bool = false) -> Self {
    property("sectionFooterHeight", summary: summary, owned: owned, get: { $0.sectionFooterHeight }, set: { $0.sectionFooterHeight = $1 })
  }

  func sectionHeaderHeight(_ summary: String = "The height of what is above a section, unless the delegate has another one.", owned: Bool = false) -> Self {
    property("sectionHeaderHeight", summary: summary, owned: owned, get: { $0.sectionHeaderHeight }, set: { $0.sectionHeaderHeight = $1 })
  }

  func setEditing(_ summary: String = "Begins or ends editing; selected rows are deselected, unless selection is allowed then.") -> Self {
    method("setEditing", "editing", "animated", summary: summary) { (object: UITableView, editing: Bool, animated: Bool) -> Void in
      object.setEditing(editing, animated: animated)
    }
  }

  func style(_ summary: String = "The style of the table; fixed on creation.", owned: Bool = false) -> Self {
    property("style", summary: summary, owned: owned, get: { $0.style })
  }

  func tableFooterView(_ summary: String = "The text below the rows.", owned: Bool = false) -> Self {
    property("tableFooterView", summary: summary, owned: owned, get: { $0.tableFooterView }, set: { $0.tableFooterView = $1 })
  }

  func tableHeaderView(_ summary: String = "The text above the rows.", owned: Bool = false) -> Self {
    property("tableHeaderView", summary: summary, owned: owned, get: { $0.tableHeaderView }, set: { $0.tableHeaderView = $1 })
  }

  func visibleCells(_ summary: String = "The cells in its bounds, from top to bottom; all that it has while it has no height.", owned: Bool = false) -> Self {
    property("visibleCells", summary: summary, owned: owned, get: { $0.visibleCells })
  }
}
