---@meta
-- Written by `drilldown meta`; do not edit.

---A controller of a collection view, with itself as data source and delegate: override `numberOfItems`, `cellForItem` and so on.
---@class UICollectionViewController : UIViewController
---@field collectionViewLayout UICollectionViewLayout The layout that it was created with. Read-only.
---@field collectionView UICollectionView? The collection view; reading it loads the view.
---@field clearsSelectionOnViewWillAppear boolean Whether the selection is cleared when the view appears; true by default.
---@overload fun(arguments?: UICollectionViewController.Arguments): UICollectionViewController
UICollectionViewController = {}

---The size of an item in a flow layout. A script may override it.
---@param view UICollectionView
---@param layout UICollectionViewLayout
---@param indexPath IndexPath
---@return CGSize
function UICollectionViewController:sizeForItem(view, layout, indexPath) end

---The space around a section's items in a flow layout. A script may override it.
---@param view UICollectionView
---@param layout UICollectionViewLayout
---@param section integer
---@return UIEdgeInsets
function UICollectionViewController:insetForSection(view, layout, section) end

---The least distance between a section's lines. A script may override it.
---@param view UICollectionView
---@param layout UICollectionViewLayout
---@param section integer
---@return number
function UICollectionViewController:minimumLineSpacingForSection(view, layout, section) end

---The least distance between the items of a line. A script may override it.
---@param view UICollectionView
---@param layout UICollectionViewLayout
---@param section integer
---@return number
function UICollectionViewController:minimumInteritemSpacingForSection(view, layout, section) end

---The size of a section's header; zero for none. A script may override it.
---@param view UICollectionView
---@param layout UICollectionViewLayout
---@param section integer
---@return CGSize
function UICollectionViewController:referenceSizeForHeader(view, layout, section) end

---The size of a section's footer; zero for none. A script may override it.
---@param view UICollectionView
---@param layout UICollectionViewLayout
---@param section integer
---@return CGSize
function UICollectionViewController:referenceSizeForFooter(view, layout, section) end

---The number of sections; 1 by default. A script may override it.
---@param view UICollectionView
---@return integer
function UICollectionViewController:numberOfSections(view) end

---Its number of items; 0 by default. A script may override it.
---@param view UICollectionView
---@param section integer
---@return integer
function UICollectionViewController:numberOfItems(view, section) end

---The cell of an item; empty by default. A script may override it.
---@param view UICollectionView
---@param indexPath IndexPath
---@return UICollectionViewCell
function UICollectionViewController:cellForItem(view, indexPath) end

---The header or footer of a section; empty by default. A script may override it.
---@param view UICollectionView
---@param kind UICollectionView.ElementKind
---@param indexPath IndexPath
---@return UICollectionReusableView
function UICollectionViewController:viewForSupplementaryElement(view, kind, indexPath) end

---Whether a touched item may be selected; true by default. A script may override it.
---@param view UICollectionView
---@param indexPath IndexPath
---@return boolean
function UICollectionViewController:shouldHighlightItem(view, indexPath) end

---Whether the user may select an item; true by default. A script may override it.
---@param view UICollectionView
---@param indexPath IndexPath
---@return boolean
function UICollectionViewController:shouldSelectItem(view, indexPath) end

---Whether the user may deselect an item; true by default. A script may override it.
---@param view UICollectionView
---@param indexPath IndexPath
---@return boolean
function UICollectionViewController:shouldDeselectItem(view, indexPath) end

---Called when an item is touched. A script may override it.
---@param view UICollectionView
---@param indexPath IndexPath
function UICollectionViewController:didHighlightItem(view, indexPath) end

---Called when an item is no longer touched. A script may override it.
---@param view UICollectionView
---@param indexPath IndexPath
function UICollectionViewController:didUnhighlightItem(view, indexPath) end

---Called when the user has selected an item. A script may override it.
---@param view UICollectionView
---@param indexPath IndexPath
function UICollectionViewController:didSelectItem(view, indexPath) end

---Called when the user has deselected an item. A script may override it.
---@param view UICollectionView
---@param indexPath IndexPath
function UICollectionViewController:didDeselectItem(view, indexPath) end

---Called before the cell of an item appears. A script may override it.
---@param view UICollectionView
---@param cell UICollectionViewCell
---@param indexPath IndexPath
function UICollectionViewController:willDisplay(view, cell, indexPath) end

---Called when the cell of an item has disappeared. A script may override it.
---@param view UICollectionView
---@param cell UICollectionViewCell
---@param indexPath IndexPath
function UICollectionViewController:didEndDisplaying(view, cell, indexPath) end

---Called at every change of the offset. A script may override it.
---@param table UIScrollView
function UICollectionViewController:didScroll(table) end

---Called when the user begins to drag. A script may override it.
---@param table UIScrollView
function UICollectionViewController:willBeginDragging(table) end

