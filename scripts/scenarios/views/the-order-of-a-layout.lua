-- facts: A25, A26
-- The view is laid out between its controller's two callbacks, and before those that need it.
local Box = class("Box", UIView)
function Box:layoutSubviews() print("layoutSubviews") end
local Page = class("PageViewController", UIViewController)
function Page:loadView() self.view = Box() end
function Page:viewWillLayoutSubviews() self.view:setNeedsLayout() end
function Page:viewDidLayoutSubviews() end

local page = Page "Page"
window.rootViewController = page
settle()
--> Page loadView
--> Page viewDidLoad
--> Page viewWillAppear
--> layoutSubviews
--> Page viewIsAppearing
--> Page viewWillLayoutSubviews
--> layoutSubviews
--> Page viewDidLayoutSubviews
--> Page viewDidAppear
page.view:setNeedsLayout()
settle()
--> Page viewWillLayoutSubviews
--> layoutSubviews
--> Page viewDidLayoutSubviews
