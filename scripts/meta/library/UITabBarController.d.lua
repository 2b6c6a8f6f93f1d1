---@meta
-- Written by `drilldown meta`; do not edit.

---A container that shows the selected one of its children.
---@class UITabBarController : UIViewController
---@operator len: integer
---@field [integer] UIViewController The elements of `viewControllers`, read-only.
---@field viewControllers UIViewController[]? The controllers of the tabs, from left to right; assigning them is not animated. `tabs-not-distinct`: NSInternalInconsistencyException: a container contains a controller once; an exception is raised, and nothing has changed. Facts: A83 (:help A83).
---@field selectedViewController UIViewController? The selected child; assigning one of the tabs selects it; nil without tabs. `not-a-tab`: NSInvalidArgumentException: only a tab can be selected; an exception is raised, and nothing has changed. Facts: A88 (:help A88).
---@field selectedIndex integer? The index of the selected tab, from 0; nil without tabs.
---@field moreNavigationController UINavigationController The stack of the tabs that don't fit in the bar; created when it is accessed. Read-only.
---@field tabBar UITabBar The bar at the bottom with the items of the tabs; the controller manages it. Read-only.
---@field delegate (UITabBarControllerDelegate|table)? Allows the user's selections, and is notified of them.
---@overload fun(arguments?: UITabBarController.Arguments): UITabBarController
UITabBarController = {}

---Replaces the controllers of the tabs, with an animation if that is wanted.
---
---`tabs-not-distinct`: NSInternalInconsistencyException: a container contains a controller once; an exception is raised, and nothing has changed.
---
---Facts: A83 (:help A83).
---@param viewControllers? UIViewController[]
---@param animated? boolean
function UITabBarController:setViewControllers(viewControllers, animated) end

---What UITabBarController is called with.
---@class UITabBarController.Arguments : UIViewController.Arguments
---@field [integer] UIViewController
---@field viewControllers? UIViewController[]
---@field selectedViewController? UIViewController
---@field selectedIndex? integer
---@field delegate? UITabBarControllerDelegate|table
