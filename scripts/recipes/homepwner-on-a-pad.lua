-- facts: R13, P3, P5, P8, P27, D9, bars-058-figure-13-9
-- View Controller Relationships
-- Book: iOS Programming, section Inter-family relationships, rule 3: A presented controller obscures the bar, a pushed one doesn't
-- Book: iOS Programming, chapter 13, listing addNewItem: The form sheet is replaced by a context
-- Book: iOS Programming, chapter 13, exercise 1: Present in the list's own view
-- Book: iOS Programming, chapter 13, exercise 2: Undo the change
-- Watch: the list's bar; the form sheet dims it, the context leaves it alone, undo dims it again.

simulator.profile = "classic"
simulator.device = "iPad"

local Detail = class("DetailViewController", UIViewController)

function Detail:viewDidLoad()
  self.navigationItem.title = "New Item"
  self.nameField = UITextField "Name"
  self.view:addSubview(self.nameField)
  if not self.isNew then return end
  self.navigationItem.leftBarButtonItem =
    UIBarButtonItem{ systemItem = "cancel", target = self, action = "cancel" }
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "done", target = self, action = "save" }
end
function Detail:cancel() self.presentingViewController:dismiss(true) end
function Detail:save()
  self.whenDone(self.nameField.text)
  self.presentingViewController:dismiss(true)
end

local Items = class("ItemsViewController", UITableViewController)

function Items:init()
  self.items = { "Rusty Sofa" }
  self.navigationItem.title = "Homepwner"
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "add", target = self, action = "addNewItem" }
end
function Items:numberOfRows() return #self.items end
function Items:cellForRow(_, indexPath)
  local cell = UITableViewCell{}
  cell.textLabel.text = self.items[indexPath.row + 1]
  return cell
end
function Items:didSelectRow()
  self.navigationController:pushViewController(Detail{ name = "detail" }, true)
end

-- What the chapter changes in addNewItem, before and after.
local present = {}

