---@meta
-- Written by `drilldown meta`; do not edit.

---Lets a player start, continue or quit turn-based matches.
---@class GKTurnBasedMatchmakerViewController : UINavigationController
---@field turnBasedMatchmakerDelegate (GKTurnBasedMatchmakerViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: GKTurnBasedMatchmakerViewController.Arguments): GKTurnBasedMatchmakerViewController
GKTurnBasedMatchmakerViewController = {}

---What GKTurnBasedMatchmakerViewController is called with.
---@class GKTurnBasedMatchmakerViewController.Arguments : UINavigationController.Arguments
---@field turnBasedMatchmakerDelegate? GKTurnBasedMatchmakerViewControllerDelegate|table
