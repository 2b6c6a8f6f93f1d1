-- facts: R1, R1b, A21, A31, A35, A46, A48, B19, bars-051-momentary, bars-052-momentary-sample-titles
-- Pushing Momentary Views
-- Book: iPhone Developer's Cookbook, section Pushing Momentary Views, recipe 1: Pushing Momentary Views
-- Watch: the contents and the bar while they move, and Back: level 3 leads to the root.

local TestBed = class("TestBedViewController", UIViewController)
local made

function TestBed:init(args)
  self.depth = args.depth or 1
  made[#made + 1] = self
end

function TestBed:loadView()
  self.view = UIView()
  self.title = self.depth == 1 and "Root Level" or "Level " .. self.depth
  if self.depth < 3 then
    local title = "Push " .. self.depth + 1
    self.navigationItem.rightBarButtonItem =
      UIBarButtonItem{ title = title, target = self, action = "push" }
  end
end

local function show()
  local nav = window.rootViewController
  local bar = nav.navigationBar.displayed
  print(tree())
  print(screen())
  print(("bar  [%s]  %s  [%s]"):format(bar.left[1] or "", bar.title, bar.right[1] or ""))
end

-- The transitions that were not shown yet, and the screen half-way through the last one.
local shown = 0
local function showMovement()
  local count = 0
  for line in timeline():gmatch("transition[^\n]+") do
    count = count + 1
    if count > shown then print(line) end
  end
  shown = count
  print(screen())
end

local function start(form)
  made = {}
  window.rootViewController = UINavigationController{ form{ depth = 1 }, name = "nav" }
  settle()
end

-- Recipe 1: Pushing Momentary Views
-- The original: push, pop twice without an animation, and push again a moment later.
-- All of it is one turn: the stack that the program sees is [Root Level] right after the tap.
local Original = class("OriginalTestBed", TestBed)

function Original:push()
  local nav = self.navigationController
  nav:pushViewController(Original{ depth = self.depth + 1 }, true)
  if self.depth >= 2 then
    -- This controller is about to lose its navigation controller, so it is passed along.
    self:perform("doPush", nav, 0.05)
    nav:popViewController(false)
    nav:popViewController(false)
    print(#nav.viewControllers, self.navigationController)
  end
end

function Original:doPush(nav)
  nav:pushViewController(Original{ depth = self.depth + 1 }, true)
end

start(Original)
show()
--> OriginalTestBed#1 willMove(toParent: nav)
--> OriginalTestBed#1 loadView
--> Root Level viewDidLoad
--> Root Level viewWillAppear
--> Root Level viewIsAppearing
--> Root Level viewDidAppear
--> Root Level didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController           appeared
-->    └─ #1  OriginalTestBed "Root Level"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              Root Level       Push 2 │
--> ├──────────────────────────────────────┤
--> │          OriginalTestBed #1          │
--> └──────────────────────────────────────┘
--> bar  []  Root Level  [Push 2]
user.tap "Push 2"
wait(0.15)
showMovement()
--> OriginalTestBed#3 willMove(toParent: nav)
--> OriginalTestBed#3 loadView
--> Level 2 viewDidLoad
--> Root Level viewWillDisappear(animated)
--> Level 2 viewWillAppear(animated)
--> Level 2 viewIsAppearing(animated)
--> transition push (Level 2 over Root Level)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 2         Push 3 │
--> ├──────────────────────────────────────┤
--> │          OriginalTestBed #3          │
--> └──────────────────────────────────────┘
settle()
show()
--> … 200 ms
--> Root Level viewDidDisappear(animated)
--> Level 2 viewDidAppear(animated)
--> Level 2 didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController           appeared
-->    ├─ #1  OriginalTestBed "Root Level"   disappeared
-->    └─ #3  OriginalTestBed "Level 2"      appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 2         Push 3 │
--> ├──────────────────────────────────────┤
--> │          OriginalTestBed #3          │
--> └──────────────────────────────────────┘
--> bar  [‹ Root Level]  Level 2  [Push 3]

-- The contents move from level 2 to level 3, under a bar that moves from the root to level 3.
user.tap "Push 3"
wait(0.04)
show()
--> 1 nil
--> Level 2 willMove(toParent: nil)
--> Level 2 viewWillDisappear
--> Root Level viewWillAppear
--> Root Level viewIsAppearing
--> Level 2 viewDidDisappear
--> Root Level viewDidAppear
--> Level 2 didMove(toParent: nil)
--> window
--> └─ nav  UINavigationController           appeared
-->    └─ #1  OriginalTestBed "Root Level"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              Root Level       Push 2 │
--> ├──────────────────────────────────────┤
--> │          OriginalTestBed #4          │
--> └──────────────────────────────────────┘
--> bar  []  Root Level  [Push 2]
wait(0.16)
showMovement()
--> … 10 ms
--> OriginalTestBed#5 willMove(toParent: nav)
--> OriginalTestBed#5 loadView
--> Level 3 viewDidLoad
--> Root Level viewWillDisappear(animated)
--> Level 3 viewWillAppear(animated)
--> Level 3 viewIsAppearing(animated)
--> transition push (OriginalTestBed#4 over Level 2)
--> transition push (Level 3 over Root Level)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 3                │
--> ├──────────────────────────────────────┤
--> │          OriginalTestBed #5          │
--> └──────────────────────────────────────┘
settle()
show()
--> … 200 ms
--> Root Level viewDidDisappear(animated)
--> Level 3 viewDidAppear(animated)
--> Level 3 didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController           appeared
-->    ├─ #1  OriginalTestBed "Root Level"   disappeared
-->    └─ #5  OriginalTestBed "Level 3"      appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 3                │
--> ├──────────────────────────────────────┤
--> │          OriginalTestBed #5          │
--> └──────────────────────────────────────┘
--> bar  [‹ Root Level]  Level 3  []

-- Level 3 was made twice; the one on screen is the second.
local nav = window.rootViewController
print(#made, made[3] ~= made[4], nav.topViewController == made[4], #nav.viewControllers)
--> 4 true true 2
user.back()
settle()
show()
--> Level 3 willMove(toParent: nil)
--> Level 3 viewWillDisappear(animated)
--> Root Level viewWillAppear(animated)
--> Root Level viewIsAppearing(animated)
--> … 350 ms
--> Level 3 viewDidDisappear(animated)
--> Root Level viewDidAppear(animated)
--> Level 3 didMove(toParent: nil)
--> window
--> └─ nav  UINavigationController           appeared
-->    └─ #1  OriginalTestBed "Root Level"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              Root Level       Push 2 │
--> ├──────────────────────────────────────┤
--> │          OriginalTestBed #1          │
--> └──────────────────────────────────────┘
--> bar  []  Root Level  [Push 2]

-- Today, a: assign the whole stack at once. The new top was not in it, so this is a push.
local Assigning = class("AssigningTestBed", TestBed)

function Assigning:push()
  local stack = self.navigationController
  local successor = Assigning{ depth = self.depth + 1 }
  if self.depth < 2 then
    stack:pushViewController(successor, true)
  else
    stack:setViewControllers({ stack.viewControllers[1], successor }, true)
  end
end

start(Assigning)
user.tap "Push 2"
settle()
show()
--> AssigningTestBed#6 willMove(toParent: nav)
--> AssigningTestBed#6 loadView
--> Root Level viewDidLoad
--> Root Level viewWillDisappear
--> Root Level viewWillAppear
--> Root Level viewIsAppearing
--> Root Level viewDidDisappear
--> Root Level viewDidAppear
--> Root Level didMove(toParent: nav)
--> AssigningTestBed#8 willMove(toParent: nav)
--> AssigningTestBed#8 loadView
--> Level 2 viewDidLoad
--> Root Level viewWillDisappear(animated)
--> Level 2 viewWillAppear(animated)
--> Level 2 viewIsAppearing(animated)
--> … 350 ms
--> Root Level viewDidDisappear(animated)
--> Level 2 viewDidAppear(animated)
--> Level 2 didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController            appeared
-->    ├─ #6  AssigningTestBed "Root Level"   disappeared
-->    └─ #8  AssigningTestBed "Level 2"      appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 2         Push 3 │
--> ├──────────────────────────────────────┤
--> │         AssigningTestBed #8          │
--> └──────────────────────────────────────┘
--> bar  [‹ Root Level]  Level 2  [Push 3]
--> Level 3 deinit
--> OriginalTestBed#4 deinit
--> Level 2 deinit
user.tap "Push 3"
settle()
show()
--> Level 2 willMove(toParent: nil)
--> AssigningTestBed#9 willMove(toParent: nav)
--> AssigningTestBed#9 loadView
--> Level 3 viewDidLoad
--> Level 2 viewWillDisappear(animated)
--> Level 3 viewWillAppear(animated)
--> Level 3 viewIsAppearing(animated)
--> … 350 ms
--> Level 2 viewDidDisappear(animated)
--> Level 3 viewDidAppear(animated)
--> Level 2 didMove(toParent: nil)
--> Level 3 didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController            appeared
-->    ├─ #6  AssigningTestBed "Root Level"   disappeared
-->    └─ #9  AssigningTestBed "Level 3"      appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 3                │
--> ├──────────────────────────────────────┤
--> │         AssigningTestBed #9          │
--> └──────────────────────────────────────┘
--> bar  [‹ Root Level]  Level 3  []

-- Today, b: push, and remove the predecessor when the successor has appeared. The top stays, so
-- nothing is animated; only the back button changes.
local Tidying = class("TidyingTestBed", TestBed)

function Tidying:push()
  self.navigationController:pushViewController(Tidying{ depth = self.depth + 1 }, true)
end

function Tidying:viewDidAppear(animated)
  Tidying.super.viewDidAppear(self, animated)
  if self.depth == 3 then
    local stack = self.navigationController.viewControllers
    self.navigationController.viewControllers = { stack[1], self }
  end
end

start(Tidying)
user.tap "Push 2"
settle()
show()
--> TidyingTestBed#10 willMove(toParent: nav)
--> TidyingTestBed#10 loadView
--> Root Level viewDidLoad
--> Level 3 viewWillDisappear
--> Root Level viewWillAppear
--> Root Level viewIsAppearing
--> Level 3 viewDidDisappear
--> Root Level viewDidAppear
--> Root Level didMove(toParent: nav)
--> TidyingTestBed#12 willMove(toParent: nav)
--> TidyingTestBed#12 loadView
--> Level 2 viewDidLoad
--> Root Level viewWillDisappear(animated)
--> Level 2 viewWillAppear(animated)
--> Level 2 viewIsAppearing(animated)
--> … 350 ms
--> Root Level viewDidDisappear(animated)
--> Level 2 viewDidAppear(animated)
--> Level 2 didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController           appeared
-->    ├─ #10  TidyingTestBed "Root Level"   disappeared
-->    └─ #12  TidyingTestBed "Level 2"      appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 2         Push 3 │
--> ├──────────────────────────────────────┤
--> │          TidyingTestBed #12          │
--> └──────────────────────────────────────┘
--> bar  [‹ Root Level]  Level 2  [Push 3]
--> Level 2 deinit
--> nav deinit
--> Level 3 deinit
--> Root Level deinit
user.tap "Push 3"
wait(0.3)
show()
--> TidyingTestBed#13 willMove(toParent: nav)
--> TidyingTestBed#13 loadView
--> Level 3 viewDidLoad
--> Level 2 viewWillDisappear(animated)
--> Level 3 viewWillAppear(animated)
--> Level 3 viewIsAppearing(animated)
--> window
--> └─ nav  UINavigationController           appeared
-->    ├─ #10  TidyingTestBed "Root Level"   disappeared
-->    ├─ #12  TidyingTestBed "Level 2"      disappearing
-->    └─ #13  TidyingTestBed "Level 3"      appearing      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Level 2     Level 3                │
--> ├──────────────────────────────────────┤
--> │          TidyingTestBed #13          │
--> └──────────────────────────────────────┘
--> bar  [‹ Level 2]  Level 3  []
settle()
show()
--> … 50 ms
--> Level 2 viewDidDisappear(animated)
--> Level 3 viewDidAppear(animated)
--> Level 3 didMove(toParent: nav)
--> Level 2 didMove(toParent: nil)
--> window
--> └─ nav  UINavigationController           appeared
-->    ├─ #10  TidyingTestBed "Root Level"   disappeared
-->    └─ #13  TidyingTestBed "Level 3"      appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 3                │
--> ├──────────────────────────────────────┤
--> │          TidyingTestBed #13          │
--> └──────────────────────────────────────┘
--> bar  [‹ Root Level]  Level 3  []

-- Today, c: the successor removes its predecessor before it appears. The stack is in a transition
-- then, so the removal waits until it has ended.
local Removing = class("RemovingTestBed", TestBed)

function Removing:push()
  self.navigationController:pushViewController(Removing{ depth = self.depth + 1 }, true)
end

function Removing:viewWillAppear(animated)
  Removing.super.viewWillAppear(self, animated)
  local stack = self.navigationController.viewControllers
  if self.depth == 3 and #stack == 3 then
    table.remove(stack, #stack - 1)
    self.navigationController.viewControllers = stack
  end
end

start(Removing)
user.tap "Push 2"
settle()
show()
--> RemovingTestBed#14 willMove(toParent: nav)
--> RemovingTestBed#14 loadView
--> Root Level viewDidLoad
--> Level 3 viewWillDisappear
--> Root Level viewWillAppear
--> Root Level viewIsAppearing
--> Level 3 viewDidDisappear
--> Root Level viewDidAppear
--> Root Level didMove(toParent: nav)
--> RemovingTestBed#16 willMove(toParent: nav)
--> RemovingTestBed#16 loadView
--> Level 2 viewDidLoad
--> Root Level viewWillDisappear(animated)
--> Level 2 viewWillAppear(animated)
--> Level 2 viewIsAppearing(animated)
--> … 350 ms
--> Root Level viewDidDisappear(animated)
--> Level 2 viewDidAppear(animated)
--> Level 2 didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController            appeared
-->    ├─ #14  RemovingTestBed "Root Level"   disappeared
-->    └─ #16  RemovingTestBed "Level 2"      appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 2         Push 3 │
--> ├──────────────────────────────────────┤
--> │         RemovingTestBed #16          │
--> └──────────────────────────────────────┘
--> bar  [‹ Root Level]  Level 2  [Push 3]
--> Level 2 deinit
--> nav deinit
--> Level 3 deinit
--> Root Level deinit
user.tap "Push 3"
settle()
show()
--> RemovingTestBed#17 willMove(toParent: nav)
--> RemovingTestBed#17 loadView
--> Level 3 viewDidLoad
--> Level 2 viewWillDisappear(animated)
--> Level 3 viewWillAppear(animated)
--> Level 3 viewIsAppearing(animated)
--> … 350 ms
--> Level 2 viewDidDisappear(animated)
--> Level 3 viewDidAppear(animated)
--> Level 3 didMove(toParent: nav)
--> Level 2 didMove(toParent: nil)
--> window
--> └─ nav  UINavigationController            appeared
-->    ├─ #14  RemovingTestBed "Root Level"   disappeared
-->    └─ #17  RemovingTestBed "Level 3"      appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root Level  Level 3                │
--> ├──────────────────────────────────────┤
--> │         RemovingTestBed #17          │
--> └──────────────────────────────────────┘
--> bar  [‹ Root Level]  Level 3  []
user.back()
settle()
show()
--> Level 3 willMove(toParent: nil)
--> Level 3 viewWillDisappear(animated)
--> Root Level viewWillAppear(animated)
--> Root Level viewIsAppearing(animated)
--> … 350 ms
--> Level 3 viewDidDisappear(animated)
--> Root Level viewDidAppear(animated)
--> Level 3 didMove(toParent: nil)
--> window
--> └─ nav  UINavigationController            appeared
-->    └─ #14  RemovingTestBed "Root Level"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              Root Level       Push 2 │
--> ├──────────────────────────────────────┤
--> │         RemovingTestBed #14          │
--> └──────────────────────────────────────┘
--> bar  []  Root Level  [Push 2]
