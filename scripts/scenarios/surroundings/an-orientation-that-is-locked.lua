-- facts: F105
-- A controller on the screen locks the orientation: the contents stay when the device is turned, and
-- follow it when it asks again.
local game = UIViewController "Game"
game.playing = true
function game:prefersInterfaceOrientationLocked() return self.playing end
local nav = UINavigationController{ game }
function nav:childViewControllerForInterfaceOrientationLock() return self.topViewController end
window.rootViewController = nav
settle()
--> Game willMove(toParent: UINavigationController#2)
--> Game viewDidLoad
--> Game viewWillAppear
--> Game viewIsAppearing
--> Game viewDidAppear
--> Game didMove(toParent: UINavigationController#2)
print(simulator.systemParts.locksOrientation, user.rotate("landscape"))
--> true false the contents stay in portrait: it is locked
print(simulator.orientation)
--> portrait
game.playing = false
game:setNeedsUpdateOfPrefersInterfaceOrientationLocked()
settle()
print(simulator.orientation, simulator.systemParts.locksOrientation)
--> landscape false
