-- facts: P2, P7, P8, P9, P10, P52, P53, P61, P102, P116
-- How View Controllers Present Other View Controllers
-- Book: View Controller Programming Guide, chapter 10, figure 10-2: Creating a chain of modal view controllers
-- Book: View Controller Programming Guide, chapter 10, figure 10-3: Presenting navigation controllers modally
-- Book: View Controller Programming Guide, section How View Controllers Present Other View Controllers, rule 2: Dismissing a view controller dismisses those it presented
-- Watch: each tap on an icon adds a link to the chain, or removes one; the middle has both pointers.

simulator.profile = "classic"

local Library = class("LibraryViewController", UIViewController)

function Library:init()
  self.title = "Harbour"
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "done", action = function() self.delegate:didFinish() end }
  self.toolbarItems = {
    UIBarButtonItem{ systemItem = "action", target = self, action = "prompt" },
    UIBarButtonItem.flexibleSpace(),
    UIBarButtonItem{ systemItem = "trash" },
  }
end

-- An action sheet prompts for what to do with the photo.
function Library:prompt(sender)
  local sheet = UIActionSheet{
    otherButtonTitles = { "Assign to Contact", "Print" }, cancelButtonTitle = "Cancel",
  }
  sheet.delegate = {
    didDismissWithButtonIndex = function(_, index)
      if index == 0 then self:assign() end
    end,
  }
  sheet:show(sender)
end

-- The contents present the people picker, not the stack that they are in.
function Library:assign()
  local people = ABPeoplePickerNavigationController{ name = "people" }
  people.peoplePickerDelegate = {
    shouldContinueAfterSelectingPerson = function(_, person)
      self.contact = person.name
      self:dismiss(true)
      return false
    end,
    didCancel = function() self:dismiss(true) end,
  }
  self:present(people, true)
end

local Camera = class("CameraViewController", UIViewController)

function Camera:viewDidLoad()
  self.icon = UIButton{ title = "photos" }
  self.icon:addTarget(self, "browse")
  self.view:addSubview(self.icon)
end

-- A stack is presented itself, never a controller that is in it.
function Camera:browse()
  local library = Library{ name = "library" }
  library.delegate = self
  local stack = UINavigationController{ library, name = "photo stack" }
  stack.isToolbarHidden = false
  self:present(stack, true)
end

function Camera:didFinish() self:dismiss(true) end

local camera = Camera{ name = "camera" }
window.rootViewController = camera
settle()
print(screen())
--> camera viewDidLoad
--> camera viewWillAppear
--> camera viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ photos ]                           │
--> └──────────────────────────────────────┘

-- The last transition, and the screen half-way through it.
local function showMovement()
  wait(0.2)
  print(timeline():match(".*(transition[^\n]+)"))
  print(screen())
end

