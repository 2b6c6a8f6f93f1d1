---@meta
-- Written by `drilldown meta`; do not edit.

---The data source of a collection view that shows snapshots and their differences.
---@class UICollectionViewDiffableDataSource
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field cellProvider (fun(grid: UICollectionView, indexPath: IndexPath, item: string|number))? Returns the configured cell of an item.
---@field supplementaryViewProvider function? Returns the configured header or footer of a section, by its kind.
---@overload fun(arguments?: UICollectionViewDiffableDataSource.Arguments): UICollectionViewDiffableDataSource
UICollectionViewDiffableDataSource = {}

---Shows a snapshot; only what is different changes.
---@param snapshot NSDiffableDataSourceSnapshot
---@param animatingDifferences? boolean
---@param completion? fun()
function UICollectionViewDiffableDataSource:apply(snapshot, animatingDifferences, completion) end

---Shows a snapshot by loading everything again.
---@param snapshot NSDiffableDataSourceSnapshot
---@param completion? fun()
function UICollectionViewDiffableDataSource:applySnapshotUsingReloadData(snapshot, completion) end

---A copy of what it shows.
---@return NSDiffableDataSourceSnapshot
function UICollectionViewDiffableDataSource:snapshot() end

---The item at a path; nil for none.
---@param indexPath IndexPath
---@return string|number?
function UICollectionViewDiffableDataSource:itemIdentifier(indexPath) end

---The path of an item; nil if it is not shown.
---@param item string|number
---@return IndexPath?
function UICollectionViewDiffableDataSource:indexPath(item) end

---The section at an index; nil for none.
---@param index integer
---@return string|number?
function UICollectionViewDiffableDataSource:sectionIdentifier(index) end

---The index of a section; nil if it is not shown.
---@param section string|number
---@return integer?
function UICollectionViewDiffableDataSource:index(section) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UICollectionViewDiffableDataSource:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UICollectionViewDiffableDataSource:subclass(name) end

---What UICollectionViewDiffableDataSource is called with.
---@class UICollectionViewDiffableDataSource.Arguments
---@field [string] any
---@field collectionView? UICollectionView The collection view whose source it becomes.
---@field cellProvider? fun(grid: UICollectionView, indexPath: IndexPath, item: string|number)
---@field supplementaryViewProvider? function
