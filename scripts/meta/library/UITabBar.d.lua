---@meta
-- Written by `drilldown meta`; do not edit.

---A row of tabs at the bottom of the screen, or alone in a view.
---@class UITabBar : UIView
---@field items UITabBarItem[]? The item of each tab, from left to right; raises in a bar that a controller manages. `managed-tab-bar`: NSInternalInconsistencyException: the items of a tab bar come from the tabs; an exception is raised, and nothing has changed. Facts: B38 (:help B38).
---@field selectedItem UITabBarItem? Which of the items is emphasised; nil is none of them.
---@field barStyle UIBarStyle How its ground is drawn.
---@field isTranslucent boolean Whether what is below shines through.
---@field displayed TabBarContents? What can be read in the bar, `{ titles, selected }`; nil while it is hidden. Read-only.
---@overload fun(arguments?: UITabBar.Arguments): UITabBar
UITabBar = {}

---Replaces the items, animated or not; raises where a controller manages the bar.
---
---`managed-tab-bar`: NSInternalInconsistencyException: the items of a tab bar come from the tabs; an exception is raised, and nothing has changed.
---
---Facts: B38 (:help B38).
---@param items? UITabBarItem[]
---@param animated? boolean
function UITabBar:setItems(items, animated) end

---Lets the user arrange the tabs.
---@param items UITabBarItem[]
function UITabBar:beginCustomizingItems(items) end

---What UITabBar is called with.
---@class UITabBar.Arguments : UIView.Arguments
---@field items? UITabBarItem[]
---@field selectedItem? UITabBarItem
---@field barStyle? UIBarStyle
---@field isTranslucent? boolean
