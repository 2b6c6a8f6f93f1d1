-- facts: P62, P79, P82, err-already-presenting-new
-- A presenter under a sheet is on screen, but it is already presenting.
local Main = class("MainViewController", UIViewController)
local Alpha = class("AlphaViewController", UIViewController)
local Bravo = class("BravoViewController", UIViewController)
local main, alpha = Main "Main", Alpha "Alpha"
window.rootViewController = main
settle()
main:present(alpha)
settle()
--> Main viewDidLoad
--> Main viewWillAppear
--> Main viewIsAppearing
--> Main viewDidAppear
--> Alpha viewDidLoad
--> Alpha viewWillAppear
--> Alpha viewIsAppearing
--> Alpha viewDidAppear
local bravo = Bravo "Bravo"
alpha.presentingViewController:present(bravo, true)
settle()
print(main.presentedViewController == alpha)
--> warning already-presenting: Attempt to present <BravoViewController: 0x130> on <MainViewController: 0x110> (from <MainViewController: 0x110>) which is already presenting <AlphaViewController: 0x120>.
--> true
