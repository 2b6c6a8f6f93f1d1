---@meta
-- Written by `drilldown meta`; do not edit.

---A list of rows in sections; a table on screen shows all of its rows.
---@class UITableView : UIScrollView
---@field style UITableView.Style The style of the table; fixed on creation. Read-only.
---@field dataSource (UITableViewDataSource|table)? Provides the sections and rows; without it the table is empty.
---@field delegate (UITableViewDelegate|table)? Allows the user's selections, and is notified of them.
---@field rowHeight number The height of rows in points, unless the delegate has another one; by default `automaticDimension`, by which their contents decide.
---@field estimatedRowHeight number The height of rows that weren't shown yet. Kept, no effect.
---@field sectionHeaderHeight number The height of what is above a section, unless the delegate has another one.
---@field sectionFooterHeight number The height of what is below a section, unless the delegate has another one.
---@field allowsSelection boolean Whether the user can select rows; true by default.
---@field allowsMultipleSelection boolean Whether the user can select several rows.
---@field allowsSelectionDuringEditing boolean Whether the user can select rows while it is edited.
---@field allowsMultipleSelectionDuringEditing boolean Whether the user can select several rows while it is edited; rows have no other controls then (iOS 5).
---@field isEditing boolean Whether the rows show the controls for deleting and inserting, or a row is swiped aside.
---@field numberOfSections integer How many sections the table has. Read-only.
---@field visibleCells UITableViewCell[] The cells in its bounds, from top to bottom; all that it has while it has no height. Read-only.
---@field indexPathForSelectedRow IndexPath? The first of the selected rows; nil if there are none. Read-only.
---@field indexPathsForSelectedRows IndexPath[]? The index paths of the selected rows; nil if there is none. Read-only.
---@field indexPathsForVisibleRows IndexPath[]? The paths of the rows in its bounds, from the top. Read-only.
---@field tableHeaderView UIView? The text above the rows.
---@field tableFooterView UIView? The text below the rows.
---@overload fun(arguments?: UITableView.Arguments): UITableView
UITableView = {}

---How many rows a section of the table has.
---@param section integer
---@return integer
function UITableView:numberOfRows(section) end

---The cell of a row; nil for one that is neither visible nor prepared.
---@param indexPath IndexPath
---@return UITableViewCell?
function UITableView:cellForRow(indexPath) end

---The row that a cell shows.
---@param cell UITableViewCell
---@return IndexPath?
function UITableView:indexPath(cell) end

---Selects a row without notifying the delegate; nil deselects all.
---@param indexPath? IndexPath
---@param animated? boolean
---@param scrollPosition? UITableView.ScrollPosition
function UITableView:selectRow(indexPath, animated, scrollPosition) end

---Deselects a row without notifying the delegate.
---@param indexPath IndexPath
---@param animated? boolean
function UITableView:deselectRow(indexPath, animated) end

---Requests everything from the data source again; nothing is selected then.
function UITableView:reloadData() end

---Begins or ends editing; selected rows are deselected, unless selection is allowed then.
---@param editing? boolean
---@param animated? boolean
function UITableView:setEditing(editing, animated) end

---Inserts rows, which the data source must already contain.
---
---`row-to-insert`: NSInternalInconsistencyException: a row can be inserted up to one past the last; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:insertRows(indexPaths, animation) end

---Deletes rows, which the data source must no longer contain.
---
---`row-to-delete`: NSInternalInconsistencyException: only an existing row can be deleted; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:deleteRows(indexPaths, animation) end

---Reloads the cells of rows, which deselects them.
---@param indexPaths IndexPath[]
---@param animation? UITableView.RowAnimation
function UITableView:reloadRows(indexPaths, animation) end

---Reloads the rows of sections, which may be more or fewer, and their headers.
---@param sections integer[]
---@param animation? UITableView.RowAnimation
function UITableView:reloadSections(sections, animation) end

---Configures the cells of rows again, which keep them and their selection.
---@param indexPaths IndexPath[]
function UITableView:reconfigureRows(indexPaths) end

---Inserts sections with their rows.
---
---`section-to-insert`: NSInternalInconsistencyException: a section can be inserted where there will be one; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param sections integer[]
---@param animation? UITableView.RowAnimation
function UITableView:insertSections(sections, animation) end

---Deletes sections with their rows.
---
---`section-to-delete`: NSInternalInconsistencyException: only a section that is there can be deleted; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param sections integer[]
---@param animation? UITableView.RowAnimation
function UITableView:deleteSections(sections, animation) end

---Moves a row; the data source must already have it at its new place.
---
---`row-to-delete`: NSInternalInconsistencyException: only an existing row can be deleted; an exception is raised, and nothing has changed.
---
---`row-to-insert`: NSInternalInconsistencyException: a row can be inserted up to one past the last; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param indexPath IndexPath
---@param newIndexPath IndexPath
function UITableView:moveRow(indexPath, newIndexPath) end

---Moves a section, which the data source must already have at its new place.
---
---`section-to-delete`: NSInternalInconsistencyException: only a section that is there can be deleted; an exception is raised, and nothing has changed.
---
---`section-to-insert`: NSInternalInconsistencyException: a section can be inserted where there will be one; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param section integer
---@param newSection integer
function UITableView:moveSection(section, newSection) end

---Makes changes as one batch; the completion receives true.
---@param updates? fun()
---@param completion? fun(finished: boolean)
function UITableView:performBatchUpdates(updates, completion) end

---Begins a batch of changes.
function UITableView:beginUpdates() end

---Performs the changes since the outermost `beginUpdates`.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`deleted-and-moved`: NSInternalInconsistencyException: what is deleted is gone, and a reload is a deletion and an insertion; an exception is raised, and nothing has changed.
---
---`inserted-and-moved`: NSInternalInconsistencyException: two can't be in the same place afterwards; an exception is raised, and nothing has changed.
---
---Facts: B91, H136 (:help B91).
function UITableView:endUpdates() end

---Registers a class of cells for an identifier.
---@param class table
---@param identifier string
function UITableView:register(class, identifier) end

---A cell that is no longer shown, or a new one of the registered class; without either nil, or with an index path an error.
---
---`cell-not-registered`: NSInternalInconsistencyException: cells are made from the registered class; an exception is raised, and nothing has changed.
---
---Facts: B89 (:help B89).
---@param identifier string
---@param indexPath? IndexPath
---@return UITableViewCell?
function UITableView:dequeueReusableCell(identifier, indexPath) end

---What UITableView is called with.
---@class UITableView.Arguments : UIScrollView.Arguments
---@field style? UITableView.Style
---@field dataSource? UITableViewDataSource|table
---@field delegate? UITableViewDelegate|table
---@field rowHeight? number
---@field estimatedRowHeight? number
---@field sectionHeaderHeight? number
---@field sectionFooterHeight? number
---@field allowsSelection? boolean
---@field allowsMultipleSelection? boolean
---@field allowsSelectionDuringEditing? boolean
---@field allowsMultipleSelectionDuringEditing? boolean
---@field isEditing? boolean
---@field tableHeaderView? UIView
---@field tableFooterView? UIView
