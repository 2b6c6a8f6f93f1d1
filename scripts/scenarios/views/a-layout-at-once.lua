-- facts: J30
-- What calls do at once, and what they leave to the end of the turn: in no window, and in one.
local Page = class("PageViewController", UIViewController)
function Page:viewDidLoad() end
function Page:updateViewConstraints() Page.super.updateViewConstraints(self) end
function Page:viewWillLayoutSubviews() end
function Page:viewDidLayoutSubviews() end

local page = Page "Page"
page:loadViewIfNeeded()
print("loaded")
page.view:setNeedsLayout()
print("asked for")
page.view:layoutIfNeeded()
print("laid out")
page.view:layoutIfNeeded()
print("nothing was asked for")
--> Page viewDidLoad
--> loaded
--> asked for
--> Page updateViewConstraints
--> Page viewWillLayoutSubviews
--> Page viewDidLayoutSubviews
--> laid out
--> nothing was asked for

-- In a window there is a layout of its own; what was done at once isn't done again.
window.rootViewController = page
settle()
page.view:setNeedsLayout()
page.view:layoutIfNeeded()
print("laid out")
settle()
--> Page viewWillAppear
--> Page viewIsAppearing
--> Page viewWillLayoutSubviews
--> Page viewDidLayoutSubviews
--> Page viewDidAppear
--> Page viewWillLayoutSubviews
--> Page viewDidLayoutSubviews
--> laid out

-- The outer one comes first.
local inner = Page "Inner"
page:addChild(inner)
page.view:addSubview(inner.view)
inner:didMove(page)
settle()
page.view:setNeedsLayout()
inner.view:setNeedsLayout()
page.view:layoutIfNeeded()
print("both")
UIView.performWithoutAnimation(function() inner.view:setNeedsLayout() end)
print("not yet")
settle()
--> Inner willMove(toParent: Page)
--> Inner viewDidLoad
--> Inner viewWillAppear
--> Inner didMove(toParent: Page)
--> Inner viewIsAppearing
--> Inner updateViewConstraints
--> Inner viewWillLayoutSubviews
--> Inner viewDidLayoutSubviews
--> Inner viewDidAppear
--> Page viewWillLayoutSubviews
--> Page viewDidLayoutSubviews
--> Inner viewWillLayoutSubviews
--> Inner viewDidLayoutSubviews
--> both
--> not yet
--> Inner viewWillLayoutSubviews
--> Inner viewDidLayoutSubviews
