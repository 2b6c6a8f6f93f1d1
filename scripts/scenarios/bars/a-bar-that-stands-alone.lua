-- facts: B42, B43, B44, B45, B66, bars-038-longpress-pop
-- A bar outside a navigation controller keeps its own items, and asks its delegate.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local bar = UINavigationBar{ name = "bar" }
home.view:addSubview(bar)
local may = true
bar.delegate = {
  shouldPush = function() return may end,
  didPush = function() end,
  shouldPop = function() return may end,
  didPop = function() end,
}

local function show()
  local seen = bar.displayed
  print(#bar.items, seen.left[1], seen.title)
end

bar:pushItem(UINavigationItem "One", false)
bar:pushItem(UINavigationItem "Two", true)
show()
settle()
--> bar shouldPush(One)
--> bar didPush(One)
--> bar shouldPush(Two)
--> 2 ‹ One Two
--> … 350 ms
--> bar didPush(Two)
may = false
bar:pushItem(UINavigationItem "Three", false)
print(bar:popItem(false))
print(user.back())
show()
--> bar shouldPush(Three)
--> bar shouldPop(Two)
--> nil
--> bar shouldPop(Two)
--> false shouldPop refused
--> 2 ‹ One Two
may = true
print(user.tap "One")
show()
settle()
--> bar shouldPop(Two)
--> true
--> 1 nil One
--> … 350 ms
--> bar didPop(Two)
-- The menu doesn't ask.
bar:setItems({ UINavigationItem "X", UINavigationItem "Y", UINavigationItem "Z" }, true)
user.holdBack "X"
show()
settle()
--> 1 nil X
--> … 350 ms
--> bar didPush(Z)
--> bar didPop(Z)
--> bar didPop(Y)
