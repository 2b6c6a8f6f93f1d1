-- facts: B31, B92
-- An index, from 0, means one of several with the same text; fields and sliders have one, too.
local home = UIViewController "Home"
local function add(view, y)
  view.frame = { x = 20, y = y, width = 200, height = 40 }
  home.view:addSubview(view)
  return view
end
for index, y in ipairs{ 100, 160 } do
  add(UIButton{ title = "Same", action = function() print("button " .. index) end }, y)
end
local first = add(UITextField{ placeholder = "Name" }, 220)
local second = add(UITextField{ placeholder = "Name" }, 280)
add(UISlider(), 340)
local slider = add(UISlider(), 400)
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
user.tap "Same"
user.tap("Same", 1)
print(pcall(user.tap, "Same", 2))
--> button 1
--> button 2
--> false scripts/scenarios/views/one-of-several-with-a-text.lua:24: no "Same" with index 2 on screen; there are: "Same", "Same", "Name", "Name", "UISlider", "UISlider"
user.type("a", 1)
user.type("b", 0)
print(first.text, second.text)
user.slide(0.5, 1)
print(slider.value)
--> b a
--> 0.5
-- The back button has the title of the root, which a tab has as well: that comes first.
simulator:reset()
local nav = UINavigationController{ UIViewController "Home", UIViewController "Detail" }
nav.tabBarItem.title = "Stack"
local other = UIViewController{ title = "Home", name = "other" }
window.rootViewController = UITabBarController{ nav, other }
settle()
--> Home willMove(toParent: UINavigationController#3)
--> Detail willMove(toParent: UINavigationController#3)
--> UINavigationController#3 willMove(toParent: UITabBarController#5)
--> other willMove(toParent: UITabBarController#5)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> UINavigationController#3 didMove(toParent: UITabBarController#5)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#3)
user.tap("Home", 1)
print(#nav.viewControllers)
settle()
--> 1
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Home didMove(toParent: UINavigationController#3)
--> Detail didMove(toParent: nil)
