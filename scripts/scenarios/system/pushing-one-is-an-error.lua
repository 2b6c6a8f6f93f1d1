-- facts: P118, A59
-- Ten of the controllers are navigation controllers: they are presented, and pushing one raises.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
for _, aClass in ipairs{
  ABPeoplePickerNavigationController, EKEventEditViewController, GKAchievementViewController,
  GKLeaderboardViewController, GKMatchmakerViewController, GKTurnBasedMatchmakerViewController,
  MFMailComposeViewController, MFMessageComposeViewController, UIImagePickerController,
  UIVideoEditorController,
} do
  local ok, problem = pcall(nav.pushViewController, nav, aClass{}, true)
  print(aClass, ok, problem.name)
end
print(#nav.viewControllers)
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> ABPeoplePickerNavigationController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> EKEventEditViewController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> GKAchievementViewController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> GKLeaderboardViewController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> GKMatchmakerViewController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> GKTurnBasedMatchmakerViewController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> MFMailComposeViewController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> MFMessageComposeViewController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> UIImagePickerController false NSInvalidArgumentException
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> UIVideoEditorController false NSInvalidArgumentException
--> 1
nav:pushViewController(ABPersonViewController{ title = "Ada" }, true)
nav:pushViewController(EKEventViewController{ title = "Lunch" }, false)
settle()
print(#nav.viewControllers)
--> Ada willMove(toParent: nav)
--> Lunch willMove(toParent: nav)
--> Lunch viewDidLoad
--> Home viewWillDisappear
--> Lunch viewWillAppear
--> Lunch viewIsAppearing
--> Home viewDidDisappear
--> Lunch viewDidAppear
--> Lunch didMove(toParent: nav)
--> 3
