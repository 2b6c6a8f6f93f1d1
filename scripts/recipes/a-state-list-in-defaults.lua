-- facts: R5, B84
-- Loading a View Controller Array
-- Book: iPhone Developer's Cookbook, section Loading a View Controller Array, rule 2: Restoring a state list from the user defaults
-- Watch: the second launch: the whole stack comes back at once, and only its top loads a view.

local NAMES = { "Menu", "Fruit", "Apples" }

local Screen = class("ScreenViewController", UIViewController)

function Screen:init(args)
  self.depth = args.depth
  self.title = NAMES[args.depth]
  self.name = self.title
end

function Screen:viewDidLoad()
  if self.depth == #NAMES then return end
  self.navigationItem.rightBarButtonItem = UIBarButtonItem{
    title = NAMES[self.depth + 1], target = self, action = "push",
  }
end

function Screen:push()
  self.navigationController:pushViewController(Screen{ depth = self.depth + 1 }, true)
end

local nav

-- Each stack is saved when its transition has ended; a cancelled swipe saves the same list again.
local keeper = {}
function keeper.didShow(stack)
  local depths = {}
  for index, screen in ipairs(stack.viewControllers) do depths[index] = screen.depth end
  defaults.set("stack", depths)
end

function app.willFinishLaunching()
  local screens = {}
  for index, depth in ipairs(defaults.get("stack") or { 1 }) do
    screens[index] = Screen{ depth = depth }
  end
  nav = UINavigationController{ name = "nav", viewControllers = screens, delegate = keeper }
  window.rootViewController = nav
end

-- Run 1: nothing is saved yet, so there is only the root.
simulator:relaunch()
print(tree())
--> app willFinishLaunching
--> Menu willMove(toParent: nav)
--> Menu viewDidLoad
--> Menu viewWillAppear
--> window
--> └─ nav  UINavigationController            appearing
-->    └─ Menu  ScreenViewController "Menu"   appearing
--> Menu viewIsAppearing
user.tap("Fruit")
wait(1)
user.tap("Apples")
wait(1)
print(table.concat(defaults.get("stack"), " "))
--> Menu viewDidAppear
--> Menu didMove(toParent: nav)
--> nav didShow(Menu)
--> Fruit willMove(toParent: nav)
--> Fruit viewDidLoad
--> Menu viewWillDisappear(animated)
--> Fruit viewWillAppear(animated)
--> Fruit viewIsAppearing(animated)
--> … 350 ms
--> Menu viewDidDisappear(animated)
--> Fruit viewDidAppear(animated)
--> Fruit didMove(toParent: nav)
--> nav didShow(Fruit, animated)
--> … 650 ms
--> Apples willMove(toParent: nav)
--> Apples viewDidLoad
--> Fruit viewWillDisappear(animated)
--> Apples viewWillAppear(animated)
--> Apples viewIsAppearing(animated)
--> … 350 ms
--> Fruit viewDidDisappear(animated)
--> Apples viewDidAppear(animated)
--> Apples didMove(toParent: nav)
--> nav didShow(Apples, animated)
--> 1 2 3

-- Rule 2: Restoring a state list from the user defaults
-- Run 2: the program was killed and starts again. The stack is built before the window shows it,
-- without an animation, and none of the lower controllers has loaded its view.
simulator:terminate()
simulator:relaunch()
--> app willFinishLaunching
--> Menu willMove(toParent: nav)
--> Fruit willMove(toParent: nav)
--> Apples willMove(toParent: nav)
--> Apples viewDidLoad
--> Apples viewWillAppear
--> Apples viewIsAppearing
print(tree())
print(screen())
for _, screen in ipairs(nav.viewControllers) do print(screen.title, screen.isViewLoaded) end
--> window
--> └─ nav  UINavigationController                appearing
-->    ├─ Menu  ScreenViewController "Menu"       disappeared   view not loaded
-->    ├─ Fruit  ScreenViewController "Fruit"     disappeared   view not loaded
-->    └─ Apples  ScreenViewController "Apples"   appearing     top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Fruit        Apples                │
--> ├──────────────────────────────────────┤
--> │     ScreenViewController Apples      │
--> └──────────────────────────────────────┘
--> Menu false
--> Fruit false
--> Apples true
--> Apples viewDidAppear
--> Apples didMove(toParent: nav)
--> nav didShow(Apples)

-- The back button pops the chain; each screen loads its view when it appears.
user.back()
wait(1)
user.back()
wait(1)
--> Apples willMove(toParent: nil)
--> Fruit viewDidLoad
--> Apples viewWillDisappear(animated)
--> Fruit viewWillAppear(animated)
--> Fruit viewIsAppearing(animated)
--> … 350 ms
--> Apples viewDidDisappear(animated)
--> Fruit viewDidAppear(animated)
--> Fruit didMove(toParent: nav)
--> Apples didMove(toParent: nil)
--> nav didShow(Fruit, animated)
--> … 650 ms
--> Fruit willMove(toParent: nil)
--> Menu viewDidLoad
--> Fruit viewWillDisappear(animated)
--> Menu viewWillAppear(animated)
--> Menu viewIsAppearing(animated)
--> … 350 ms
--> Fruit viewDidDisappear(animated)
--> Menu viewDidAppear(animated)
--> Menu didMove(toParent: nav)
--> Fruit didMove(toParent: nil)
--> nav didShow(Menu, animated)
--> … 650 ms
--> Apples deinit
--> Fruit deinit
print(tree())
print(screen())
--> window
--> └─ nav  UINavigationController            appeared
-->    └─ Menu  ScreenViewController "Menu"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Menu           Fruit │
--> ├──────────────────────────────────────┤
--> │      ScreenViewController Menu       │
--> └──────────────────────────────────────┘
