---@meta
-- Written by `drilldown meta`; do not edit.

---A container that shows columns side by side, or only one when it is collapsed.
---@class UISplitViewController : UIViewController
---@operator len: integer
---@field [integer] UIViewController The elements of `viewControllers`, read-only.
---@field style UISplitViewController.Style The number of columns; fixed on creation. Read-only.
---@field viewControllers UIViewController[] The columns, primary first; when collapsed, the one that is shown. `tabs-not-distinct`: NSInternalInconsistencyException: a container contains a controller once; an exception is raised, and nothing has changed. Facts: A83 (:help A83).
---@field isCollapsed boolean Whether it is collapsed to one column; as before while the columns move. Read-only.
---@field displayMode UISplitViewController.DisplayMode The columns that are currently shown; never `automatic`, and idle while collapsed. Read-only.
---@field preferredDisplayMode UISplitViewController.DisplayMode The mode that was requested, read through the behaviour; `automatic` leaves it to the device.
---@field delegate (UISplitViewControllerDelegate|table)? Decides how the columns collapse and expand, and is notified of it.
---@field preferredSplitBehavior UISplitViewController.SplitBehavior How the other columns should make room for themselves; acts at the next layout.
---@field splitBehavior UISplitViewController.SplitBehavior How the other columns make room for themselves; `automatic` for one without a style. Read-only.
---@field presentsWithGesture boolean Whether gestures and the button show and hide columns; true at first.
---@field displayModeButtonItem UIBarButtonItem The button that changes the mode of a split view without a style, for a bar of the program's. Read-only.
---@field displayModeButtonVisibility UISplitViewController.DisplayModeButtonVisibility Whether columns show a button for the mode.
---@field showsSecondaryOnlyButton boolean Whether the secondary column of three has a button that leaves it alone on the screen.
---@field primaryEdge UISplitViewController.PrimaryEdge The side on which the first column is shown.
---@field primaryColumnWidth number The width of the primary column; 0 while it isn't shown. Read-only.
---@field supplementaryColumnWidth number The width of the supplementary column; 0 while it isn't shown. Read-only.
---@field preferredPrimaryColumnWidthFraction number? The part of the width that the primary column should have; nil leaves it to the split view.
---@field preferredPrimaryColumnWidth number? The preferred width of the primary column in points; nil leaves it to the split view.
---@field minimumPrimaryColumnWidth number? The least width of the primary column in points; nil leaves it to the split view.
---@field maximumPrimaryColumnWidth number? The greatest width of the primary column in points; nil leaves it to the split view.
---@field preferredSupplementaryColumnWidthFraction number? The part of the width that the supplementary column should have; nil leaves it to the split view.
---@field preferredSupplementaryColumnWidth number? The preferred width of the supplementary column in points; nil leaves it to the split view.
---@field minimumSupplementaryColumnWidth number? The least width of the supplementary column in points; nil leaves it to the split view.
---@field maximumSupplementaryColumnWidth number? The greatest width of the supplementary column in points; nil leaves it to the split view.
---@field preferredSecondaryColumnWidthFraction number? The part of the width that the secondary column should have; nil leaves it to the split view. Kept, no effect.
---@field preferredSecondaryColumnWidth number? The preferred width of the secondary column in points; nil leaves it to the split view. Kept, no effect.
---@field minimumSecondaryColumnWidth number? The least width of the secondary column in points; nil leaves it to the split view. Kept, no effect.
---@field preferredInspectorColumnWidthFraction number? The part of the width that the inspector column should have; nil leaves it to the split view.
---@field preferredInspectorColumnWidth number? The preferred width of the inspector column in points; nil leaves it to the split view.
---@field minimumInspectorColumnWidth number? The least width of the inspector column in points; nil leaves it to the split view.
---@field maximumInspectorColumnWidth number? The greatest width of the inspector column in points; nil leaves it to the split view.
---@overload fun(arguments?: UISplitViewController.Arguments): UISplitViewController
UISplitViewController = {}

---The controller of a column, as it was set; nil if there is none.
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

---Hides a column and the columns before it.
---@param column UISplitViewController.Column
function UISplitViewController:hide(column) end

---Whether a column is on the screen (iOS 26).
---@param column UISplitViewController.Column
---@return boolean
function UISplitViewController:isShowing(column) end

---What UISplitViewController is called with.
---@class UISplitViewController.Arguments : UIViewController.Arguments
---@field [integer] UIViewController
---@field primary? UIViewController The controller of the first column.
---@field supplementary? UIViewController The controller of the middle column of three.
---@field secondary? UIViewController The controller of the large column.
---@field compact? UIViewController The controller of the only column when it is collapsed.
---@field inspector? UIViewController The controller of the column at the other edge (iOS 26).
---@field style? UISplitViewController.Style
---@field viewControllers? UIViewController[]
---@field preferredDisplayMode? UISplitViewController.DisplayMode
---@field delegate? UISplitViewControllerDelegate|table
---@field show? fun(self: UISplitViewController, target: UISplitViewController.Column|UIViewController, sender?: any)
---@field preferredSplitBehavior? UISplitViewController.SplitBehavior
---@field presentsWithGesture? boolean
---@field displayModeButtonVisibility? UISplitViewController.DisplayModeButtonVisibility
---@field showsSecondaryOnlyButton? boolean
---@field primaryEdge? UISplitViewController.PrimaryEdge
---@field preferredPrimaryColumnWidthFraction? number
---@field preferredPrimaryColumnWidth? number
---@field minimumPrimaryColumnWidth? number
---@field maximumPrimaryColumnWidth? number
---@field preferredSupplementaryColumnWidthFraction? number
---@field preferredSupplementaryColumnWidth? number
---@field minimumSupplementaryColumnWidth? number
---@field maximumSupplementaryColumnWidth? number
---@field preferredSecondaryColumnWidthFraction? number
---@field preferredSecondaryColumnWidth? number
---@field minimumSecondaryColumnWidth? number
---@field preferredInspectorColumnWidthFraction? number
---@field preferredInspectorColumnWidth? number
---@field minimumInspectorColumnWidth? number
---@field maximumInspectorColumnWidth? number
