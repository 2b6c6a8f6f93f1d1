-- facts: P101, P102, P103, P104, P105, P106, P107, P108, P109, P110, P111, P112, P113, P114, P115, P116, P117, P118, P119
-- Presenting Standard System View Controllers
-- Book: View Controller Programming Guide, section Presenting Standard System View Controllers, rule 1: The delegate accepts or cancels, and dismisses
-- Book: View Controller Programming Guide, chapter 10, table 10-2: Standard system view controllers
-- Book: View Controller Programming Guide, section Presenting Standard System View Controllers, rule 2: A film player presents and dismisses its own view
-- Watch: each delegate; it is ready for a choice and for Cancel, and dismisses in both cases.

simulator.profile = "classic"

local home = UIViewController{ name = "home", title = "Home" }
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> home willMove(toParent: nav)
--> home viewDidLoad
--> home viewWillAppear
--> home viewDidAppear
--> home didMove(toParent: nav)

-- Rule 1: The delegate accepts or cancels, and dismisses
local function finish(...)
  print("delegate:", ...)
  home:dismiss(true)
end

-- A controller that isn't a stack itself is presented inside one.
local function present(controller)
  local isStack = controller:isKind(UINavigationController)
  home:present(isStack and controller or UINavigationController{ controller }, true)
  settle()
end

-- Presents a controller twice: the user chooses something, and the user cancels.
local function try(controller, choice)
  for _, chooses in ipairs{ true, false } do
    present(controller)
    if chooses then print(screen()) end
    if chooses then user.pick(choice) else user.cancel() end
    settle()
    print("presented:", home.presentedViewController)
  end
end

