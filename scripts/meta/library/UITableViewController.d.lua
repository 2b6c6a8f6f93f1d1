---@meta
-- Written by `drilldown meta`; do not edit.

---A controller whose view is a table, with itself as data source and delegate: override `numberOfRows`, `cellForRow` and so on.
---@class UITableViewController : UIViewController
---@field tableView UITableView? The table; reading it loads the view.
---@field refreshControl UIRefreshControl? The control that the user pulls to refresh the table; nil for none.
---@field clearsSelectionOnViewWillAppear boolean Whether the selection is cleared when the view appears; true by default.
---@overload fun(arguments?: UITableViewController.Arguments): UITableViewController
UITableViewController = {}

---The number of sections; 1 by default. A script may override it.
---@param table UITableView
---@return integer
function UITableViewController:numberOfSections(table) end

---Its number of rows; 0 by default. A script may override it.
---@param table UITableView
---@param section integer
---@return integer
function UITableViewController:numberOfRows(table, section) end

---The cell of a row; empty by default. A script may override it.
---@param table UITableView
---@param indexPath IndexPath
---@return UITableViewCell
function UITableViewController:cellForRow(table, indexPath) end

---The header's text; nil by default. A script may override it.
---@param table UITableView
---@param section integer
---@return string?
function UITableViewController:titleForHeader(table, section) end

---The footer's text; nil by default. A script may override it.
---@param table UITableView
---@param section integer
---@return string?
function UITableViewController:titleForFooter(table, section) end

---Whether a row may be edited; true by default. A script may override it.
---@param table UITableView
---@param indexPath IndexPath
---@return boolean
function UITableViewController:canEditRow(table, indexPath) end

---Carries out the user's edit: deletes the row, or inserts one. A script may override it.
---@param table UITableView
---@param style UITableViewCell.EditingStyle
---@param indexPath IndexPath
function UITableViewController:commit(table, style, indexPath) end

---The row to select for a tapped one; nil for none. A script may override it.
---@param table UITableView
---@param indexPath IndexPath
---@return IndexPath?
function UITableViewController:willSelectRow(table, indexPath) end

---The row to deselect for another; nil for none. A script may override it.
---@param table UITableView
---@param indexPath IndexPath
---@return IndexPath?
function UITableViewController:willDeselectRow(table, indexPath) end

---The view above a section; nil by default. A script may override it.
---@param table UITableView
---@param section integer
---@return UIView?
function UITableViewController:viewForHeader(table, section) end

---The height of what is above a section, in points. A script may override it.
---@param table UITableView
---@param section integer
---@return number
function UITableViewController:heightForHeader(table, section) end

---The view below a section; nil by default. A script may override it.
---@param table UITableView
---@param section integer
---@return UIView?
function UITableViewController:viewForFooter(table, section) end

---The height of what is below a section, in points. A script may override it.
---@param table UITableView
---@param section integer
---@return number
function UITableViewController:heightForFooter(table, section) end

---What its control does; `delete` by default. A script may override it.
---@param table UITableView
---@param indexPath IndexPath
---@return UITableViewCell.EditingStyle
function UITableViewController:editingStyleForRow(table, indexPath) end

---Called when the user has selected a row. A script may override it.
---@param table UITableView
---@param indexPath IndexPath
function UITableViewController:didSelectRow(table, indexPath) end

---Called when the user has deselected a row. A script may override it.
---@param table UITableView
---@param indexPath IndexPath
function UITableViewController:didDeselectRow(table, indexPath) end

---Called at every change of the offset. A script may override it.
---@param table UIScrollView
function UITableViewController:didScroll(table) end

---Called when the user begins to drag. A script may override it.
---@param table UIScrollView
function UITableViewController:willBeginDragging(table) end

---Called before the finger is lifted; may return another offset to stop at. A script may override it.
---@param table UIScrollView
---@param velocity CGPoint
---@param target CGPoint
---@return CGPoint
function UITableViewController:willEndDragging(table, velocity, target) end

