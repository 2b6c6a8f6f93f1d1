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
--> ?
print(simulator.systemParts.locksOrientation, user.rotate("landscape"))
--> ?
print(simulator.orientation)
--> ?
game.playing = false
game:setNeedsUpdateOfPrefersInterfaceOrientationLocked()
settle()
print(simulator.orientation, simulator.systemParts.locksOrientation)
--> ?
