-- facts: H45, H46
-- The activity of a controller is current while it is on the screen; one that is out of date is updated
-- by all that have it, in the next turn.
local list, detail = UIViewController "List", UIViewController "Detail"
list.userActivity = NSUserActivity{ activityType = "com.example.list", title = "All notes" }
detail.userActivity = NSUserActivity "com.example.note"
local label = UILabel{ text = "Note" }
label.userActivity = detail.userActivity
function detail:updateUserActivityState(activity) activity:addUserInfoEntries{ note = 4 } end
function label:updateUserActivityState(activity)
  activity:addUserInfoEntries{ text = self.text }
end
local nav = UINavigationController{ list }
window.rootViewController = nav
settle()
--> List willMove(toParent: UINavigationController#3)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#3)
print(simulator.currentActivity.title)
--> All notes
nav:pushViewController(detail, true)
settle()
--> Detail willMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: UINavigationController#3)
print(simulator.currentActivity)
--> NSUserActivity "com.example.note"
detail.userActivity.userInfo = { old = true }
detail.userActivity.needsSave = true
wait(0)
--> Detail updateUserActivityState
--> UILabel updateUserActivityState
print(detail.userActivity.needsSave, detail.userActivity.userInfo.old)
--> false nil
print(detail.userActivity.userInfo.note, detail.userActivity.userInfo.text)
--> 4 Note
detail.userActivity:invalidate()
print(simulator.currentActivity)
--> nil
nav:popViewController(true)
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
print(simulator.currentActivity.activityType)
--> com.example.list
list.userActivity = nil
print(simulator.currentActivity)
--> nil
