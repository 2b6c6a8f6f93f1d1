-- facts: P102
-- On iOS 5 to 7 the people picker asks whether to continue; a delegate with its answer dismisses.
simulator.profile = "classic"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local picker = ABPeoplePickerNavigationController{ name = "people" }
picker.peoplePickerDelegate = {
  shouldContinueAfterSelectingPerson = function(it, person, property, identifier)
    if not property then return true end
    print("chosen", person, property, identifier)
    it:dismiss(true)
    return false
  end,
}
home:present(picker, true)
settle()
--> people viewDidLoad
--> SystemContents#3 willMove(toParent: people)
--> Home viewWillDisappear(animated)
--> people viewWillAppear(animated)
--> … 400 ms
--> people viewDidAppear(animated)
--> SystemContents#3 didMove(toParent: people)
--> Home viewDidDisappear(animated)
print(user.pick("Ada"))
settle()
print(home.presentedViewController == picker)
--> people shouldContinueAfterSelectingPerson(Ada)
--> true
--> true
print(user.pick("Ada", 3, 0))
settle()
print(home.presentedViewController)
--> people shouldContinueAfterSelectingPerson(Ada, 3, 0)
--> chosen Ada 3 0
--> true
--> people viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> … 400 ms
--> Home viewDidAppear(animated)
--> people viewDidDisappear(animated)
--> nil
