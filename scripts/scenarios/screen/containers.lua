-- facts: A33, A97, P38
-- Views of children are drawn in their container's; a presentation in a context replaces it.
local box = UIViewController "Box"
window.rootViewController = UITabBarController{ box }
settle()
--> Box willMove(toParent: UITabBarController#2)
--> Box viewDidLoad
--> Box viewWillAppear
--> Box viewIsAppearing
--> Box viewDidAppear
--> Box didMove(toParent: UITabBarController#2)
local label = UILabel{ text = "Two of them" }
label.frame = { x = 10, y = 60, width = 200, height = 20 }
box.view:addSubview(label)
for index = 0, 1 do
  local child = UIViewController("Child " .. index)
  box:addChild(child)
  child.view.frame = { x = 10 + 190 * index, y = 100, width = 180, height = 200 }
  child.view:addSubview(UIButton{ title = "Tap " .. index })
  box.view:addSubview(child.view)
  child:didMove(box)
end
print(screen())
print(user.tap "Tap 1")
--> Child 0 willMove(toParent: Box)
--> Child 0 viewDidLoad
--> Child 0 viewWillAppear
--> Child 0 didMove(toParent: Box)
--> Child 1 willMove(toParent: Box)
--> Child 1 viewDidLoad
--> Child 1 viewWillAppear
--> Child 1 didMove(toParent: Box)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Two of them                          │
--> │┌────────────────┐  ┌────────────────┐│
--> ││ [ Tap 0 ]      │  │ [ Tap 1 ]      ││
--> │└────────────────┘  └────────────────┘│
--> ├──────────────────────────────────────┤
--> │                ● Box                 │
--> └──────────────────────────────────────┘
--> true
--> Child 0 viewIsAppearing
--> Child 0 viewDidAppear
--> Child 1 viewIsAppearing
--> Child 1 viewDidAppear
box.definesPresentationContext = true
local over = UIViewController{ title = "Over", modalPresentationStyle = "overCurrentContext" }
box.children[1]:present(over, true)
settle()
--> Over viewDidLoad
--> Over viewWillAppear(animated)
--> Over viewIsAppearing(animated)
--> … 500 ms
--> Over viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │      UIViewController #5 "Over"      │
--> ├──────────────────────────────────────┤
--> │                ● Box                 │
--> └──────────────────────────────────────┘