-- Table 10-2: Standard system view controllers
-- Address Book UI.
local ada = { name = "Ada" }
local newPerson = ABNewPersonViewController{ name = "new person" }
newPerson.newPersonViewDelegate = {
  didCompleteWithNewPerson = function(_, person) finish(person and person.name) end,
}
try(newPerson, ada)
--> new person willMove(toParent: UINavigationController#4)
--> new person viewDidLoad
--> home viewWillDisappear(animated)
--> new person viewWillAppear(animated)
--> … 400 ms
--> new person viewDidAppear(animated)
--> new person didMove(toParent: UINavigationController#4)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │ ABNewPersonViewController new person │
--> └──────────────────────────────────────┘
--> new person didCompleteWithNewPerson(Ada)
--> delegate: Ada
--> new person viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> new person viewDidDisappear(animated)
--> presented: nil
--> new person didMove(toParent: nil)
--> new person willMove(toParent: UINavigationController#5)
--> home viewWillDisappear(animated)
--> new person viewWillAppear(animated)
--> … 400 ms
--> new person viewDidAppear(animated)
--> new person didMove(toParent: UINavigationController#5)
--> home viewDidDisappear(animated)
--> new person didCompleteWithNewPerson(nil)
--> delegate: nil
--> new person viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> new person viewDidDisappear(animated)
--> presented: nil
local people = ABPeoplePickerNavigationController{ name = "people" }
people.peoplePickerDelegate = {
  shouldContinueAfterSelectingPerson = function(_, person)
    finish(person.name)
    return false
  end,
  didCancel = function() finish "cancelled" end,
}
try(people, ada)
--> people viewDidLoad
--> SystemContents#7 willMove(toParent: people)
--> home viewWillDisappear(animated)
--> people viewWillAppear(animated)
--> … 400 ms
--> people viewDidAppear(animated)
--> SystemContents#7 didMove(toParent: people)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │  ABPeoplePickerNavigationController  │
--> └──────────────────────────────────────┘
--> people shouldContinueAfterSelectingPerson(Ada)
--> delegate: Ada
--> people viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> people viewDidDisappear(animated)
--> presented: nil
--> home viewWillDisappear(animated)
--> people viewWillAppear(animated)
--> … 400 ms
--> people viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> people didCancel
--> delegate: cancelled
--> people viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> people viewDidDisappear(animated)
--> presented: nil
-- A person is shown in the app's own stack; the user leaves with Back.
local person = ABPersonViewController{ name = "person", displayedPerson = ada }
person.personViewDelegate = {
  shouldPerformDefaultActionForPerson = function(_, shown, property)
    print("delegate:", shown.name, property)
    return false
  end,
}
nav:pushViewController(person, true)
settle()
print(screen())
user.pick(3, 0)
user.back()
settle()
--> person willMove(toParent: nav)
--> person viewDidLoad
--> home viewWillDisappear(animated)
--> person viewWillAppear(animated)
--> … 350 ms
--> home viewDidDisappear(animated)
--> person viewDidAppear(animated)
--> person didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Home                               │
--> ├──────────────────────────────────────┤
--> │    ABPersonViewController person     │
--> └──────────────────────────────────────┘
--> person shouldPerformDefaultActionForPerson(3, 0)
--> delegate: Ada 3
--> person willMove(toParent: nil)
--> person viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 350 ms
--> person viewDidDisappear(animated)
--> home viewDidAppear(animated)
--> person didMove(toParent: nil)
local unknown = ABUnknownPersonViewController{ name = "unknown person" }
unknown.unknownPersonViewDelegate = {
  didResolveToPerson = function(_, found) finish(found and found.name) end,
}
try(unknown, ada)
--> unknown person willMove(toParent: UINavigationController#10)
--> unknown person viewDidLoad
--> home viewWillDisappear(animated)
--> unknown person viewWillAppear(animated)
--> … 400 ms
--> unknown person viewDidAppear(animated)
--> unknown person didMove(toParent: UINavigationController#10)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │ ABUnknownPersonViewController unkno… │
--> └──────────────────────────────────────┘
--> unknown person didResolveToPerson(Ada)
--> delegate: Ada
--> unknown person viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> unknown person viewDidDisappear(animated)
--> presented: nil
--> unknown person didMove(toParent: nil)
--> unknown person willMove(toParent: UINavigationController#11)
--> home viewWillDisappear(animated)
--> unknown person viewWillAppear(animated)
--> … 400 ms
--> unknown person viewDidAppear(animated)
--> unknown person didMove(toParent: UINavigationController#11)
--> home viewDidDisappear(animated)
--> unknown person didResolveToPerson(nil)
--> delegate: nil
--> unknown person viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> unknown person viewDidDisappear(animated)
--> presented: nil

-- Event Kit UI.
local editor = EKEventEditViewController{ name = "event editor" }
editor.editViewDelegate = { didCompleteWith = function(_, action) finish(action) end }
try(editor, "saved")
--> event editor viewDidLoad
--> SystemContents#13 willMove(toParent: event editor)
--> home viewWillDisappear(animated)
--> event editor viewWillAppear(animated)
--> … 400 ms
--> event editor viewDidAppear(animated)
--> SystemContents#13 didMove(toParent: event editor)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │      EKEventEditViewController       │
--> └──────────────────────────────────────┘
--> event editor didCompleteWith(saved)
--> delegate: saved
--> event editor viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> event editor viewDidDisappear(animated)
--> presented: nil
--> home viewWillDisappear(animated)
--> event editor viewWillAppear(animated)
--> … 400 ms
--> event editor viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> event editor didCompleteWith(canceled)
--> delegate: canceled
--> event editor viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> event editor viewDidDisappear(animated)
--> presented: nil
local event = EKEventViewController{ name = "event" }
event.delegate = { didCompleteWith = function(_, action) finish(action) end }
present(event)
print(screen())
user.pick("done")
settle()
--> event willMove(toParent: UINavigationController#15)
--> event viewDidLoad
--> home viewWillDisappear(animated)
--> event viewWillAppear(animated)
--> … 400 ms
--> event viewDidAppear(animated)
--> event didMove(toParent: UINavigationController#15)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │     EKEventViewController event      │
--> └──────────────────────────────────────┘
--> event didCompleteWith(done)
--> delegate: done
--> event viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> event viewDidDisappear(animated)

-- Game Kit.
local achievements = GKAchievementViewController{ name = "achievements" }
achievements.achievementDelegate = { didFinish = function() finish "done" end }
present(achievements)
print(screen())
user.pick()
settle()
--> achievements viewDidLoad
--> SystemContents#17 willMove(toParent: achievements)
--> home viewWillDisappear(animated)
--> achievements viewWillAppear(animated)
--> … 400 ms
--> achievements viewDidAppear(animated)
--> SystemContents#17 didMove(toParent: achievements)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │     GKAchievementViewController      │
--> └──────────────────────────────────────┘
--> achievements didFinish
--> delegate: done
--> achievements viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> achievements viewDidDisappear(animated)
local leaderboard = GKLeaderboardViewController{ name = "leaderboard" }
leaderboard.leaderboardDelegate = { didFinish = function() finish "done" end }
present(leaderboard)
print(screen())
user.pick()
settle()
--> leaderboard viewDidLoad
--> SystemContents#19 willMove(toParent: leaderboard)
--> home viewWillDisappear(animated)
--> leaderboard viewWillAppear(animated)
--> … 400 ms
--> leaderboard viewDidAppear(animated)
--> SystemContents#19 didMove(toParent: leaderboard)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │     GKLeaderboardViewController      │
--> └──────────────────────────────────────┘
--> leaderboard didFinish
--> delegate: done
--> leaderboard viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> leaderboard viewDidDisappear(animated)
local match = GKMatchmakerViewController{ name = "matchmaker" }
match.matchmakerDelegate = {
  didFind = function(_, found) finish(found) end,
  wasCancelled = function() finish "cancelled" end,
  didFailWithError = function(_, problem) finish(problem) end,
}
try(match, "Chess")
--> matchmaker viewDidLoad
--> SystemContents#21 willMove(toParent: matchmaker)
--> home viewWillDisappear(animated)
--> matchmaker viewWillAppear(animated)
--> … 400 ms
--> matchmaker viewDidAppear(animated)
--> SystemContents#21 didMove(toParent: matchmaker)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │      GKMatchmakerViewController      │
--> └──────────────────────────────────────┘
--> matchmaker didFind(Chess)
--> delegate: Chess
--> matchmaker viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> matchmaker viewDidDisappear(animated)
--> presented: nil
--> home viewWillDisappear(animated)
--> matchmaker viewWillAppear(animated)
--> … 400 ms
--> matchmaker viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> matchmaker wasCancelled
--> delegate: cancelled
--> matchmaker viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> matchmaker viewDidDisappear(animated)
--> presented: nil
-- The peer picker is no view controller: it shows itself, and isn't presented.
local peers = GKPeerPickerController{ name = "peers" }
peers.delegate = {
  didConnectPeer = function(picker, peer)
    print("delegate:", peer)
    picker:dismiss()
  end,
  didCancel = function() print("delegate:", "cancelled") end,
}
peers:show()
print(peers.isVisible, home.presentedViewController)
user.pick("Bob's phone")
peers:show()
user.cancel()
print(peers.isVisible)
--> true nil
--> peers didConnectPeer(Bob's phone)
--> delegate: Bob's phone
--> peers didCancel
--> delegate: cancelled
--> false
local turns = GKTurnBasedMatchmakerViewController{ name = "turn-based matchmaker" }
turns.turnBasedMatchmakerDelegate = {
  didFind = function(_, found) finish(found) end,
  wasCancelled = function() finish "cancelled" end,
  didFailWithError = function(_, problem) finish(problem) end,
}
try(turns, "Chess")
--> turn-based matchmaker viewDidLoad
--> SystemContents#23 willMove(toParent: turn-based matchmaker)
--> home viewWillDisappear(animated)
--> turn-based matchmaker viewWillAppear(animated)
--> … 400 ms
--> turn-based matchmaker viewDidAppear(animated)
--> SystemContents#23 didMove(toParent: turn-based matchmaker)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │ GKTurnBasedMatchmakerViewController  │
--> └──────────────────────────────────────┘
--> turn-based matchmaker didFind(Chess)
--> delegate: Chess
--> turn-based matchmaker viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> turn-based matchmaker viewDidDisappear(animated)
--> presented: nil
--> home viewWillDisappear(animated)
--> turn-based matchmaker viewWillAppear(animated)
--> … 400 ms
--> turn-based matchmaker viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> turn-based matchmaker wasCancelled
--> delegate: cancelled
--> turn-based matchmaker viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> turn-based matchmaker viewDidDisappear(animated)
--> presented: nil

-- Message UI.
local mail = MFMailComposeViewController{ name = "mail" }
mail.mailComposeDelegate = { didFinishWith = function(_, result) finish(result) end }
try(mail, "sent")
--> mail viewDidLoad
--> SystemContents#25 willMove(toParent: mail)
--> home viewWillDisappear(animated)
--> mail viewWillAppear(animated)
--> … 400 ms
--> mail viewDidAppear(animated)
--> SystemContents#25 didMove(toParent: mail)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │     MFMailComposeViewController      │
--> └──────────────────────────────────────┘
--> mail didFinishWith(sent)
--> delegate: sent
--> mail viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> mail viewDidDisappear(animated)
--> presented: nil
--> home viewWillDisappear(animated)
--> mail viewWillAppear(animated)
--> … 400 ms
--> mail viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> mail didFinishWith(cancelled)
--> delegate: cancelled
--> mail viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> mail viewDidDisappear(animated)
--> presented: nil
local text = MFMessageComposeViewController{ name = "text" }
text.messageComposeDelegate = { didFinishWith = function(_, result) finish(result) end }
try(text, "sent")
--> text viewDidLoad
--> SystemContents#27 willMove(toParent: text)
--> home viewWillDisappear(animated)
--> text viewWillAppear(animated)
--> … 400 ms
--> text viewDidAppear(animated)
--> SystemContents#27 didMove(toParent: text)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │    MFMessageComposeViewController    │
--> └──────────────────────────────────────┘
--> text didFinishWith(sent)
--> delegate: sent
--> text viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> text viewDidDisappear(animated)
--> presented: nil
--> home viewWillDisappear(animated)
--> text viewWillAppear(animated)
--> … 400 ms
--> text viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> text didFinishWith(cancelled)
--> delegate: cancelled
--> text viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> text viewDidDisappear(animated)
--> presented: nil

-- Media Player.
local songs = MPMediaPickerController{ name = "songs" }
songs.delegate = {
  didPickMediaItems = function(_, items) finish(#items, items[1]) end,
  didCancel = function() finish "cancelled" end,
}
try(songs, "Fanfare")
--> songs willMove(toParent: UINavigationController#29)
--> songs viewDidLoad
--> home viewWillDisappear(animated)
--> songs viewWillAppear(animated)
--> … 400 ms
--> songs viewDidAppear(animated)
--> songs didMove(toParent: UINavigationController#29)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │    MPMediaPickerController songs     │
--> └──────────────────────────────────────┘
--> songs didPickMediaItems(Fanfare)
--> delegate: 1 Fanfare
--> songs viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> songs viewDidDisappear(animated)
--> presented: nil
--> songs didMove(toParent: nil)
--> songs willMove(toParent: UINavigationController#30)
--> home viewWillDisappear(animated)
--> songs viewWillAppear(animated)
--> … 400 ms
--> songs viewDidAppear(animated)
--> songs didMove(toParent: UINavigationController#30)
--> home viewDidDisappear(animated)
--> songs didCancel
--> delegate: cancelled
--> songs viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> songs viewDidDisappear(animated)
--> presented: nil
-- A film has no delegate but a notification, and its own way to be presented.
local film = MPMoviePlayerViewController{ name = "film", contentURL = "file:///ferry.mov" }
function film.playbackDidFinish(_, reason)
  print("notification:", reason)
  home:dismissMoviePlayerViewControllerAnimated()
end
home:presentMoviePlayerViewControllerAnimated(film)
settle()
print(screen())
user.cancel()
settle()
--> film viewDidLoad
--> home viewWillDisappear(animated)
--> film viewWillAppear(animated)
--> … 400 ms
--> film viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   MPMoviePlayerViewController film   │
--> └──────────────────────────────────────┘
--> film playbackDidFinish(userExited)
--> notification: userExited
--> film viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> film viewDidDisappear(animated)
-- Rule 2: A film player presents and dismisses its own view
-- It isn't presented at all, only called to play.
local player = MPMoviePlayerController{ name = "player", contentURL = "file:///ferry.mov" }
function player.playbackDidFinish(_, reason) print("notification:", reason) end
player:play()
settle()
print(player.isFullscreen, home.presentedViewController)
print(screen())
user.cancel()
settle()
print(player.isFullscreen, player.playbackState)
--> true nil
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                player                │
--> └──────────────────────────────────────┘
--> … 400 ms
--> player playbackDidFinish(userExited)
--> notification: userExited
--> false stopped

-- UIKit.
local pictures = UIImagePickerController{ name = "pictures" }
pictures.delegate = {
  didFinishPickingMediaWithInfo = function(_, info) finish(info.originalImage) end,
  didCancel = function() finish "cancelled" end,
}
try(pictures, "harbour")
--> pictures viewDidLoad
--> SystemContents#33 willMove(toParent: pictures)
--> home viewWillDisappear(animated)
--> pictures viewWillAppear(animated)
--> … 400 ms
--> pictures viewDidAppear(animated)
--> SystemContents#33 didMove(toParent: pictures)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │       UIImagePickerController        │
--> └──────────────────────────────────────┘
--> pictures didFinishPickingMediaWithInfo(harbour)
--> delegate: harbour
--> pictures viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> pictures viewDidDisappear(animated)
--> presented: nil
--> home viewWillDisappear(animated)
--> pictures viewWillAppear(animated)
--> … 400 ms
--> pictures viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> pictures didCancel
--> delegate: cancelled
--> pictures viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> pictures viewDidDisappear(animated)
--> presented: nil
local video = UIVideoEditorController{ name = "video editor" }
video.delegate = {
  didSaveEditedVideoToPath = function(_, path) finish(path) end,
  didCancel = function() finish "cancelled" end,
  didFailWithError = function(_, problem) finish(problem) end,
}
try(video, "/ferry.mov")
--> video editor viewDidLoad
--> SystemContents#35 willMove(toParent: video editor)
--> home viewWillDisappear(animated)
--> video editor viewWillAppear(animated)
--> … 400 ms
--> video editor viewDidAppear(animated)
--> SystemContents#35 didMove(toParent: video editor)
--> home viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │       UIVideoEditorController        │
--> └──────────────────────────────────────┘
--> video editor didSaveEditedVideoToPath(/ferry.mov)
--> delegate: /ferry.mov
--> video editor viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> video editor viewDidDisappear(animated)
--> presented: nil
--> home viewWillDisappear(animated)
--> video editor viewWillAppear(animated)
--> … 400 ms
--> video editor viewDidAppear(animated)
--> home viewDidDisappear(animated)
--> video editor didCancel
--> delegate: cancelled
--> video editor viewWillDisappear(animated)
--> home viewWillAppear(animated)
--> … 400 ms
--> home viewDidAppear(animated)
--> video editor viewDidDisappear(animated)
--> presented: nil
print(tree())
print(#warnings())
--> window
--> └─ nav  UINavigationController        appeared
-->    └─ home  UIViewController "Home"   appeared
--> 0
