---@meta
-- Written by `drilldown meta`; do not edit.

---What a tab bar shows for a controller.
---@class UITabBarItem : UIBarItem
---@field selectedImage string? The name of its image while the tab is selected.
---@field badgeValue string? The text of the badge at its corner; nil for none.
---@field systemItem UITabBarItem.SystemItem? Which system item it is; set when it is created. Read-only.
---@field standardAppearance UITabBarAppearance? The bar's appearance while this item is selected; nil for its own.
---@field scrollEdgeAppearance UITabBarAppearance? The appearance while no content is scrolled below the bar and this item is selected; nil for its own.
---@overload fun(arguments?: UITabBarItem.Arguments): UITabBarItem
---@overload fun(title: string): UITabBarItem
UITabBarItem = {}

---What UITabBarItem is called with.
---@class UITabBarItem.Arguments : UIBarItem.Arguments
---@field selectedImage? string
---@field badgeValue? string
---@field systemItem? UITabBarItem.SystemItem
---@field standardAppearance? UITabBarAppearance
---@field scrollEdgeAppearance? UITabBarAppearance
