-- facts: P45, P78, err-partial-curl, err-partial-curl-default-style
-- A curl needs a style that covers the screen, and a sheet doesn't.
local Page = class("PageViewController", UIViewController)
local Sheet = class("SheetViewController", UIViewController)
local home, sheet = UIViewController "Home", Sheet "Sheet"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function curl(presenter, style)
  local page = Page{ title = "Page", modalTransitionStyle = "partialCurl" }
  page.modalPresentationStyle = style
  print(pcall(presenter.present, presenter, page, true) and "shown" or "refused")
  settle()
end
curl(home, "automatic")
--> exception NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <PageViewController: 0x130>.
--> refused
--> Page deinit
home:present(sheet)
settle()
curl(sheet, "fullScreen")
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> exception NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <SheetViewController: 0x120>.
--> refused
--> Page deinit
home:dismiss()
settle()
curl(home, "fullScreen")
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
--> Page viewDidLoad
--> shown
--> Home viewWillDisappear(animated)
--> Page viewWillAppear(animated)
--> Page viewIsAppearing(animated)
--> … 500 ms
--> Page viewDidAppear(animated)
--> Home viewDidDisappear(animated)
