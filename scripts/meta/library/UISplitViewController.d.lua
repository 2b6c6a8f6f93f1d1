---@meta
-- Written by `drilldown meta`; do not edit.

---A container that shows columns side by side, or only one when it is collapsed.
---@class UISplitViewController : UIViewController
---@operator len: integer
---@field [integer] UIViewController The elements of `viewControllers`, read-only.
---@field style UISplitViewController.Style How many columns it has; fixed when it is created. Read-only.
---@field viewControllers UIViewController[] The columns, primary first; when collapsed the one that is shown. `tabs-not-distinct`: NSInternalInconsistencyException: a container contains a controller once; an exception is raised, and nothing has changed. Facts: A83 (:help A83).
---@field isCollapsed boolean Whether the columns are collapsed into one. Read-only.
---@field displayMode UISplitViewController.DisplayMode Which columns are shown at present. Read-only.
---@field preferredDisplayMode UISplitViewController.DisplayMode The preferred mode; `automatic` lets the device decide.
---@field delegate (UISplitViewControllerDelegate|table)? Decides how the columns collapse and expand, and is notified of it.
---@overload fun(arguments?: UISplitViewController.Arguments): UISplitViewController
UISplitViewController = {}

---The controller of a column, as it was set.
---@param column UISplitViewController.Column
---@return UIViewController?
function UISplitViewController:viewController(column) end

---Sets the controller of a column, in its own stack; nil empties the column.
---@param controller? UIViewController
---@param column UISplitViewController.Column
function UISplitViewController:setViewController(controller, column) end

---Shows a column, or puts a controller into the primary column. A script may override it.
---@param target UISplitViewController.Column|UIViewController
---@param sender? any
function UISplitViewController:show(target, sender) end

---Hides a column, and those before it.
---@param column UISplitViewController.Column
function UISplitViewController:hide(column) end

---What UISplitViewController is called with.
---@class UISplitViewController.Arguments : UIViewController.Arguments
---@field [integer] UIViewController
---@field style? UISplitViewController.Style
---@field viewControllers? UIViewController[]
---@field preferredDisplayMode? UISplitViewController.DisplayMode
---@field delegate? UISplitViewControllerDelegate|table
---@field show? fun(self: UISplitViewController, target: UISplitViewController.Column|UIViewController, sender?: any)
