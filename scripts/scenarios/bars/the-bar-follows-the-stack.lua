-- facts: B1, B13, B24, B25
-- The bar always shows the items of the top and the one below, whatever changes them.
local home, detail = UIViewController "Home", UIViewController "Detail"
detail.navigationItem.rightBarButtonItem = UIBarButtonItem "Share"
local nav = UINavigationController{ home }
window.rootViewController = nav
settle()
local function show()
  local bar = nav.navigationBar.displayed
  print(("[%s] %s [%s]"):format(bar.left[1] or "", bar.title or "", bar.right[1] or ""))
end
show()
--> Home willMove(toParent: UINavigationController#3)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#3)
--> [] Home []
nav:pushViewController(detail, true)
show()
settle()
detail.navigationItem.rightBarButtonItem = UIBarButtonItem "Send"
detail.title = "Draft"
home.navigationItem.backBarButtonItem = UIBarButtonItem "Drafts"
show()
--> [‹ Home] Detail [Share]
--> Detail willMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: UINavigationController#3)
--> [‹ Drafts] Draft [Send]
nav:setViewControllers({ UIViewController "Other", detail }, false)
settle()
show()
nav:popViewController(false)
settle()
show()
--> Other willMove(toParent: UINavigationController#3)
--> Home didMove(toParent: nil)
--> [‹ Other] Draft [Send]
--> Draft willMove(toParent: nil)
--> Other viewDidLoad
--> Draft viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> Draft viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: UINavigationController#3)
--> Draft didMove(toParent: nil)
--> [] Other []