---Called before the finger is lifted; may return another offset to stop at. A script may override it.
---@param table UIScrollView
---@param velocity CGPoint
---@param target CGPoint
---@return CGPoint
function UICollectionViewController:willEndDragging(table, velocity, target) end

---Called when the finger was lifted, with whether the content moves on. A script may override it.
---@param table UIScrollView
---@param decelerate? boolean
function UICollectionViewController:didEndDragging(table, decelerate) end

---Called when the content begins to move on. A script may override it.
---@param table UIScrollView
function UICollectionViewController:willBeginDecelerating(table) end

---Called when the content has stopped. A script may override it.
---@param table UIScrollView
function UICollectionViewController:didEndDecelerating(table) end

---Called when an animation of the offset has ended. A script may override it.
---@param table UIScrollView
function UICollectionViewController:didEndScrollingAnimation(table) end

---Whether a tap on the status bar scrolls to the top; true by default. A script may override it.
---@param table UIScrollView
---@return boolean
function UICollectionViewController:shouldScrollToTop(table) end

---Called when such a tap has scrolled to the top. A script may override it.
---@param table UIScrollView
function UICollectionViewController:didScrollToTop(table) end

---Called when its `adjustedContentInset` has changed. A script may override it.
---@param table UIScrollView
function UICollectionViewController:didChangeAdjustedContentInset(table) end

---What UICollectionViewController is called with.
---@class UICollectionViewController.Arguments : UIViewController.Arguments
---@field collectionViewLayout? UICollectionViewLayout
---@field collectionView? UICollectionView
---@field clearsSelectionOnViewWillAppear? boolean
---@field sizeForItem? fun(self: UICollectionViewController, view: UICollectionView, layout: UICollectionViewLayout, indexPath: IndexPath): CGSize
---@field insetForSection? fun(self: UICollectionViewController, view: UICollectionView, layout: UICollectionViewLayout, section: integer): UIEdgeInsets
---@field minimumLineSpacingForSection? fun(self: UICollectionViewController, view: UICollectionView, layout: UICollectionViewLayout, section: integer): number
---@field minimumInteritemSpacingForSection? fun(self: UICollectionViewController, view: UICollectionView, layout: UICollectionViewLayout, section: integer): number
---@field referenceSizeForHeader? fun(self: UICollectionViewController, view: UICollectionView, layout: UICollectionViewLayout, section: integer): CGSize
---@field referenceSizeForFooter? fun(self: UICollectionViewController, view: UICollectionView, layout: UICollectionViewLayout, section: integer): CGSize
---@field numberOfSections? fun(self: UICollectionViewController, view: UICollectionView): integer
---@field numberOfItems? fun(self: UICollectionViewController, view: UICollectionView, section: integer): integer
---@field cellForItem? fun(self: UICollectionViewController, view: UICollectionView, indexPath: IndexPath): UICollectionViewCell
---@field viewForSupplementaryElement? fun(self: UICollectionViewController, view: UICollectionView, kind: UICollectionView.ElementKind, indexPath: IndexPath): UICollectionReusableView
---@field shouldHighlightItem? fun(self: UICollectionViewController, view: UICollectionView, indexPath: IndexPath): boolean
---@field shouldSelectItem? fun(self: UICollectionViewController, view: UICollectionView, indexPath: IndexPath): boolean
---@field shouldDeselectItem? fun(self: UICollectionViewController, view: UICollectionView, indexPath: IndexPath): boolean
---@field didHighlightItem? fun(self: UICollectionViewController, view: UICollectionView, indexPath: IndexPath)
---@field didUnhighlightItem? fun(self: UICollectionViewController, view: UICollectionView, indexPath: IndexPath)
---@field didSelectItem? fun(self: UICollectionViewController, view: UICollectionView, indexPath: IndexPath)
---@field didDeselectItem? fun(self: UICollectionViewController, view: UICollectionView, indexPath: IndexPath)
---@field willDisplay? fun(self: UICollectionViewController, view: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath)
---@field didEndDisplaying? fun(self: UICollectionViewController, view: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath)
---@field didScroll? fun(self: UICollectionViewController, table: UIScrollView)
---@field willBeginDragging? fun(self: UICollectionViewController, table: UIScrollView)
---@field willEndDragging? fun(self: UICollectionViewController, table: UIScrollView, velocity: CGPoint, target: CGPoint): CGPoint
---@field didEndDragging? fun(self: UICollectionViewController, table: UIScrollView, decelerate: boolean)
---@field willBeginDecelerating? fun(self: UICollectionViewController, table: UIScrollView)
---@field didEndDecelerating? fun(self: UICollectionViewController, table: UIScrollView)
---@field didEndScrollingAnimation? fun(self: UICollectionViewController, table: UIScrollView)
---@field shouldScrollToTop? fun(self: UICollectionViewController, table: UIScrollView): boolean
---@field didScrollToTop? fun(self: UICollectionViewController, table: UIScrollView)
---@field didChangeAdjustedContentInset? fun(self: UICollectionViewController, table: UIScrollView)
