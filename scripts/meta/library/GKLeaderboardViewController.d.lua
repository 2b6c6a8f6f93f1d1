---@meta
-- Written by `drilldown meta`; do not edit.

---Shows the leaderboard of a game.
---@class GKLeaderboardViewController : GKGameCenterViewController
---@field leaderboardDelegate (GKLeaderboardViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: GKLeaderboardViewController.Arguments): GKLeaderboardViewController
GKLeaderboardViewController = {}

---What GKLeaderboardViewController is called with.
---@class GKLeaderboardViewController.Arguments : GKGameCenterViewController.Arguments
---@field leaderboardDelegate? GKLeaderboardViewControllerDelegate|table
