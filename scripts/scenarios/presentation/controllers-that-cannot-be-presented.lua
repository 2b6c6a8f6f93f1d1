-- facts: P62, P64, P73, P74, P75, err-already-presented-by
-- A controller can't be presented twice, with a parent, by itself, or off screen.
local home, sheet = UIViewController "Home", UIViewController "Sheet"
local page, stranger = UIViewController "Page", UIViewController "Stranger"
local nav = UINavigationController{ page, name = "nav" }
window.rootViewController = home
settle()
home:present(sheet)
settle()
--> Page willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
local function try(presenter, presented)
  local ok, problem =
    pcall(presenter.present, presenter, presented, true, function() print("never") end)
  print(ok, problem and problem.name)
end
try(sheet, sheet)
--> exception NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x120>.
--> false NSInvalidArgumentException
try(home, sheet)
--> exception NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: 0x120> that is already being presented by <UIViewController: 0x110>.
--> false NSInvalidArgumentException
try(sheet, page)
--> exception NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: 0x130> that has a parent view controller <UINavigationController: 0x150>.
--> false NSInvalidArgumentException
try(home, nav)
--> warning already-presenting: Attempt to present <UINavigationController: 0x150> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UIViewController: 0x120>.
--> true nil
try(stranger, nav)
--> warning not-in-window: Attempt to present <UINavigationController: 0x150> on <UIViewController: 0x140> (from <UIViewController: 0x140>) whose view is not in the window hierarchy.
--> true nil
try(home, home)
--> exception NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x110>.
--> false NSInvalidArgumentException
-- The presenter is named, whichever controller is asked.
local third = UIViewController "Third"
sheet:present(third, false)
settle()
try(third, sheet)
settle()
--> Third viewDidLoad
--> Third viewWillAppear
--> Third viewIsAppearing
--> Third viewDidAppear
--> exception NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: 0x120> that is already being presented by <UIViewController: 0x110>.
--> false NSInvalidArgumentException
