-- facts: B52, E49
-- A tap where the bars would be reveals those that a small height hides, until the next turn.
local top = UIViewController "Top"
local nav = UINavigationController{ top }
nav.hidesBarsWhenVerticallyCompact = true
local low = UIView{ frame = { y = 200, width = 50, height = 50 } }
top.view:addSubview(low)
window.rootViewController = nav
settle()
local function show() print(nav.navigationBar.displayed ~= nil) end
show()
user.rotate("landscape")
settle()
show()
print(user.tap(low))
show()
print(user.tap(top.view))
settle()
show()
user.rotate("portrait")
user.rotate("landscape")
settle()
show()
--> Top willMove(toParent: UINavigationController#2)
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewIsAppearing
--> Top viewDidAppear
--> Top didMove(toParent: UINavigationController#2)
--> true
--> false
--> false nothing handles it
--> false
--> true
--> true
--> false
