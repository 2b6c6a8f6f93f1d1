---@meta
-- Written by `drilldown meta`; do not edit.

---A row of buttons at the bottom.
---@class UIToolbar : UIView
---@field displayed string[]? The texts in the bar; nil while it is hidden. Read-only.
---@field items UIBarButtonItem[]? Its items, from left to right; those of a managed bar are the top's. `managed-toolbar-items`: a warning: a stack's toolbar shows the items of the top controller; nothing changes. Facts: B39 (:help B39).
---@field barStyle UIBarStyle Whether its background is light or dark.
---@field isTranslucent boolean Whether content shows through it.
---@field tintColor UIColor? The colour of its buttons; nil for the standard one.
---@field delegate (UIToolbarDelegate|table)? Asked for the bar's position. `managed-toolbar-delegate`: NSInternalInconsistencyException: a navigation controller is the delegate of its own toolbar; an exception is raised, and nothing has changed. Facts: B36 (:help B36).
---@field standardAppearance UIToolbarAppearance The appearance where no other one is in force; a copy.
---@field compactAppearance UIToolbarAppearance? The appearance of a low bar; nil for the standard one.
---@field scrollEdgeAppearance UIToolbarAppearance? The appearance while no content is below the bar; nil for the standard one without a background.
---@field compactScrollEdgeAppearance UIToolbarAppearance? The same of a low bar; nil for that of a high one.
---@field displayedBackground BarBackground? The background of the appearance in force; nil if none was set. Read-only.
---@overload fun(arguments?: UIToolbar.Arguments): UIToolbar
UIToolbar = {}

---What stands for all bars of the class that come into a window later; with `{ whenContainedIn = Class }`, or a list of classes with the nearest one first, for those inside of them.
---@param options? table
---@return UIToolbar
function UIToolbar.appearance(options) end

---Replaces the buttons, optionally animated.
---
---`managed-toolbar-items`: a warning: a stack's toolbar shows the items of the top controller; nothing changes.
---
---Facts: B39 (:help B39).
---@param items? UIBarButtonItem[]
---@param animated? boolean
function UIToolbar:setItems(items, animated) end

---What UIToolbar is called with.
---@class UIToolbar.Arguments : UIView.Arguments
---@field items? UIBarButtonItem[]
---@field barStyle? UIBarStyle
---@field isTranslucent? boolean
---@field tintColor? UIColor
---@field delegate? UIToolbarDelegate|table
---@field standardAppearance? UIToolbarAppearance
---@field compactAppearance? UIToolbarAppearance
---@field scrollEdgeAppearance? UIToolbarAppearance
---@field compactScrollEdgeAppearance? UIToolbarAppearance
