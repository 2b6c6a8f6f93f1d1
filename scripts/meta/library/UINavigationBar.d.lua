---@meta
-- Written by `drilldown meta`; do not edit.

---A bar that shows the top of a stack of items.
---@class UINavigationBar : UIView
---@field displayed BarContents? What the bar displays; nil while it is hidden. Read-only.
---@field items UINavigationItem[]? The items of the stack, root first; those of a managed bar must not be set, and those of another are nil until they are. `managed-bar`: NSInternalInconsistencyException: the items of a stack's bar come from its view controllers; an exception is raised, and nothing has changed. Facts: B34, B35 (:help B34).
---@field topItem UINavigationItem? The item that provides the middle and the right side. Read-only.
---@field backItem UINavigationItem? The item below the top, which the back button leads to; nil at the root. Read-only.
---@field prefersLargeTitles boolean Whether titles may be large.
---@field barStyle UIBarStyle Whether its background is light or dark.
---@field isTranslucent boolean Whether content shows through it.
---@field tintColor UIColor? The colour of its buttons; nil for the standard one.
---@field delegate (UINavigationBarDelegate|table)? Allows pushes and pops, and is notified of them; a managed bar's delegate is its controller. `managed-bar-delegate`: NSInternalInconsistencyException: a navigation controller is the delegate of its own bar; an exception is raised, and nothing has changed. Facts: B36 (:help B36).
---@field standardAppearance UINavigationBarAppearance The appearance where no other one is in force; a copy.
---@field compactAppearance UINavigationBarAppearance? The appearance of a low bar; nil for the standard one.
---@field scrollEdgeAppearance UINavigationBarAppearance? The appearance while no content is below the bar; nil for the standard one without a background.
---@field compactScrollEdgeAppearance UINavigationBarAppearance? The same of a low bar; nil for that of a high one.
---@field displayedBackground BarBackground? The background of the appearance in force; nil if none was set. Read-only.
---@overload fun(arguments?: UINavigationBar.Arguments): UINavigationBar
UINavigationBar = {}

---What stands for all bars of the class that come into a window later; with `{ whenContainedIn = Class }`, or a list of classes with the nearest one first, for those inside of them.
---@param options? table
---@return UINavigationBar
function UINavigationBar.appearance(options) end

---Pushes an item onto the bar's stack.
---
---`managed-bar`: NSInternalInconsistencyException: the items of a stack's bar come from its view controllers; an exception is raised, and nothing has changed.
---
---Facts: B34, B35 (:help B34).
---@param item UINavigationItem
---@param animated? boolean
function UINavigationBar:pushItem(item, animated) end

---Pops the top item and returns it.
---
---`managed-bar`: NSInternalInconsistencyException: the items of a stack's bar come from its view controllers; an exception is raised, and nothing has changed.
---
---Facts: B34, B35 (:help B34).
---@param animated? boolean
---@return UINavigationItem?
function UINavigationBar:popItem(animated) end

---Replaces the stack of items; an error if a controller manages the bar.
---
---`managed-bar`: NSInternalInconsistencyException: the items of a stack's bar come from its view controllers; an exception is raised, and nothing has changed.
---
---Facts: B34, B35 (:help B34).
---@param items? UINavigationItem[]
---@param animated? boolean
function UINavigationBar:setItems(items, animated) end

---What UINavigationBar is called with.
---@class UINavigationBar.Arguments : UIView.Arguments
---@field items? UINavigationItem[]
---@field prefersLargeTitles? boolean
---@field barStyle? UIBarStyle
---@field isTranslucent? boolean
---@field tintColor? UIColor
---@field delegate? UINavigationBarDelegate|table
---@field standardAppearance? UINavigationBarAppearance
---@field compactAppearance? UINavigationBarAppearance
---@field scrollEdgeAppearance? UINavigationBarAppearance
---@field compactScrollEdgeAppearance? UINavigationBarAppearance
