---@meta
-- Written by `drilldown meta`; do not edit.

---How the background of a tab bar looks.
---@class UITabBarAppearance : UIBarAppearance
---@overload fun(arguments?: UITabBarAppearance.Arguments): UITabBarAppearance
UITabBarAppearance = {}

---What UITabBarAppearance is called with.
---@class UITabBarAppearance.Arguments : UIBarAppearance.Arguments
