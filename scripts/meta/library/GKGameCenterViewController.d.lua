---@meta
-- Written by `drilldown meta`; do not edit.

---Shows the player's Game Center content.
---@class GKGameCenterViewController : UINavigationController
---@overload fun(arguments?: GKGameCenterViewController.Arguments): GKGameCenterViewController
GKGameCenterViewController = {}

---What GKGameCenterViewController is called with.
---@class GKGameCenterViewController.Arguments : UINavigationController.Arguments
