-- facts: F116
-- A tap on a page control shows the next page and calls its action.
local home = UIViewController "Home"
local dots = UIPageControl{ numberOfPages = 3, currentPage = 1 }
dots.action = function(control) print("page", control.currentPage) end
home.view:addSubview(dots)
window.rootViewController = home
settle()
print(screen())
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ ○ ● ○ ]                            │
--> └──────────────────────────────────────┘
print(user.tap(dots))
print(user.tap(dots))
--> page 2
--> true
--> true
dots.currentPage = 7
dots.numberOfPages = 2
print(dots.currentPage, screen())
--> 1 ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ ○ ● ]                              │
--> └──────────────────────────────────────┘
