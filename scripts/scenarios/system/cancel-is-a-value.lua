-- facts: P101, P107, P113
-- Where there is one callback, Cancel is a value of it; a controller that only shows has none.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local text = MFMessageComposeViewController{ name = "text" }
text.messageComposeDelegate = { didFinishWith = function(it) it:dismiss() end }
home:present(text)
settle()
print(user.cancel())
settle()
--> text viewDidLoad
--> SystemContents#3 willMove(toParent: text)
--> text viewWillAppear
--> text viewIsAppearing
--> text viewDidAppear
--> SystemContents#3 didMove(toParent: text)
--> text didFinishWith(cancelled)
--> true
--> text viewWillDisappear
--> text viewDidDisappear
local person = ABNewPersonViewController{ name = "person" }
person.newPersonViewDelegate = {
  didCompleteWithNewPerson = function(_, contact)
    print("contact", contact)
    home:dismiss()
  end,
}
home:present(UINavigationController{ person })
settle()
print(user.cancel())
settle()
--> person willMove(toParent: UINavigationController#5)
--> person viewDidLoad
--> person viewWillAppear
--> person viewIsAppearing
--> person viewDidAppear
--> person didMove(toParent: UINavigationController#5)
--> person didCompleteWithNewPerson(nil)
--> contact nil
--> true
--> person viewWillDisappear
--> person viewDidDisappear
local achievements = GKAchievementViewController{ name = "achievements" }
achievements.achievementDelegate = { didFinish = function(it) it:dismiss() end }
home:present(achievements)
settle()
print(user.cancel())
print(user.pick())
settle()
--> achievements viewDidLoad
--> SystemContents#7 willMove(toParent: achievements)
--> achievements viewWillAppear
--> achievements viewIsAppearing
--> achievements viewDidAppear
--> SystemContents#7 didMove(toParent: achievements)
--> false achievements has no Cancel
--> achievements didFinish
--> true
--> achievements viewWillDisappear
--> achievements viewDidDisappear
