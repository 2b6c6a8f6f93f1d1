---@meta
-- Written by `drilldown meta`; do not edit.

---Lets a player find others for a match.
---@class GKMatchmakerViewController : UINavigationController
---@field matchmakerDelegate (GKMatchmakerViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@field isHosted boolean Whether the delegate receives players instead of a match.
---@overload fun(arguments?: GKMatchmakerViewController.Arguments): GKMatchmakerViewController
GKMatchmakerViewController = {}

---What GKMatchmakerViewController is called with.
---@class GKMatchmakerViewController.Arguments : UINavigationController.Arguments
---@field matchmakerDelegate? GKMatchmakerViewControllerDelegate|table
---@field isHosted? boolean
