---@meta
-- Written by `drilldown meta`; do not edit.

---Items in sections, which its layout places; those on screen have cells.
---@class UICollectionView : UIScrollView
---@field collectionViewLayout UICollectionViewLayout Where its items are; a flow layout by default.
---@field dataSource (UICollectionViewDataSource|table)? Provides the sections and items; without it there are none.
---@field delegate (UICollectionViewDelegate|table)? Allows the user's selections, and is notified of them.
---@field allowsSelection boolean Whether the user can select items; true by default.
---@field allowsMultipleSelection boolean Whether the user can select several items.
---@field isEditing boolean Whether its items are edited: then other properties say what can be selected (iOS 14).
---@field allowsSelectionDuringEditing boolean Whether the user can select an item while they are edited (iOS 14).
---@field allowsMultipleSelectionDuringEditing boolean Whether the user can select several items while they are edited (iOS 14).
---@field numberOfSections integer How many sections it has. Read-only.
---@field visibleCells UICollectionViewCell[] The cells in its bounds, in the order of their items. Read-only.
---@field indexPathsForSelectedItems IndexPath[]? The index paths of the selected items; nil if there is none. Read-only.
---@field indexPathsForVisibleItems IndexPath[] The items that have cells, in their order. Read-only.
---@overload fun(arguments?: UICollectionView.Arguments): UICollectionView
UICollectionView = {}

---The number of items in a section; 0 for a section that does not exist.
---@param section integer
---@return integer
function UICollectionView:numberOfItems(section) end

---The cell of an item; nil for one that is not visible.
---@param indexPath IndexPath
---@return UICollectionViewCell?
function UICollectionView:cellForItem(indexPath) end

---The item that a cell shows.
---@param cell UICollectionViewCell
---@return IndexPath?
function UICollectionView:indexPath(cell) end

---The item at a point of the contents; nil for none.
---@param point CGPoint
---@return IndexPath?
function UICollectionView:indexPathForItem(point) end

---Where its layout places an item; nil for an item that it doesn't place.
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionView:layoutAttributesForItem(indexPath) end

---Where the layout places a header or footer; nil for one that it doesn't place.
---@param kind UICollectionView.ElementKind
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionView:layoutAttributesForSupplementaryElement(kind, indexPath) end

---A cell of a registration, configured for an item.
---@param registration UICollectionViewCellRegistration
---@param indexPath IndexPath
---@param item? any
---@return UICollectionViewCell
function UICollectionView:dequeueConfiguredReusableCell(registration, indexPath, item) end

---Scrolls until an item is at a position.
---@param indexPath IndexPath
---@param scrollPosition UICollectionView.ScrollPosition
---@param animated? boolean
function UICollectionView:scrollToItem(indexPath, scrollPosition, animated) end

---Selects an item without notifying the delegate; nil deselects all.
---@param indexPath? IndexPath
---@param animated? boolean
---@param scrollPosition? UICollectionView.ScrollPosition
function UICollectionView:selectItem(indexPath, animated, scrollPosition) end

---Deselects an item without notifying the delegate.
---@param indexPath IndexPath
---@param animated? boolean
function UICollectionView:deselectItem(indexPath, animated) end

---Requests everything from the data source again; nothing is selected then.
function UICollectionView:reloadData() end

---Inserts items; the data source must already contain them, else it raises and nothing changes.
---
---`row-to-insert`: NSInternalInconsistencyException: a row can be inserted up to one past the last; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param indexPaths IndexPath[]
function UICollectionView:insertItems(indexPaths) end

---Deletes items; the data source must no longer contain them, else it raises and nothing changes.
---
---`row-to-delete`: NSInternalInconsistencyException: only an existing row can be deleted; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param indexPaths IndexPath[]
function UICollectionView:deleteItems(indexPaths) end

---Requests new cells for items; they are no longer selected.
---@param indexPaths IndexPath[]
function UICollectionView:reloadItems(indexPaths) end

---Configures the cells of items again, which keep them and their selection.
---@param indexPaths IndexPath[]
function UICollectionView:reconfigureItems(indexPaths) end

---Moves an item; the data source must already have it at its new place.
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
function UICollectionView:moveItem(indexPath, newIndexPath) end

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
function UICollectionView:moveSection(section, newSection) end

---Inserts sections with their items.
---
---`section-to-insert`: NSInternalInconsistencyException: a section can be inserted where there will be one; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param sections integer[]
function UICollectionView:insertSections(sections) end

---Deletes sections with their items.
---
---`section-to-delete`: NSInternalInconsistencyException: only a section that is there can be deleted; an exception is raised, and nothing has changed.
---
---`row-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---`section-count`: NSInternalInconsistencyException: the data source is read again after an update, and has to match it; an exception is raised, and nothing has changed.
---
---Facts: B91 (:help B91).
---@param sections integer[]
function UICollectionView:deleteSections(sections) end

---Reloads the cells of sections, which deselects their items.
---@param sections integer[]
function UICollectionView:reloadSections(sections) end

---Makes changes as one batch; the completion receives true.
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
---@param updates? fun()
---@param completion? fun(finished: boolean)
function UICollectionView:performBatchUpdates(updates, completion) end

---Registers a class of cells for an identifier; of headers or footers, if a kind follows.
---@param class table
---@param identifier string
---@param ofKind? UICollectionView.ElementKind
function UICollectionView:register(class, identifier, ofKind) end

---Returns a cell that is no longer shown, or a new one of the registered class.
---
---`cell-not-registered`: NSInternalInconsistencyException: cells are made from the registered class; an exception is raised, and nothing has changed.
---
---Facts: B89 (:help B89).
---@param identifier string
---@param indexPath IndexPath
---@return UICollectionViewCell
function UICollectionView:dequeueReusableCell(identifier, indexPath) end

---The header or footer of a section; nil if it is not visible.
---@param kind UICollectionView.ElementKind
---@param indexPath IndexPath
---@return UICollectionReusableView?
function UICollectionView:supplementaryView(kind, indexPath) end

---The headers or footers on screen.
---@param kind UICollectionView.ElementKind
---@return UICollectionReusableView[]
function UICollectionView:visibleSupplementaryViews(kind) end

---The index paths of the headers or footers on screen.
---@param kind UICollectionView.ElementKind
---@return IndexPath[]
function UICollectionView:indexPathsForVisibleSupplementaryElements(kind) end

---A header or footer that is no longer shown, or a new one of the registered class.
---
---`cell-not-registered`: NSInternalInconsistencyException: cells are made from the registered class; an exception is raised, and nothing has changed.
---
---Facts: B89 (:help B89).
---@param kind UICollectionView.ElementKind
---@param identifier string
---@param indexPath IndexPath
---@return UICollectionReusableView
function UICollectionView:dequeueReusableSupplementaryView(kind, identifier, indexPath) end

---What UICollectionView is called with.
---@class UICollectionView.Arguments : UIScrollView.Arguments
---@field collectionViewLayout? UICollectionViewLayout
---@field dataSource? UICollectionViewDataSource|table
---@field delegate? UICollectionViewDelegate|table
---@field allowsSelection? boolean
---@field allowsMultipleSelection? boolean
---@field isEditing? boolean
---@field allowsSelectionDuringEditing? boolean
---@field allowsMultipleSelectionDuringEditing? boolean
