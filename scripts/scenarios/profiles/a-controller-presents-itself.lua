-- facts: P73, err-on-itself
-- A controller that presents itself raises, and nothing has changed.
simulator.profile = "mid"
local Player = class("PlayerViewController", UIViewController)
local player = Player "Player"
window.rootViewController = player
settle()
--> Player viewDidLoad
--> Player viewWillAppear
--> Player viewDidAppear
local ok, problem = pcall(player.present, player, player, true)
print(ok, problem.name, player.presentedViewController)
--> exception NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <PlayerViewController: 0x110>.
--> false NSInvalidArgumentException nil
