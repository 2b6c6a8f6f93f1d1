-- facts: B64, D10
-- Up to iOS 12 an overridden shouldPop has to pop by itself; later that pops twice.
local function start(profile)
  simulator.profile = profile
  local Popping = class("PoppingNavigationController", UINavigationController)
  function Popping:shouldPop()
    if self.pops then self:popViewController(false) end
    return true
  end
  local nav = Popping{ UIViewController "A", UIViewController "B", UIViewController "C" }
  window.rootViewController = nav
  settle()
  user.back()
  settle()
  print(profile, #nav.viewControllers)
  nav.pops = true
  if #nav.viewControllers == 2 then nav:pushViewController(UIViewController "D", false) end
  settle()
  user.back()
  settle()
  print(profile, #nav.viewControllers)
  window.rootViewController = nil
  settle()
end

start "mid"
--> A willMove(toParent: PoppingNavigationController#4)
--> B willMove(toParent: PoppingNavigationController#4)
--> C willMove(toParent: PoppingNavigationController#4)
--> C viewDidLoad
--> C viewWillAppear
--> C viewDidAppear
--> C didMove(toParent: PoppingNavigationController#4)
--> PoppingNavigationController#4 shouldPop(C)
--> mid 3
--> PoppingNavigationController#4 shouldPop(C)
--> C willMove(toParent: nil)
--> B viewDidLoad
--> C viewWillDisappear
--> B viewWillAppear
--> C viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: PoppingNavigationController#4)
--> C didMove(toParent: nil)
--> mid 2
--> B viewWillDisappear
--> B viewDidDisappear
--> PoppingNavigationController#4 deinit
start "modern"
--> A willMove(toParent: PoppingNavigationController#8)
--> B willMove(toParent: PoppingNavigationController#8)
--> C willMove(toParent: PoppingNavigationController#8)
--> C viewDidLoad
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
--> C didMove(toParent: PoppingNavigationController#8)
--> PoppingNavigationController#8 shouldPop(C)
--> C willMove(toParent: nil)
--> B viewDidLoad
--> C viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 350 ms
--> C viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: PoppingNavigationController#8)
--> C didMove(toParent: nil)
--> modern 2
--> D willMove(toParent: PoppingNavigationController#8)
--> D viewDidLoad
--> B viewWillDisappear
--> D viewWillAppear
--> D viewIsAppearing
--> B viewDidDisappear
--> D viewDidAppear
--> D didMove(toParent: PoppingNavigationController#8)
--> PoppingNavigationController#8 shouldPop(D)
--> D willMove(toParent: nil)
--> A viewDidLoad
--> D viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> B didMove(toParent: nil)
--> … 350 ms
--> D viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: PoppingNavigationController#8)
--> D didMove(toParent: nil)
--> modern 1
--> A viewWillDisappear
--> A viewDidDisappear
--> PoppingNavigationController#8 deinit
