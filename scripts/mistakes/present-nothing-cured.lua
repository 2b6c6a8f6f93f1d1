-- facts: P72
-- There is a controller for every case.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function detail(kind)
  return UIViewController(kind == "book" and "Book" or "Something else")
end
home:present(detail("film"), true)
settle()
print(home.presentedViewController.title, #warnings())
--> Something else viewDidLoad
--> Something else viewWillAppear(animated)
--> Something else viewIsAppearing(animated)
--> … 500 ms
--> Something else viewDidAppear(animated)
--> Something else 0
