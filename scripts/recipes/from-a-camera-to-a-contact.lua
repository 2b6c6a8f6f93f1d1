-- facts: R11, P2, P7, P8, P9, P11, P52, P56, P61, P90
-- Figures 10-2 and 10-3 of the guide: a camera presents photos, and a photo presents people.
--
-- What is presented is always a stack, never the controller in it; who asks is always the content.

local People = class("PeoplePickerController", UIViewController)

function People:init()
  self.title = "All Contacts"
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Cancel", action = function() self.delegate:didPick() end }
end

local Photo = class("PhotoViewController", UIViewController)

function Photo:init()
  self.title = "Photo"
  self.navigationItem.leftBarButtonItem =
    UIBarButtonItem{ title = "Action", target = self, action = "choose" }
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Done", action = function() self.delegate:didFinish() end }
end

function Photo:choose()
  local assign = UIAlertAction{
    title = "Assign to Contact", style = "default", handler = function() self:assign() end,
  }
  self:present(UIAlertController{ preferredStyle = "actionSheet", name = "sheet", assign }, true)
end

function Photo:assign()
  local people = People()
  people.delegate = self
  self:present(UINavigationController{ people, name = "people nav" }, true)
end

function Photo:didPick() self:dismiss(true) end

local Camera = class("CameraViewController", UIViewController)

function Camera:browse()
  local photo = Photo()
  photo.delegate = self
  self:present(UINavigationController{ photo, name = "photo nav" }, true)
end

function Camera:didFinish() self:dismiss(true) end

local camera = Camera "Camera"
window.rootViewController = camera
settle()
--> Camera viewDidLoad
--> Camera viewWillAppear
--> Camera viewIsAppearing
--> Camera viewDidAppear

-- 1: camera and photos.
camera:browse()
settle()
print(families())
--> Photo viewDidLoad
--> Photo viewWillAppear(animated)
--> Photo viewIsAppearing(animated)
--> … 500 ms
--> Photo viewDidAppear(animated)
-->              parent     navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Camera     nil        nil                   nil               nil                  nil         photo nav
--> family 2
-->   photo nav  nil        nil                   nil               nil                  Camera      nil
-->   Photo      photo nav  photo nav             nil               nil                  Camera      nil

-- 2: and people. The middle of the chain has both: somebody who presents it, and somebody it
-- presents. The photo asked, but its stack presents: the top of the family does. The action sheet
-- has gone before its action is done, so the stack is free to present.
user.tap "Action"
settle()
print(screen())
user.tap "Assign to Contact"
settle()
print(families())
--> sheet viewDidLoad
--> sheet viewWillAppear(animated)
--> sheet viewIsAppearing(animated)
--> … 500 ms
--> sheet viewDidAppear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░CameraViewController #1 "Camera"░░░│
--> │┌────────────────────────────────────┐│
--> ││░Action░░░░░░░░Photo░░░░░░░░░░░Done░││
--> │├────────────────────────────────────┤│
--> │┌────────────────────────────────────┐│
--> ││         Assign to Contact          ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
--> sheet viewWillDisappear(animated)
--> … 500 ms
--> sheet viewDidDisappear(animated)
--> sheet handler(Assign to Contact)
--> All Contacts viewDidLoad
--> All Contacts viewWillAppear(animated)
--> All Contacts viewIsAppearing(animated)
--> … 500 ms
--> All Contacts viewDidAppear(animated)
-->                 parent      navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Camera        nil         nil                   nil               nil                  nil         photo nav
--> family 2
-->   photo nav     nil         nil                   nil               nil                  Camera      people nav
-->   Photo         photo nav   photo nav             nil               nil                  Camera      people nav
--> family 3
-->   people nav    nil         nil                   nil               nil                  photo nav   nil
-->   All Contacts  people nav  people nav            nil               nil                  photo nav   nil
--> sheet deinit
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░CameraViewController #1 "Camera"░░░│
--> │┌────────────────────────────────────┐│
--> │┌────────────────────────────────────┐│
--> ││            All Contacts     Cancel ││
--> │├────────────────────────────────────┤│
--> ││     PeoplePickerController #5      ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘

-- 3: one at a time. Whoever presents already presents nobody else.
camera:present(UIViewController "Another", true)
settle()
--> warning already-presenting: Attempt to present <UIViewController: 0x170> on <CameraViewController: 0x110> (from <CameraViewController: 0x110>) which is already presenting <UINavigationController: 0x130>.

-- 4: from the top down, each presenter sends its own away.
user.tap "Cancel"
settle()
print(families())
user.tap "Done"
settle()
print(families())
--> All Contacts viewWillDisappear(animated)
--> … 500 ms
--> All Contacts viewDidDisappear(animated)
-->              parent     navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Camera     nil        nil                   nil               nil                  nil         photo nav
--> family 2
-->   photo nav  nil        nil                   nil               nil                  Camera      nil
-->   Photo      photo nav  photo nav             nil               nil                  Camera      nil
--> Photo viewWillDisappear(animated)
--> … 500 ms
--> Photo viewDidDisappear(animated)
-->           parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Camera  nil     nil                   nil               nil                  nil         nil
--> people nav deinit
--> All Contacts deinit
--> photo nav deinit
--> Photo deinit

-- 5: or all at once, when the lowest is asked.
camera:browse()
settle()
user.tap "Action"
settle()
user.tap "Assign to Contact"
settle()
camera:dismiss(true)
settle()
print(families())
--> Photo viewDidLoad
--> Photo viewWillAppear(animated)
--> Photo viewIsAppearing(animated)
--> … 500 ms
--> Photo viewDidAppear(animated)
--> sheet viewDidLoad
--> sheet viewWillAppear(animated)
--> sheet viewIsAppearing(animated)
--> … 500 ms
--> sheet viewDidAppear(animated)
--> sheet viewWillDisappear(animated)
--> … 500 ms
--> sheet viewDidDisappear(animated)
--> sheet handler(Assign to Contact)
--> All Contacts viewDidLoad
--> All Contacts viewWillAppear(animated)
--> All Contacts viewIsAppearing(animated)
--> … 500 ms
--> All Contacts viewDidAppear(animated)
--> All Contacts viewWillDisappear(animated)
--> Photo viewWillDisappear(animated)
--> … 500 ms
--> All Contacts viewDidDisappear(animated)
--> Photo viewDidDisappear(animated)
-->           parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Camera  nil     nil                   nil               nil                  nil         nil
--> people nav deinit
--> All Contacts deinit
--> sheet deinit
--> photo nav deinit
--> Photo deinit
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   CameraViewController #1 "Camera"   │
--> └──────────────────────────────────────┘
