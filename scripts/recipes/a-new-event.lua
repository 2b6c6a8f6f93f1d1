-- facts: R10, P8, P9, P11, P16, P50, P61
-- Figure 10-1 of the guide: a calendar presents a new event, and each knows the other until it goes.
local calendar = UIViewController "Calendar"
local event = UIViewController "New Event"
window.rootViewController = calendar
settle()
print(families())
--> Calendar viewDidLoad
--> Calendar viewWillAppear
--> Calendar viewIsAppearing
--> Calendar viewDidAppear
-->             parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Calendar  nil     nil                   nil               nil                  nil         nil

calendar:present(event, true)
settle()
print(families())
--> New Event viewDidLoad
--> New Event viewWillAppear(animated)
--> New Event viewIsAppearing(animated)
--> … 500 ms
--> New Event viewDidAppear(animated)
-->              parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Calendar   nil     nil                   nil               nil                  nil         New Event
--> family 2
-->   New Event  nil     nil                   nil               nil                  Calendar    nil
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░UIViewController #1 "Calendar"░░░░│
--> │┌────────────────────────────────────┐│
--> ││  UIViewController #2 "New Event"   ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘

-- Afterwards the two have nothing to do with each other.
calendar:dismiss(true)
settle()
print(families())
print(event.presentingViewController)
--> New Event viewWillDisappear(animated)
--> … 500 ms
--> New Event viewDidDisappear(animated)
-->             parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Calendar  nil     nil                   nil               nil                  nil         nil
--> nil
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │    UIViewController #1 "Calendar"    │
--> └──────────────────────────────────────┘
