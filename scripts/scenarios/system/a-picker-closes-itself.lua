-- facts: P102
-- Since iOS 8 the people picker dismisses itself after a choice; not after Cancel.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local picker = ABPeoplePickerNavigationController{ name = "people" }
picker.peoplePickerDelegate = {
  didSelectPerson = function(_, person, property, identifier)
    print("chosen", person.name, property, identifier)
  end,
  didCancel = function(it) it:dismiss(true) end,
  shouldContinueAfterSelectingPerson = function() print("never") return false end,
}
local ada = { name = "Ada" }
home:present(picker, true)
settle()
print(user.pick(ada))
settle()
print(home.presentedViewController)
--> people viewDidLoad
--> SystemContents#3 willMove(toParent: people)
--> people viewWillAppear(animated)
--> people viewIsAppearing(animated)
--> … 500 ms
--> people viewDidAppear(animated)
--> SystemContents#3 didMove(toParent: people)
--> people didSelectPerson(Ada)
--> chosen Ada nil nil
--> true
--> people viewWillDisappear(animated)
--> … 500 ms
--> people viewDidDisappear(animated)
--> nil
home:present(picker, true)
settle()
print(user.pick(ada, 3, 0))
settle()
print(home.presentedViewController)
--> people viewWillAppear(animated)
--> people viewIsAppearing(animated)
--> … 500 ms
--> people viewDidAppear(animated)
--> people didSelectPerson(Ada, 3, 0)
--> chosen Ada 3 0
--> true
--> people viewWillDisappear(animated)
--> … 500 ms
--> people viewDidDisappear(animated)
--> nil
home:present(picker, true)
settle()
print(user.cancel())
settle()
print(home.presentedViewController)
--> people viewWillAppear(animated)
--> people viewIsAppearing(animated)
--> … 500 ms
--> people viewDidAppear(animated)
--> people didCancel
--> true
--> people viewWillDisappear(animated)
--> … 500 ms
--> people viewDidDisappear(animated)
--> nil
