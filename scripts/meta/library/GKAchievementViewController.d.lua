---@meta
-- Written by `drilldown meta`; do not edit.

---Shows what a player has achieved.
---@class GKAchievementViewController : GKGameCenterViewController
---@field achievementDelegate (GKAchievementViewControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: GKAchievementViewController.Arguments): GKAchievementViewController
GKAchievementViewController = {}

---What GKAchievementViewController is called with.
---@class GKAchievementViewController.Arguments : GKGameCenterViewController.Arguments
---@field achievementDelegate? GKAchievementViewControllerDelegate|table
