-- facts: R11, P2, P7, P8, P9, P11, P52, P56, P61, P90
-- How View Controllers Present Other View Controllers
-- Book: View Controller Programming Guide, chapter 10, figure 10-2: Creating a chain of modal view controllers
-- Book: View Controller Programming Guide, section How View Controllers Present Other View Controllers, rule 1: One presented view controller at a time
-- Book: View Controller Programming Guide, section How View Controllers Present Other View Controllers, rule 2: Dismissing a view controller dismisses those it presented
-- Book: View Controller Programming Guide, chapter 10, figure 10-3: Presenting navigation controllers modally
-- Watch: the middle of the chain: it is presented and presents, and is dismissed with its presenter.

local CONTACTS = { "Ada Lovelace", "Charles Babbage" }

local People = class("PeoplePickerController", UITableViewController)

function People:init()
  self.title = "All Contacts"
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Cancel", action = function() self.delegate:didPick(nil) end }
end

function People:numberOfRows() return #CONTACTS end

function People:cellForRow(_, indexPath)
  local cell = UITableViewCell{}
  cell.textLabel.text = CONTACTS[indexPath.row + 1]
  return cell
end

function People:didSelectRow(_, indexPath) self.delegate:didPick(CONTACTS[indexPath.row + 1]) end

local Photo = class("PhotoViewController", UIViewController)

function Photo:init()
  self.title = "Photo"
  self.toolbarItems = { UIBarButtonItem{ systemItem = "action", target = self, action = "choose" } }
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

function Photo:didPick(contact)
  self.contact = contact
  self:dismiss(true)
end

local Camera = class("CameraViewController", UIViewController)

function Camera:viewDidLoad()
  self.icon = UIButton{ title = "photos" }
  self.icon:addTarget(self, "browse")
  self.view:addSubview(self.icon)
end

function Camera:browse()
  local photo = Photo()
  photo.delegate = self
  local stack = UINavigationController{ photo, name = "photo nav" }
  stack.isToolbarHidden = false
  self:present(stack, true)
end

function Camera:didFinish() self:dismiss(true) end

local camera = Camera "Camera"
window.rootViewController = camera
settle()
--> Camera viewDidLoad
--> Camera viewWillAppear
--> Camera viewIsAppearing
--> Camera viewDidAppear

-- Figure 10-2: Creating a chain of modal view controllers
-- 1: camera and photos: a tap on the icon in the camera's view.
user.tap "photos"
settle()
print(families())
--> Photo willMove(toParent: photo nav)
--> Photo viewDidLoad
--> Photo viewWillAppear(animated)
--> Photo viewIsAppearing(animated)
--> … 500 ms
--> Photo viewDidAppear(animated)
--> Photo didMove(toParent: photo nav)
-->              parent     navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   Camera     nil        nil                   nil               nil                  nil         photo nav
--> family 2
-->   photo nav  nil        nil                   nil               nil                  Camera      nil
-->   Photo      photo nav  photo nav             nil               nil                  Camera      nil

-- Figure 10-3: Presenting navigation controllers modally
-- 2: and people, by the action button in the library's toolbar. The middle of the chain has both a
-- presenter and a presented controller. The photo screen asked, but its stack presents: the root of
-- the family does. The action sheet is dismissed before its handler runs, so the stack is free to
-- present.
user.tap "[action]"
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
--> │░[ photos ]░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││░░░░░░░░░░░░░░░Photo░░░░░░░░░░░Done░││
--> │├────────────────────────────────────┤│
--> ││░░░░░░░PhotoViewController #2░░░░░░░││
--> │┌────────────────────────────────────┐│
--> ││         Assign to Contact          ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
--> sheet viewWillDisappear(animated)
--> … 500 ms
--> sheet viewDidDisappear(animated)
--> sheet handler(Assign to Contact)
--> All Contacts willMove(toParent: people nav)
--> All Contacts viewDidLoad
--> All Contacts viewWillAppear(animated)
--> All Contacts viewIsAppearing(animated)
--> … 500 ms
--> All Contacts viewDidAppear(animated)
--> All Contacts didMove(toParent: people nav)
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
--> │░[ photos ]░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> │┌────────────────────────────────────┐│
--> ││            All Contacts     Cancel ││
--> │├────────────────────────────────────┤│
--> ││   Ada Lovelace                     ││
--> ││   Charles Babbage                  ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘

