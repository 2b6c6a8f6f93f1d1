---@meta
-- Written by `drilldown meta`; do not edit.

---A row of tabs at the bottom of the screen, or standalone in a view.
---@class UITabBar : UIView
---@field items UITabBarItem[]? The item of each tab, left to right; setting it is an error if a controller manages the bar. `managed-tab-bar`: NSInternalInconsistencyException: the items of a tab bar come from the tabs; an exception is raised, and nothing has changed. Facts: B38 (:help B38).
---@field selectedItem UITabBarItem? The item of the selected tab; that of a managed bar must not be set.
---@field barStyle UIBarStyle Whether its background is light or dark.
---@field isTranslucent boolean Whether content shows through it.
---@field tintColor UIColor? The colour of its buttons; nil for the standard one.
---@field displayed TabBarContents? What the bar displays, `{ titles, selected }`; nil while it is hidden. Read-only.
---@field standardAppearance UITabBarAppearance The appearance where no other one is in force; a copy.
---@field scrollEdgeAppearance UITabBarAppearance? The appearance while no content is below the bar; nil for the standard one without a background.
---@field displayedBackground BarBackground? The background of the appearance in force; nil if none was set. Read-only.
---@overload fun(arguments?: UITabBar.Arguments): UITabBar
UITabBar = {}

---Replaces the items, optionally animated; an error if a controller manages the bar.
---
---`managed-tab-bar`: NSInternalInconsistencyException: the items of a tab bar come from the tabs; an exception is raised, and nothing has changed.
---
---Facts: B38 (:help B38).
---@param items? UITabBarItem[]
---@param animated? boolean
function UITabBar:setItems(items, animated) end

---Starts letting the user rearrange the tabs; a managed bar must not be customized.
---@param items UITabBarItem[]
function UITabBar:beginCustomizingItems(items) end

---What stands for all bars of the class that come into a window later; with `{ whenContainedIn = Class }`, or a list of classes with the nearest one first, for those inside of them.
---@param options? table
---@return UITabBar
function UITabBar.appearance(options) end

---What UITabBar is called with.
---@class UITabBar.Arguments : UIView.Arguments
---@field items? UITabBarItem[]
---@field selectedItem? UITabBarItem
---@field barStyle? UIBarStyle
---@field isTranslucent? boolean
---@field tintColor? UIColor
---@field standardAppearance? UITabBarAppearance
---@field scrollEdgeAppearance? UITabBarAppearance
