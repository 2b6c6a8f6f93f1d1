-- facts: E51, E55, E58, E60, E61
-- A bar of the app's own above the tab bar
-- Watch: the list keeps its last row above the player, because the tabs add the player's height to its safe area.

simulator.model = "iPhone X"

local List = class("ListViewController", UIViewController)

function List:viewDidLoad()
  self.rows = UIView()
  self.view:addSubview(self.rows)
end

-- Called before the first layout, and when a bar or the player comes or goes.
function List:viewSafeAreaInsetsDidChange()
  List.super.viewSafeAreaInsetsDidChange(self)
  self.rows.frame = self.view.safeAreaLayoutGuide.layoutFrame
end

local list = List "Songs"
local nav = UINavigationController{ list, name = "nav" }
local tabs = UITabBarController{ nav, UIViewController "Search", name = "tabs" }
local player = UILabel{ text = "Now playing", isHidden = true }
tabs.view:addSubview(player)

local function show()
  local frame = list.rows.frame
  print(("rows from %g to %g"):format(frame.y, frame.y + frame.height))
end

window.rootViewController = tabs
settle()
show()
--> Songs willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Search willMove(toParent: tabs)
--> Songs viewDidLoad
--> Songs viewWillAppear
--> Songs viewSafeAreaInsetsDidChange
--> Songs viewIsAppearing
--> nav didMove(toParent: tabs)
--> Songs viewDidAppear
--> Songs didMove(toParent: nav)
--> rows from 88 to 729

-- The player appears: it takes 56 points above the tab bar.
local function showPlayer(isShown)
  player.isHidden = not isShown
  player.frame = { x = 0, y = 812 - 83 - 56, width = 375, height = 56 }
  nav.additionalSafeAreaInsets = { bottom = isShown and 56 or 0 }
end

showPlayer(true)
settle()
show()
print(screen())
--> Songs viewSafeAreaInsetsDidChange
--> rows from 88 to 673
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Now playing                          │
--> │                Songs                 │
--> ├──────────────────────────────────────┤
--> │        ListViewController #1         │
--> ├──────────────────────────────────────┤
--> │      ● Songs           ○ Search      │
--> └──────────────────────────────────────┘

-- A pushed controller gets the same.
local detail = UIViewController "Detail"
nav:pushViewController(detail, true)
settle()
print(detail.view.safeAreaInsets.bottom)
nav:popViewController(true)
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Songs viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Songs viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> 139.0
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Songs viewWillAppear(animated)
--> Songs viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Songs viewDidAppear(animated)
--> Detail didMove(toParent: nil)

showPlayer(false)
settle()
show()
--> Songs viewSafeAreaInsetsDidChange
--> rows from 88 to 729
