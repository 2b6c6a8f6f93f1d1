-- facts: H17, H18, H19, H20
-- A bar item with a menu shows it when it is tapped, unless a tap does something else: then a long
-- press shows it. A tap outside removes it.
local function action(title, more)
  local made = more or {}
  made.title = title
  made.handler = function(self) print("handler of " .. self.title) end
  return UIAction(made)
end
local sort = UIMenu{
  title = "Sort", options = { "displayInline", "singleSelection" },
  action("By name", { state = "on" }), action "By date",
}
local more = UIMenu{
  action "Rename", UIMenu{ title = "Move to", action "Archive", action "Drafts" },
  action("Delete", { attributes = { "destructive" } }),
  action("Print", { attributes = { "disabled" } }), sort,
}
local home = UIViewController "Home"
home.navigationItem.rightBarButtonItems = {
  UIBarButtonItem{ title = "More", menu = more },
  UIBarButtonItem{ primaryAction = action "Add", menu = UIMenu{ action "Add a folder" } },
}
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
user.tap "More"
settle()
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Home       Add  More │
--> ├──────────────────────────────────────┤
--> │     ┌──────────────────────────────┐ │
--> │     │ [ Rename ]                   │ │
--> │     │ [ Move to › ]                │ │
--> │     │ [ Delete ]                   │ │
--> │     │ ( Print )                    │ │
--> │     │ [ ✓ By name ]                │ │
--> │     │ [ By date ]                  │ │
--> │     └──────────────────────────────┘ │
--> └──────────────────────────────────────┘
print(user.tap "Print")
user.tap "By date"
settle()
--> false "Print" is disabled
--> handler of By date
user.tap "More"
settle()
user.tap "Move to"
print(screen())
user.tap "Drafts"
settle()
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Home       Add  More │
--> ├──────────────────────────────────────┤
--> │     ┌──────────────────────────────┐ │
--> │     │           Move to            │ │
--> │     │ [ Archive ]                  │ │
--> │     │ [ Drafts ]                   │ │
--> │     └──────────────────────────────┘ │
--> └──────────────────────────────────────┘
--> handler of Drafts
print(#sort.selectedElements, sort.selectedElements[1].title)
--> 1 By date
user.tap "Add"
settle()
user.hold "Add"
settle()
print(screen())
user.tapOutside()
settle()
print((pcall(user.tap, "Add a folder")))
--> handler of Add
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Home       Add  More │
--> ├──────────────────────────────────────┤
--> │     ┌──────────────────────────────┐ │
--> │     │ [ Add a folder ]             │ │
--> │     └──────────────────────────────┘ │
--> └──────────────────────────────────────┘
--> false

-- An action knows who performs it, while it does.
local seen
local who = UIAction{ title = "Who", handler = function(it) seen = it.sender end }
local asking = UIBarButtonItem{ primaryAction = who }
local asked = UIViewController "Asked"
asked.navigationItem.rightBarButtonItem = asking
window.rootViewController = UINavigationController{ asked }
settle()
user.tap "Who"
print(seen == asking, who.sender)
--> Asked willMove(toParent: UINavigationController#4)
--> Asked viewDidLoad
--> Home viewWillDisappear
--> Asked viewWillAppear
--> Asked viewIsAppearing
--> Home viewDidDisappear
--> Asked viewDidAppear
--> Asked didMove(toParent: UINavigationController#4)
--> true nil
--> nav deinit
