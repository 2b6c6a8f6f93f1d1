std = "lua54"
max_line_length = 100
-- Recorded output is as long as it is, and ends as it does.
max_comment_line_length = false
ignore = { "614" }
self = false

-- Scripts write their fields; luacheck knows no way to allow that and still refuse an assignment.
globals = { "window", "app", "simulator", "nibs" }

read_globals = {
  -- The world.
  "defaults", "now", "wait", "settle", "after", "user", "tree", "families", "leaks", "screen", "timeline",
  "record", "mark", "weak", "warnings", "leaks", "class", "Coder", "CATransaction",
  -- Classes.
  "UIResponder", "UIViewController", "UINavigationController", "UITabBarController",
  "UIPageViewController", "UIPresentationController", "UISheetPresentationController",
  "UIPopoverPresentationController", "UIViewControllerContextTransitioning",
  "UISplitViewController", "UITabBar", "UIPercentDrivenInteractiveTransition",
  "UIWindow",
  "UIView", "UINavigationItem", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationBar",
  "UIToolbar", "UIGestureRecognizer",
  "UIViewControllerTransitionCoordinator", "UIStoryboardSegue", "UIStoryboardUnwindSegueSource",
  "UIAlertController", "UIAlertAction", "UITextField",
  "UILabel", "UIImageView", "UIControl", "UIButton", "UITableView", "UITableViewCell",
  "UITableViewController",
  -- Controllers that come with the system.
  "ABNewPersonViewController", "ABPeoplePickerNavigationController", "ABPersonViewController",
  "ABUnknownPersonViewController", "EKEventEditViewController", "EKEventViewController",
  "GKGameCenterViewController", "GKAchievementViewController", "GKLeaderboardViewController",
  "GKMatchmakerViewController", "GKPeerPickerController", "GKTurnBasedMatchmakerViewController",
  "MFMailComposeViewController", "MFMessageComposeViewController", "MPMediaPickerController",
  "MPMoviePlayerViewController", "UIImagePickerController", "UIVideoEditorController",
}
