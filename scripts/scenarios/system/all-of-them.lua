-- facts: P101, P102, P103, P104, P105, P106, P107, P108, P109, P110, P111, P112, P113, P114, P115, P116, P117, P119
-- The delegate has another name where the navigation controller uses `delegate` already,
-- and where a class is older than that convention.
local rows = {
  { ABNewPersonViewController, UIViewController, "newPersonViewDelegate" },
  { ABPeoplePickerNavigationController, UINavigationController, "peoplePickerDelegate" },
  { ABPersonViewController, UIViewController, "personViewDelegate" },
  { ABUnknownPersonViewController, UIViewController, "unknownPersonViewDelegate" },
  { EKEventEditViewController, UINavigationController, "editViewDelegate" },
  { EKEventViewController, UIViewController, "delegate" },
  { GKAchievementViewController, GKGameCenterViewController, "achievementDelegate" },
  { GKLeaderboardViewController, GKGameCenterViewController, "leaderboardDelegate" },
  { GKMatchmakerViewController, UINavigationController, "matchmakerDelegate" },
  { GKPeerPickerController, false, "delegate" },
  { GKTurnBasedMatchmakerViewController, UINavigationController, "turnBasedMatchmakerDelegate" },
  { MFMailComposeViewController, UINavigationController, "mailComposeDelegate" },
  { MFMessageComposeViewController, UINavigationController, "messageComposeDelegate" },
  { MPMediaPickerController, UIViewController, "delegate" },
  { MPMoviePlayerViewController, UIViewController, "playbackDidFinish" },
  { UIImagePickerController, UINavigationController, "delegate" },
  { UIVideoEditorController, UINavigationController, "delegate" },
}
local function finished() end
for _, row in ipairs(rows) do
  local aClass, parent, slot = table.unpack(row)
  local object = aClass{}
  local listener = slot == "playbackDidFinish" and finished or {}
  object[slot] = listener
  local kind = parent and object:isKind(parent) and parent or "no controller"
  print(aClass, kind, slot, object[slot] == listener)
end
--> ABNewPersonViewController UIViewController newPersonViewDelegate true
--> ABPeoplePickerNavigationController UINavigationController peoplePickerDelegate true
--> ABPersonViewController UIViewController personViewDelegate true
--> ABUnknownPersonViewController UIViewController unknownPersonViewDelegate true
--> EKEventEditViewController UINavigationController editViewDelegate true
--> EKEventViewController UIViewController delegate true
--> GKAchievementViewController GKGameCenterViewController achievementDelegate true
--> GKLeaderboardViewController GKGameCenterViewController leaderboardDelegate true
--> GKMatchmakerViewController UINavigationController matchmakerDelegate true
--> GKPeerPickerController no controller delegate true
--> GKTurnBasedMatchmakerViewController UINavigationController turnBasedMatchmakerDelegate true
--> MFMailComposeViewController UINavigationController mailComposeDelegate true
--> MFMessageComposeViewController UINavigationController messageComposeDelegate true
--> MPMediaPickerController UIViewController delegate true
--> MPMoviePlayerViewController UIViewController playbackDidFinish true
--> UIImagePickerController UINavigationController delegate true
--> UIVideoEditorController UINavigationController delegate true
