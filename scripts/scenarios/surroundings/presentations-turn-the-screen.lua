-- facts: E80, E81, E82, E83
-- Only a presentation that fills the screen turns it; a sheet doesn't.
local home = UIViewController "Home"
function home:supportedInterfaceOrientations() return "portrait" end
function home:viewWillTransition() end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear

for _, style in ipairs{ "fullScreen", "overFullScreen", "pageSheet", "overCurrentContext" } do
  local movie = UIViewController{ title = "Movie", modalPresentationStyle = style }
  function movie:supportedInterfaceOrientations() return "landscape" end
  home:present(movie, false)
  settle()
  mark(style .. ": " .. movie.interfaceOrientation)
  home:dismiss(false)
  settle()
  mark("then: " .. home.interfaceOrientation)
end
--> Movie viewDidLoad
--> Home viewWillDisappear
--> Movie viewWillAppear
--> Movie viewIsAppearing
--> Movie viewDidAppear
--> Home viewDidDisappear
--> fullScreen: landscapeRight
--> Movie viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewWillTransition(to: 390 x 844)
--> Home viewDidAppear
--> Movie viewDidDisappear
--> then: portrait
--> Movie viewDidLoad
--> Movie viewWillAppear
--> Movie viewIsAppearing
--> Movie viewDidAppear
--> overFullScreen: landscapeRight
--> Movie viewWillDisappear
--> Home viewWillTransition(to: 390 x 844)
--> Movie viewDidDisappear
--> then: portrait
--> Movie viewDidLoad
--> Movie viewWillAppear
--> Movie viewIsAppearing
--> Movie viewDidAppear
--> pageSheet: portrait
--> Movie viewWillDisappear
--> Movie viewDidDisappear
--> then: portrait
--> Movie viewDidLoad
--> Movie viewWillAppear
--> Movie viewIsAppearing
--> Movie viewDidAppear
--> overCurrentContext: portrait
--> Movie viewWillDisappear
--> Movie viewDidDisappear
--> then: portrait

-- A full-screen presentation begins as preferred, and turns freely afterwards.
local movie = UIViewController{ title = "Movie", modalPresentationStyle = "fullScreen" }
function movie:preferredInterfaceOrientationForPresentation() return "landscapeLeft" end
home:present(movie, false)
settle()
--> Movie viewDidLoad
--> Home viewWillDisappear
--> Movie viewWillAppear
--> Movie viewIsAppearing
--> Movie viewDidAppear
--> Home viewDidDisappear
print(movie.interfaceOrientation)
user.rotate "landscape"
print(movie.interfaceOrientation)
--> landscapeLeft
--> landscapeRight
