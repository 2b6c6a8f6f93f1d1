---@meta
-- Written by `drilldown meta`; do not edit.

---Shows a player's achievements.
---@class GKAchievementViewController : GKGameCenterViewController
---@field achievementDelegate (GKAchievementViewControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: GKAchievementViewController.Arguments): GKAchievementViewController
GKAchievementViewController = {}

---What GKAchievementViewController is called with.
---@class GKAchievementViewController.Arguments : GKGameCenterViewController.Arguments
---@field achievementDelegate? GKAchievementViewControllerDelegate|table
