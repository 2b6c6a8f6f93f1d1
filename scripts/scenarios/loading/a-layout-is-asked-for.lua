-- facts: A26, ARM-03
-- The first layout comes with the view; another when it is requested, or when the frame changes.
local Screen = class("ScreenViewController", UIViewController)
function Screen:updateViewConstraints() end
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() print(self.view.frame.height) end
local screen = Screen "Screen"
local nav = UINavigationController{ screen, name = "nav" }
nav.navigationBar.isTranslucent = false
window.rootViewController = nav
settle()
--> Screen willMove(toParent: nav)
--> Screen viewDidLoad
--> Screen viewWillAppear
--> Screen viewIsAppearing
--> Screen updateViewConstraints
--> Screen viewWillLayoutSubviews
--> Screen viewDidLayoutSubviews
--> 753.0
--> Screen viewDidAppear
--> Screen didMove(toParent: nav)

screen.view:setNeedsLayout()
screen.view:setNeedsLayout()
print("once, at the end of the turn")
wait(0)
--> once, at the end of the turn
--> Screen viewWillLayoutSubviews
--> Screen viewDidLayoutSubviews
--> 753.0
screen.view:setNeedsUpdateConstraints()
wait(0)
--> Screen updateViewConstraints
--> Screen viewWillLayoutSubviews
--> Screen viewDidLayoutSubviews
--> 753.0

-- A child's view gets another size by hand.
local child = Screen "Child"
screen:addChild(child)
screen.view:addSubview(child.view)
child:didMove(screen)
wait(0)
--> Child willMove(toParent: Screen)
--> Child viewDidLoad
--> Child viewWillAppear
--> Child didMove(toParent: Screen)
--> Child viewIsAppearing
--> Child updateViewConstraints
--> Child viewWillLayoutSubviews
--> Child viewDidLayoutSubviews
--> 844.0
--> Child viewDidAppear
child.view.frame = { x = 0, y = 100, width = 390, height = 200 }
wait(0)
--> Child viewWillLayoutSubviews
--> Child viewDidLayoutSubviews
--> 200.0

-- The contents get more room when an opaque bar is hidden.
nav:setNavigationBarHidden(true)
settle()
--> Screen viewWillLayoutSubviews
--> Screen viewDidLayoutSubviews
--> 844.0
--> Child viewWillLayoutSubviews
--> Child viewDidLayoutSubviews
--> 291.0
