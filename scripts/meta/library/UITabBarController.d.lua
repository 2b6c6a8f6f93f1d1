---@meta
-- Written by `drilldown meta`; do not edit.

---A container that shows the selected one of its children.
---@class UITabBarController : UIViewController
---@operator len: integer
---@field [integer] UIViewController The elements of `viewControllers`, read-only.
---@field viewControllers UIViewController[]? The tabs; nil if they were never set, or set to nil, and while `tabs` are used. `tabs-not-distinct`: NSInternalInconsistencyException: a container contains a controller once; an exception is raised, and nothing has changed. Facts: A83 (:help A83).
---@field selectedViewController UIViewController? The controller of the selected tab, the More controller while its list is shown; nil without tabs. `not-a-tab`: NSInvalidArgumentException: only a tab can be selected; an exception is raised, and nothing has changed. Facts: A88 (:help A88).
---@field selectedIndex integer? The index of the selected tab, from 0; nil without tabs.
---@field moreNavigationController UINavigationController The stack of the tabs that don't fit in the bar; created when it is accessed. Read-only.
---@field tabBar UITabBar The bar at the bottom with the items of the tabs; the controller manages it. Read-only.
---@field delegate (UITabBarControllerDelegate|table)? Allows the user's selections, and is notified of them.
---@field tabs UITab[] The tabs as objects, from left to right; empty while `viewControllers` are used. `tab-without-controller`: NSInternalInconsistencyException: the controller of a root is what the tab bar controller shows; an exception is raised, and nothing has changed. Facts: F90 (:help F90).
---@field selectedTab UITab? The selected tab, a child of a group if one is selected there; nil while the More list is shown. `tab-without-controller`: NSInternalInconsistencyException: the controller of a root is what the tab bar controller shows; an exception is raised, and nothing has changed. Facts: F90 (:help F90).
---@field mode UITabBarController.Mode Whether a sidebar can show the tabs instead of the bar.
---@field contentLayoutGuide UILayoutGuide What the bars of its view leave of it, the same guide each time (iOS 26). Read-only.
---@field sidebar UITabBarControllerSidebar The sidebar; only tabs in regular width can have one. Read-only.
---@field customizationIdentifier string? A name for what the user customizes. Kept, no effect.
---@field compactTabIdentifiers string[]? The identifiers of the roots that compact width shows; nil for all.
---@field customizableViewControllers UIViewController[]? The controllers that the user may move with Edit of the More list.
---@field isTabBarHidden boolean Whether the script has hidden the bar; false at first.
---@field bottomAccessory UITabAccessory? What is shown above the bar, or beside the minimised bar; nil at first (iOS 26).
---@field tabBarMinimizeBehavior UITabBarController.MinimizeBehavior Whether scrolling minimises the bar, which shows only the selected tab then.
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

---Replaces the tabs, and selects the first one.
---
---`tab-without-controller`: NSInternalInconsistencyException: the controller of a root is what the tab bar controller shows; an exception is raised, and nothing has changed.
---
---Facts: F90 (:help F90).
---@param tabs UITab[]
---@param animated? boolean
function UITabBarController:setTabs(tabs, animated) end

---The tab with an identifier, at any depth.
---@param identifier string
---@return UITab?
function UITabBarController:tabForIdentifier(identifier) end

---Hides or shows the bar; it is hidden as well where a controller hides it on its stack.
---@param hidden? boolean
---@param animated? boolean
function UITabBarController:setTabBarHidden(hidden, animated) end

---Sets what is shown above the bar (iOS 26).
---@param bottomAccessory? UITabAccessory
---@param animated? boolean
function UITabBarController:setBottomAccessory(bottomAccessory, animated) end

---What UITabBarController is called with.
---@class UITabBarController.Arguments : UIViewController.Arguments
---@field [integer] UIViewController
---@field viewControllers? UIViewController[]
---@field selectedViewController? UIViewController
---@field selectedIndex? integer
---@field delegate? UITabBarControllerDelegate|table
---@field tabs? UITab[]
---@field selectedTab? UITab
---@field mode? UITabBarController.Mode
---@field customizationIdentifier? string
---@field compactTabIdentifiers? string[]
---@field customizableViewControllers? UIViewController[]
---@field isTabBarHidden? boolean
---@field bottomAccessory? UITabAccessory
---@field tabBarMinimizeBehavior? UITabBarController.MinimizeBehavior
