-- facts: F98
-- A player above the tab bar is in it while the bar is minimised; its views have a trait that says so.
local player = UIButton "Play"
player:addTarget(nil, function() print("playing") end, "touchUpInside")
player:registerForTraitChanges({ "tabAccessoryEnvironment" }, function(view)
  print("now", view.traitCollection.tabAccessoryEnvironment)
end)
local songs = UIViewController "Songs"
local view = UIScrollView{ frame = { x = 0, y = 0, width = 390, height = 800 } }
view.contentSize = { width = 390, height = 3000 }
songs.view:addSubview(view)
local tabs = UITabBarController{ songs, UIViewController "Radio" }
tabs.bottomAccessory = UITabAccessory{ contentView = player }
tabs.tabBarMinimizeBehavior = "onScrollDown"
window.rootViewController = tabs
settle()
--> Songs viewDidLoad
--> Songs willMove(toParent: UITabBarController#3)
--> Radio willMove(toParent: UITabBarController#3)
--> Songs viewWillAppear
--> UIButton traitChangeHandler
--> now regular
--> Songs viewIsAppearing
--> Songs viewDidAppear
--> Songs didMove(toParent: UITabBarController#3)
print(player.traitCollection.tabAccessoryEnvironment, songs.view.safeAreaInsets.bottom)
print(screen())
--> regular 131.0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │     UIViewController #1 "Songs"      │
--> ├──────────────────────────────────────┤
--> │             [ Play ]                 │
--> ├──────────────────────────────────────┤
--> │      ● Songs           ○ Radio       │
--> └──────────────────────────────────────┘
user.tap "Play"
--> playing
user.scroll(view, { y = 200 })
settle()
--> UIButton traitChangeHandler
--> now inline
print(songs.view.safeAreaInsets.bottom)
print(screen())
--> 83.0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │     UIViewController #1 "Songs"      │
--> ├──────────────────────────────────────┤
--> │  ● Songs              [ Play ]       │
--> └──────────────────────────────────────┘
tabs:setBottomAccessory(nil, true)
settle()
print(player.superview)
--> nil
