-- facts: P40, D36, B47
-- A page sheet of old releases is as high as the screen, in portrait as wide: it is below the status
-- bar like a full screen.
simulator.profile = "classic"
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
for _, style in ipairs{ "fullScreen", "pageSheet" } do
  local nav = UINavigationController{ UIViewController "Top", modalPresentationStyle = style }
  home:present(nav, false)
  settle()
  local frame, bar = nav.view.frame, nav.navigationBar.frame
  print(style, frame.x, frame.width, frame.height, bar.y, bar.height)
  home:dismiss(false)
  settle()
  local plain = UIViewController{ title = "Plain", modalPresentationStyle = style }
  home:present(plain, false)
  settle()
  print(plain.view.frame.y, plain.view.frame.height)
  home:dismiss(false)
  settle()
end
--> Top willMove(toParent: UINavigationController#3)
--> Top viewDidLoad
--> Home viewWillDisappear
--> Top viewWillAppear
--> Top viewDidAppear
--> Top didMove(toParent: UINavigationController#3)
--> Home viewDidDisappear
--> fullScreen 0.0 768.0 1024.0 20.0 44.0
--> Top viewWillDisappear
--> Home viewWillAppear
--> Home viewDidAppear
--> Top viewDidDisappear
--> Plain viewDidLoad
--> Home viewWillDisappear
--> Plain viewWillAppear
--> Plain viewDidAppear
--> Home viewDidDisappear
--> 20.0 1004.0
--> Plain viewWillDisappear
--> Home viewWillAppear
--> Home viewDidAppear
--> Plain viewDidDisappear
--> Top willMove(toParent: UINavigationController#6)
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewDidAppear
--> Top didMove(toParent: UINavigationController#6)
--> pageSheet 0.0 768.0 1024.0 20.0 44.0
--> Top viewWillDisappear
--> Top viewDidDisappear
--> Plain viewDidLoad
--> Plain viewWillAppear
--> Plain viewDidAppear
--> 20.0 1004.0
--> Plain viewWillDisappear
--> Plain viewDidDisappear
