-- facts: P105
-- The one callback reports what was done with the event; what isn't possible there is refused.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function say(_, ...) print(...) end
local editor = EKEventEditViewController{ name = "editor" }
editor.editViewDelegate = {
  didCompleteWith = say,
  defaultCalendarForNewEvents = function() return "Work" end,
}
home:present(editor)
settle()
--> editor viewDidLoad
--> editor defaultCalendarForNewEvents
--> SystemContents#3 willMove(toParent: editor)
--> editor viewWillAppear
--> editor viewIsAppearing
--> editor viewDidAppear
--> SystemContents#3 didMove(toParent: editor)
print(user.pick())
print(user.pick("deleted"))
print(user.pick("moved"))
print(user.cancel())
--> editor didCompleteWith(saved)
--> saved
--> true
--> editor didCompleteWith(deleted)
--> deleted
--> true
--> false editor wants "saved" or "deleted"
--> editor didCompleteWith(canceled)
--> canceled
--> true
