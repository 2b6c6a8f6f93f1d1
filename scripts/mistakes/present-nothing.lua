-- facts: P72
-- A function that makes a controller in some cases only returns nil in the others.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function detail(kind)
  if kind == "book" then return UIViewController "Book" end
end
local _, e = pcall(function() home:present(detail("film"), true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: Application tried to present a nil modal view controller on target <UIViewController: 0x110>.
--> Application tried to present a nil modal view controller on target <UIViewController: 0x110>.
--> the argument is nil
