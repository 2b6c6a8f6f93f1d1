-- facts: A26, B47, D11
-- The window's root is notified of another size first; super forwards it to those it contains.
local Screen = class("ScreenViewController", UIViewController)
function Screen:willTransition(traits, coordinator)
  Screen.super.willTransition(self, traits, coordinator)
end
function Screen:viewWillTransition(size, coordinator)
  Screen.super.viewWillTransition(self, size, coordinator)
  local before = self.view.frame.width
  coordinator:animate(
    function() print(self.title, "moves along:", before, "to", self.view.frame.width) end,
    function() print(self.title, "has been turned in", coordinator.transitionDuration) end)
end
function Screen:traitCollectionDidChange(former)
  print(self.title, former.verticalSizeClass, "to", self.traitCollection.verticalSizeClass)
end
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() end

local home, detail = Screen "Home", Screen "Detail"
local tabs = UITabBarController{
  UINavigationController{ home, detail, name = "nav" }, Screen "Other", name = "tabs",
}
window.rootViewController = tabs
settle()
--> Home willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Other willMove(toParent: tabs)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewWillLayoutSubviews
--> Detail viewDidLayoutSubviews
--> nav didMove(toParent: tabs)
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)

-- The controller below the top and the other tab have no view yet: they get no callback.
user.rotate "landscape"
settle()
--> Detail willTransition(to: regular x compact)
--> Detail viewWillTransition(to: 844 x 390)
--> Detail traitCollectionDidChange(from: compact x regular)
--> Detail regular to compact
--> Detail viewWillLayoutSubviews
--> Detail viewDidLayoutSubviews
--> Detail moves along: 390.0 to 844.0
--> Detail has been turned in 0.3

-- A presented controller is notified, and its presenter, too.
local login = Screen{ title = "Login", modalPresentationStyle = "fullScreen" }
detail:present(login, false)
settle()
--> Login viewDidLoad
--> Detail viewWillDisappear
--> Login viewWillAppear
--> Login viewIsAppearing
--> Login viewWillLayoutSubviews
--> Login viewDidLayoutSubviews
--> Login viewDidAppear
--> Detail viewDidDisappear
user.rotate "portrait"
settle()
--> Detail willTransition(to: compact x regular)
--> Login willTransition(to: compact x regular)
--> Detail viewWillTransition(to: 390 x 844)
--> Login viewWillTransition(to: 390 x 844)
--> Login traitCollectionDidChange(from: regular x compact)
--> Login compact to regular
--> Login viewWillLayoutSubviews
--> Login viewDidLayoutSubviews
--> Detail moves along: 844.0 to 844.0
--> Login moves along: 844.0 to 390.0
--> Detail has been turned in 0.3
--> Login has been turned in 0.3

-- An override that doesn't call super keeps it from the controllers inside.
login:dismiss(false)
function tabs:viewWillTransition() end -- luacheck: ignore 432
settle()
--> Login viewWillDisappear
--> Detail viewWillAppear
--> Detail traitCollectionDidChange(from: regular x compact)
--> Detail compact to regular
--> Detail viewIsAppearing
--> Detail viewWillLayoutSubviews
--> Detail viewDidLayoutSubviews
--> Detail viewDidAppear
--> Login viewDidDisappear
user.rotate "landscape"
settle()
--> Detail willTransition(to: regular x compact)
--> tabs viewWillTransition(to: 844 x 390)
--> Detail traitCollectionDidChange(from: compact x regular)
--> Detail regular to compact
--> Detail viewWillLayoutSubviews
--> Detail viewDidLayoutSubviews