-- Rule 1: One presented view controller at a time
-- 3: one at a time. A controller that is already presenting can't present another one.
camera:present(UIViewController "Another", true)
settle()
--> warning already-presenting: Attempt to present <UIViewController: 0x170> on <CameraViewController: 0x110> (from <CameraViewController: 0x110>) which is already presenting <UINavigationController: 0x130>.

-- 4: from the top down, each presenter dismisses the controller it presented.
local photo = camera.presentedViewController.topViewController
user.tap "Ada Lovelace"
settle()
print(photo.contact)
print(tree())
user.tap "Done"
settle()
print(tree())
--> UITableView didSelectRow(section 0, row 0)
--> All Contacts viewWillDisappear(animated)
--> … 500 ms
--> All Contacts viewDidDisappear(animated)
--> Ada Lovelace
--> window
--> └─ #1  CameraViewController "Camera"       appeared
-->    => photo nav  UINavigationController    appeared   pageSheet
-->       └─ #2  PhotoViewController "Photo"   appeared
--> Photo viewWillDisappear(animated)
--> … 500 ms
--> Photo viewDidDisappear(animated)
--> window
--> └─ #1  CameraViewController "Camera"   appeared
--> people nav deinit
--> All Contacts deinit
--> photo nav deinit

-- Rule 2: Dismissing a view controller dismisses those it presented
-- 5: or all at once, when the lowest presenter dismisses; before that the picker is cancelled once.
user.tap "photos"
settle()
for attempt = 1, 2 do
  user.tap "[action]"
  settle()
  user.tap "Assign to Contact"
  settle()
  if attempt == 1 then user.tap "Cancel" end
  settle()
end
print(tree())
camera:dismiss(true)
settle()
print(tree())
--> Photo willMove(toParent: photo nav)
--> Photo viewDidLoad
--> Photo viewWillAppear(animated)
--> Photo viewIsAppearing(animated)
--> … 500 ms
--> Photo viewDidAppear(animated)
--> Photo didMove(toParent: photo nav)
--> sheet viewDidLoad
--> sheet viewWillAppear(animated)
--> sheet viewIsAppearing(animated)
--> … 500 ms
--> sheet viewDidAppear(animated)
--> sheet viewWillDisappear(animated)
--> … 500 ms
--> sheet viewDidDisappear(animated)
--> sheet handler(Assign to Contact)
--> All Contacts willMove(toParent: people nav)
--> All Contacts viewDidLoad
--> All Contacts viewWillAppear(animated)
--> All Contacts viewIsAppearing(animated)
--> … 500 ms
--> All Contacts viewDidAppear(animated)
--> All Contacts didMove(toParent: people nav)
--> All Contacts viewWillDisappear(animated)
--> … 500 ms
--> All Contacts viewDidDisappear(animated)
--> sheet viewDidLoad
--> sheet viewWillAppear(animated)
--> sheet viewIsAppearing(animated)
--> … 500 ms
--> sheet viewDidAppear(animated)
--> sheet viewWillDisappear(animated)
--> … 500 ms
--> sheet viewDidDisappear(animated)
--> sheet handler(Assign to Contact)
--> All Contacts willMove(toParent: people nav)
--> All Contacts viewDidLoad
--> All Contacts viewWillAppear(animated)
--> All Contacts viewIsAppearing(animated)
--> … 500 ms
--> All Contacts viewDidAppear(animated)
--> All Contacts didMove(toParent: people nav)
--> window
--> └─ #1  CameraViewController "Camera"                     appeared
-->    => photo nav  UINavigationController                  appeared   pageSheet
-->       ├─ #8  PhotoViewController "Photo"                 appeared
-->       => people nav  UINavigationController              appeared   pageSheet
-->          └─ #14  PeoplePickerController "All Contacts"   appeared
--> All Contacts viewWillDisappear(animated)
--> Photo viewWillDisappear(animated)
--> … 500 ms
--> All Contacts viewDidDisappear(animated)
--> Photo viewDidDisappear(animated)
--> window
--> └─ #1  CameraViewController "Camera"   appeared
--> people nav deinit
--> All Contacts deinit
--> sheet deinit
--> people nav deinit
--> All Contacts deinit
--> sheet deinit
--> photo nav deinit
--> Photo deinit
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ photos ]                           │
--> └──────────────────────────────────────┘