function Items:addNewItem()
  local detail = Detail{ name = "detail", isNew = true }
  function detail.whenDone(text)
    self.items[#self.items + 1] = text
    self.tableView:reloadData()
  end
  local stack = UINavigationController{ detail, name = "stack" }
  present.change(self, stack)
  self:present(stack, true)
end

function present.inAFormSheet(_, stack)
  stack.modalPresentationStyle = "formSheet"
end

-- Listing addNewItem: The form sheet is replaced by a context
function present.inTheContext(items, stack)
  stack.modalPresentationStyle = "currentContext"
  items.definesPresentationContext = true
  stack.modalTransitionStyle = "flipHorizontal"
end

local items, nav

local function start(change)
  simulator:reset()
  simulator.profile, simulator.device = "classic", "iPad"
  present.change = change
  items = Items{ name = "items" }
  nav = UINavigationController{ items, name = "nav" }
  window.rootViewController = nav
  settle()
end

-- The last transition, and the screen half-way through it.
local function showMovement()
  wait(0.2)
  print(timeline():match(".*(transition[^\n]+)"))
  print(screen())
end

-- What presents, and whether the bar's button can be tapped.
local function show()
  print(screen())
  local stack = items.presentedViewController
  print("presented by", stack.presentingViewController.name)
  print("the bar's button takes taps:", (pcall(user.tap, items.navigationItem.rightBarButtonItem)))
end

-- The form sheet: the list is asked, and the root of its family presents.
start(present.inAFormSheet)
--> items willMove(toParent: nav)
--> items viewDidLoad
--> items viewWillAppear
--> items viewDidAppear
--> items didMove(toParent: nav)
user.tap "+"
showMovement()
--> detail willMove(toParent: stack)
--> detail viewDidLoad
--> detail viewWillAppear(animated)
--> transition coverVertical (stack over nav)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░Homepwner░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░[+]░│
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │░░░Rusty So┌──────────────────────────────────────────────────────┐░░░░░░░░░░░│
--> │░░░░░░░░░░░│ Cancel                New Item                  Done │░░░░░░░░░░░│
--> │░░░░░░░░░░░├──────────────────────────────────────────────────────┤░░░░░░░░░░░│
--> │░░░░░░░░░░░│ [(Name)________________]                             │░░░░░░░░░░░│
--> │░░░░░░░░░░░└──────────────────────────────────────────────────────┘░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────────────────────────────────────────────┘
settle()
show()
--> … 200 ms
--> detail viewDidAppear(animated)
--> detail didMove(toParent: stack)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░Homepwner░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░[+]░│
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │░░░Rusty So┌──────────────────────────────────────────────────────┐░░░░░░░░░░░│
--> │░░░░░░░░░░░│ Cancel                New Item                  Done │░░░░░░░░░░░│
--> │░░░░░░░░░░░├──────────────────────────────────────────────────────┤░░░░░░░░░░░│
--> │░░░░░░░░░░░│ [(Name)________________]                             │░░░░░░░░░░░│
--> │░░░░░░░░░░░└──────────────────────────────────────────────────────┘░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────────────────────────────────────────────┘
--> presented by nav
--> the bar's button takes taps: false
user.type "Red Sofa"
user.tap "Done"
settle()
print(screen())
--> detail viewWillDisappear(animated)
--> … 400 ms
--> detail viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                  Homepwner                               [+] │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │   Rusty Sofa                                                                 │
--> │   Red Sofa                                                                   │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> stack deinit
--> detail deinit

-- Rule 3: A presented controller obscures the bar, a pushed one doesn't
user.tap "Rusty Sofa"
settle()
print(screen())
print(items.navigationController.topViewController.navigationController == nav)
--> UITableView didSelectRow(section 0, row 0)
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> … 350 ms
--> items viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │ ‹ Homepwner                       New Item                                   │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │ [(Name)________________]                                                     │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> true
user.back()
settle()
local plain = Detail{ name = "plain", modalPresentationStyle = "fullScreen" }
items:present(plain, true)
settle()
print(screen())
print(plain.presentingViewController == nav, plain.navigationController)
--> detail willMove(toParent: nil)
--> detail viewWillDisappear(animated)
--> items viewWillAppear(animated)
--> … 350 ms
--> detail viewDidDisappear(animated)
--> items viewDidAppear(animated)
--> detail didMove(toParent: nil)
--> plain viewDidLoad
--> items viewWillDisappear(animated)
--> plain viewWillAppear(animated)
--> … 400 ms
--> plain viewDidAppear(animated)
--> items viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │ [(Name)________________]                                                     │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> true nil
--> detail deinit

-- Exercise 1: Present in the list's own view
start(present.inTheContext)
--> items willMove(toParent: nav)
--> items viewDidLoad
--> items viewWillAppear
--> items viewDidAppear
--> items didMove(toParent: nav)
user.tap "+"
showMovement()
--> detail willMove(toParent: stack)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> transition flipHorizontal (stack over items)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                  Homepwner                               [+] │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │ Cancel                            New Item                              Done │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │ [(Name)________________]                                                     │
--> └──────────────────────────────────────────────────────────────────────────────┘
settle()
print(screen())
print("presented by", items.presentedViewController.presentingViewController.name)
print(tree())
--> … 200 ms
--> detail viewDidAppear(animated)
--> detail didMove(toParent: stack)
--> items viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                  Homepwner                               [+] │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │ Cancel                            New Item                              Done │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │ [(Name)________________]                                                     │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> presented by items
--> window
--> └─ nav  UINavigationController             appeared
-->    └─ items  ItemsViewController           disappeared
-->       => stack  UINavigationController     appeared      currentContext
-->          └─ detail  DetailViewController   appeared
user.tap "Cancel"
showMovement()
--> detail viewWillDisappear(animated)
--> items viewWillAppear(animated)
--> transition flipHorizontal (stack over items)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                  Homepwner                               [+] │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │   Rusty Sofa                                                                 │
--> └──────────────────────────────────────────────────────────────────────────────┘
settle()
--> … 200 ms
--> items viewDidAppear(animated)
--> detail viewDidDisappear(animated)
--> stack deinit
--> detail deinit

-- Exercise 2: Undo the change
start(present.inAFormSheet)
user.tap "+"
settle()
show()
--> items willMove(toParent: nav)
--> items viewDidLoad
--> items viewWillAppear
--> items viewDidAppear
--> items didMove(toParent: nav)
--> detail willMove(toParent: stack)
--> detail viewDidLoad
--> detail viewWillAppear(animated)
--> … 400 ms
--> detail viewDidAppear(animated)
--> detail didMove(toParent: stack)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░Homepwner░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░[+]░│
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │░░░Rusty So┌──────────────────────────────────────────────────────┐░░░░░░░░░░░│
--> │░░░░░░░░░░░│ Cancel                New Item                  Done │░░░░░░░░░░░│
--> │░░░░░░░░░░░├──────────────────────────────────────────────────────┤░░░░░░░░░░░│
--> │░░░░░░░░░░░│ [(Name)________________]                             │░░░░░░░░░░░│
--> │░░░░░░░░░░░└──────────────────────────────────────────────────────┘░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────────────────────────────────────────────┘
--> presented by nav
--> the bar's button takes taps: false
