---@meta
-- Written by `drilldown meta`; do not edit.

---The data source of a table that shows snapshots and their differences.
---@class UITableViewDiffableDataSource
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field cellProvider (fun(table: UITableView, indexPath: IndexPath, item: string|number))? Returns the configured cell of an item.
---@field defaultRowAnimation UITableView.RowAnimation The animation of changed rows. Kept, no effect.
---@field titleForHeader function? Returns the text above a section: (table, section).
---@field titleForFooter function? Returns the text below a section: (table, section).
---@field canEditRow function? Returns whether the user may delete or insert a row: (table, indexPath).
---@field commit function? Performs the user's edit: (table, editingStyle, indexPath).
---@overload fun(arguments?: UITableViewDiffableDataSource.Arguments): UITableViewDiffableDataSource
UITableViewDiffableDataSource = {}

---Shows a snapshot; only what is different changes.
---@param snapshot NSDiffableDataSourceSnapshot
---@param animatingDifferences? boolean
---@param completion? fun()
function UITableViewDiffableDataSource:apply(snapshot, animatingDifferences, completion) end

---Shows a snapshot by loading everything again.
---@param snapshot NSDiffableDataSourceSnapshot
---@param completion? fun()
function UITableViewDiffableDataSource:applySnapshotUsingReloadData(snapshot, completion) end

---A copy of what it shows.
---@return NSDiffableDataSourceSnapshot
function UITableViewDiffableDataSource:snapshot() end

---The item at a path; nil for none.
---@param indexPath IndexPath
---@return string|number?
function UITableViewDiffableDataSource:itemIdentifier(indexPath) end

---The path of an item; nil if it is not shown.
---@param item string|number
---@return IndexPath?
function UITableViewDiffableDataSource:indexPath(item) end

---The section at an index; nil for none.
---@param index integer
---@return string|number?
function UITableViewDiffableDataSource:sectionIdentifier(index) end

---The index of a section; nil if it is not shown.
---@param section string|number
---@return integer?
function UITableViewDiffableDataSource:index(section) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UITableViewDiffableDataSource:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UITableViewDiffableDataSource:subclass(name) end

---What UITableViewDiffableDataSource is called with.
---@class UITableViewDiffableDataSource.Arguments
---@field [string] any
---@field tableView? UITableView The table whose source it becomes.
---@field cellProvider? fun(table: UITableView, indexPath: IndexPath, item: string|number)
---@field defaultRowAnimation? UITableView.RowAnimation
---@field titleForHeader? function
---@field titleForFooter? function
---@field canEditRow? function
---@field commit? function