-- The chain from the camera up, by both pointers.
local function chain()
  local names, controller = {}, camera
  while controller do
    names[#names + 1] = controller.name
    local presented = controller.presentedViewController
    if presented then print(presented.presentingViewController == controller) end
    controller = presented
  end
  print(table.concat(names, " > "))
end

-- Figure 10-2: Creating a chain of modal view controllers
-- The icon in the camera's view.
user.tap "photos"
showMovement()
--> library willMove(toParent: photo stack)
--> library viewDidLoad
--> camera viewWillDisappear(animated)
--> library viewWillAppear(animated)
--> transition coverVertical (photo stack over camera)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Harbour           Done │
--> ├──────────────────────────────────────┤
--> │    LibraryViewController library     │
--> ├──────────────────────────────────────┤
--> │ [action]                     [trash] │
--> └──────────────────────────────────────┘
settle()
chain()
--> … 200 ms
--> library viewDidAppear(animated)
--> library didMove(toParent: photo stack)
--> camera viewDidDisappear(animated)
--> true
--> camera > photo stack
-- The action icon in the library's toolbar, and the action in its sheet.
user.tap "[action]"
settle()
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░Harbour░░░░░░░░░░░Done░│
--> ├──────────────────────────────────────┤
--> │░░░░LibraryViewController library░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││         Assign to Contact          ││
--> ││               Print                ││
--> ││               Cancel               ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
user.tap "Assign to Contact"
wait(0.4)
--> … 400 ms
--> UIActionSheet didDismissWithButtonIndex(0)
--> people viewDidLoad
--> SystemContents#5 willMove(toParent: people)
--> library viewWillDisappear(animated)
--> people viewWillAppear(animated)
showMovement()
--> transition coverVertical (people over photo stack)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │  ABPeoplePickerNavigationController  │
--> └──────────────────────────────────────┘
settle()
chain()
--> … 200 ms
--> people viewDidAppear(animated)
--> SystemContents#5 didMove(toParent: people)
--> library viewDidDisappear(animated)
--> true
--> true
--> camera > photo stack > people
-- Figure 10-3: Presenting navigation controllers modally
-- The contents asked, and the root of their family presents: the library's stack.
local stack = camera.presentedViewController
local library = stack.topViewController
for _, presented in ipairs{ stack, stack.presentedViewController } do
  print(presented.name, presented:isKind(UINavigationController))
end
print(library.presentedViewController == stack.presentedViewController)
print(library.presentedViewController.presentingViewController == stack)
print(library.presentingViewController == camera, library.navigationController == stack)
print(tree())
--> photo stack true
--> people true
--> true
--> true
--> true true
--> window
--> └─ camera  CameraViewController                       disappeared
-->    => photo stack  UINavigationController             disappeared   fullScreen
-->       ├─ library  LibraryViewController "Harbour"     disappeared
-->       => people  ABPeoplePickerNavigationController   appeared      fullScreen
-->          └─ #5  SystemContents                        appeared
-- A contact is selected: back to the library. Done: back to the camera.
user.pick{ name = "Ada Lovelace" }
showMovement()
--> people shouldContinueAfterSelectingPerson(Ada Lovelace)
--> people viewWillDisappear(animated)
--> library viewWillAppear(animated)
--> transition coverVertical (people over photo stack)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Harbour           Done │
--> ├──────────────────────────────────────┤
--> │    LibraryViewController library     │
--> ├──────────────────────────────────────┤
--> │ [action]                     [trash] │
--> └──────────────────────────────────────┘
settle()
print(library.contact)
chain()
--> … 200 ms
--> library viewDidAppear(animated)
--> people viewDidDisappear(animated)
--> Ada Lovelace
--> true
--> camera > photo stack
--> people deinit
user.tap "Done"
showMovement()
--> library viewWillDisappear(animated)
--> camera viewWillAppear(animated)
--> transition coverVertical (photo stack over camera)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ photos ]                           │
--> └──────────────────────────────────────┘
settle()
chain()
--> … 200 ms
--> camera viewDidAppear(animated)
--> library viewDidDisappear(animated)
--> camera

-- Cancel in the picker leads back to the library as well.
user.tap "photos"
settle()
user.tap "[action]"
settle()
user.tap "Assign to Contact"
settle()
user.cancel()
settle()
chain()
--> library willMove(toParent: photo stack)
--> library viewDidLoad
--> camera viewWillDisappear(animated)
--> library viewWillAppear(animated)
--> … 400 ms
--> library viewDidAppear(animated)
--> library didMove(toParent: photo stack)
--> camera viewDidDisappear(animated)
--> … 800 ms
--> UIActionSheet didDismissWithButtonIndex(0)
--> people viewDidLoad
--> SystemContents#9 willMove(toParent: people)
--> library viewWillDisappear(animated)
--> people viewWillAppear(animated)
--> … 400 ms
--> people viewDidAppear(animated)
--> SystemContents#9 didMove(toParent: people)
--> library viewDidDisappear(animated)
--> people didCancel
--> people viewWillDisappear(animated)
--> library viewWillAppear(animated)
--> … 400 ms
--> library viewDidAppear(animated)
--> people viewDidDisappear(animated)
--> true
--> camera > photo stack
--> people deinit

-- Rule 2: Dismissing a view controller dismisses those it presented
user.tap "[action]"
settle()
user.tap "Assign to Contact"
settle()
chain()
camera:dismiss(true)
showMovement()
--> … 800 ms
--> UIActionSheet didDismissWithButtonIndex(0)
--> people viewDidLoad
--> SystemContents#11 willMove(toParent: people)
--> library viewWillDisappear(animated)
--> people viewWillAppear(animated)
--> … 400 ms
--> people viewDidAppear(animated)
--> SystemContents#11 didMove(toParent: people)
--> library viewDidDisappear(animated)
--> true
--> true
--> camera > photo stack > people
--> people viewWillDisappear(animated)
--> camera viewWillAppear(animated)
--> transition coverVertical (people over photo stack)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ photos ]                           │
--> └──────────────────────────────────────┘
settle()
chain()
--> … 200 ms
--> camera viewDidAppear(animated)
--> people viewDidDisappear(animated)
--> camera
--> people deinit
--> photo stack deinit
--> library deinit
