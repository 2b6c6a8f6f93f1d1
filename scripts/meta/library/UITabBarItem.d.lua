---@meta
-- Written by `drilldown meta`; do not edit.

---What a tab bar shows for a controller.
---@class UITabBarItem : UIBarItem
---@field selectedImage string? The name of its picture while the tab is selected.
---@field badgeValue string? The text on a spot at its corner.
---@field systemItem UITabBarItem.SystemItem? Which of the system's tabs it is; given when it is made. Read-only.
---@overload fun(arguments?: UITabBarItem.Arguments): UITabBarItem
---@overload fun(title: string): UITabBarItem
UITabBarItem = {}

---What UITabBarItem is called with.
---@class UITabBarItem.Arguments : UIBarItem.Arguments
---@field selectedImage? string
---@field badgeValue? string
---@field systemItem? UITabBarItem.SystemItem