---Called when the finger was lifted, with whether the content moves on. A script may override it.
---@param table UIScrollView
---@param decelerate? boolean
function UITableViewController:didEndDragging(table, decelerate) end

---Called when the content begins to move on. A script may override it.
---@param table UIScrollView
function UITableViewController:willBeginDecelerating(table) end

---Called when the content has stopped. A script may override it.
---@param table UIScrollView
function UITableViewController:didEndDecelerating(table) end

---Called when an animation of the offset has ended. A script may override it.
---@param table UIScrollView
function UITableViewController:didEndScrollingAnimation(table) end

---Whether a tap on the status bar scrolls to the top; true by default. A script may override it.
---@param table UIScrollView
---@return boolean
function UITableViewController:shouldScrollToTop(table) end

---Called when such a tap has scrolled to the top. A script may override it.
---@param table UIScrollView
function UITableViewController:didScrollToTop(table) end

---Called when its `adjustedContentInset` has changed. A script may override it.
---@param table UIScrollView
function UITableViewController:didChangeAdjustedContentInset(table) end

---What UITableViewController is called with.
---@class UITableViewController.Arguments : UIViewController.Arguments
---@field style? UITableView.Style The style of its table; `plain` if omitted.
---@field tableView? UITableView
---@field refreshControl? UIRefreshControl
---@field clearsSelectionOnViewWillAppear? boolean
---@field numberOfSections? fun(self: UITableViewController, table: UITableView): integer
---@field numberOfRows? fun(self: UITableViewController, table: UITableView, section: integer): integer
---@field cellForRow? fun(self: UITableViewController, table: UITableView, indexPath: IndexPath): UITableViewCell
---@field titleForHeader? fun(self: UITableViewController, table: UITableView, section: integer): string?
---@field titleForFooter? fun(self: UITableViewController, table: UITableView, section: integer): string?
---@field canEditRow? fun(self: UITableViewController, table: UITableView, indexPath: IndexPath): boolean
---@field commit? fun(self: UITableViewController, table: UITableView, style: UITableViewCell.EditingStyle, indexPath: IndexPath)
---@field willSelectRow? fun(self: UITableViewController, table: UITableView, indexPath: IndexPath): IndexPath?
---@field willDeselectRow? fun(self: UITableViewController, table: UITableView, indexPath: IndexPath): IndexPath?
---@field viewForHeader? fun(self: UITableViewController, table: UITableView, section: integer): UIView?
---@field heightForHeader? fun(self: UITableViewController, table: UITableView, section: integer): number
---@field viewForFooter? fun(self: UITableViewController, table: UITableView, section: integer): UIView?
---@field heightForFooter? fun(self: UITableViewController, table: UITableView, section: integer): number
---@field editingStyleForRow? fun(self: UITableViewController, table: UITableView, indexPath: IndexPath): UITableViewCell.EditingStyle
---@field didSelectRow? fun(self: UITableViewController, table: UITableView, indexPath: IndexPath)
---@field didDeselectRow? fun(self: UITableViewController, table: UITableView, indexPath: IndexPath)
---@field didScroll? fun(self: UITableViewController, table: UIScrollView)
---@field willBeginDragging? fun(self: UITableViewController, table: UIScrollView)
---@field willEndDragging? fun(self: UITableViewController, table: UIScrollView, velocity: CGPoint, target: CGPoint): CGPoint
---@field didEndDragging? fun(self: UITableViewController, table: UIScrollView, decelerate: boolean)
---@field willBeginDecelerating? fun(self: UITableViewController, table: UIScrollView)
---@field didEndDecelerating? fun(self: UITableViewController, table: UIScrollView)
---@field didEndScrollingAnimation? fun(self: UITableViewController, table: UIScrollView)
---@field shouldScrollToTop? fun(self: UITableViewController, table: UIScrollView): boolean
---@field didScrollToTop? fun(self: UITableViewController, table: UIScrollView)
---@field didChangeAdjustedContentInset? fun(self: UITableViewController, table: UIScrollView)
