---@meta
-- Written by `drilldown meta`; do not edit.

---Where a player begins, continues or gives up matches played in turns.
---@class GKTurnBasedMatchmakerViewController : UINavigationController
---@field turnBasedMatchmakerDelegate (GKTurnBasedMatchmakerViewControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: GKTurnBasedMatchmakerViewController.Arguments): GKTurnBasedMatchmakerViewController
GKTurnBasedMatchmakerViewController = {}

---What GKTurnBasedMatchmakerViewController is called with.
---@class GKTurnBasedMatchmakerViewController.Arguments : UINavigationController.Arguments
---@field turnBasedMatchmakerDelegate? GKTurnBasedMatchmakerViewControllerDelegate|table
