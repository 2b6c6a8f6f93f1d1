-- facts: E51, E52, E53, E55, EQ12
-- Both callbacks come right before the first layout, margins first, and later when something has changed.
simulator.model = "iPhone X"
local Page = class("PageViewController", UIViewController)
function Page:viewLayoutMarginsDidChange()
  Page.super.viewLayoutMarginsDidChange(self)
end
function Page:viewSafeAreaInsetsDidChange()
  Page.super.viewSafeAreaInsetsDidChange(self)
  print(self.name, "top", self.view.safeAreaInsets.top)
end
function Page:viewWillLayoutSubviews() end
function Page:viewDidLayoutSubviews() end

local list, detail = Page{ name = "list" }, Page{ name = "detail" }
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewLayoutMarginsDidChange
--> list viewSafeAreaInsetsDidChange
--> list top 88.0
--> list viewIsAppearing
--> list viewWillLayoutSubviews
--> list viewDidLayoutSubviews
--> list viewDidAppear
--> list didMove(toParent: nav)
-- A push: the new one.
nav:pushViewController(detail, true)
settle()
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> list viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> detail viewLayoutMarginsDidChange
--> detail viewSafeAreaInsetsDidChange
--> detail top 88.0
--> detail viewIsAppearing(animated)
--> detail viewWillLayoutSubviews
--> detail viewDidLayoutSubviews
--> … 350 ms
--> list viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
-- The bar is hidden: at the end of the turn.
nav:setNavigationBarHidden(true, true)
settle()
--> detail viewLayoutMarginsDidChange
--> detail viewSafeAreaInsetsDidChange
--> detail top 44.0
-- A pop: the revealed one, because its insets are others now.
nav:popViewController(true)
settle()
--> detail willMove(toParent: nil)
--> detail viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> list viewLayoutMarginsDidChange
--> list viewSafeAreaInsetsDidChange
--> list top 44.0
--> list viewIsAppearing(animated)
--> … 350 ms
--> detail viewDidDisappear(animated)
--> list viewDidAppear(animated)
--> detail didMove(toParent: nil)
-- A push and a pop that change nothing.
nav:pushViewController(UIViewController "plain", true)
settle()
--> plain willMove(toParent: nav)
--> plain viewDidLoad
--> list viewWillDisappear(animated)
--> plain viewWillAppear(animated)
--> plain viewIsAppearing(animated)
--> … 350 ms
--> list viewDidDisappear(animated)
--> plain viewDidAppear(animated)
--> plain didMove(toParent: nav)
nav:popViewController(true)
settle()
--> plain willMove(toParent: nil)
--> plain viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> list viewIsAppearing(animated)
--> … 350 ms
--> plain viewDidDisappear(animated)
--> list viewDidAppear(animated)
--> plain didMove(toParent: nil)
-- What a container adds reaches its child.
nav.additionalSafeAreaInsets = { top = 10 }
settle()
--> list viewLayoutMarginsDidChange
--> list viewSafeAreaInsetsDidChange
--> list top 54.0
-- A rotation: right before the layout.
user.rotate "landscape"
settle()
--> list viewLayoutMarginsDidChange
--> list viewSafeAreaInsetsDidChange
--> list top 10.0
--> list viewWillLayoutSubviews
--> list viewDidLayoutSubviews
-- A presentation.
local modal = Page{ name = "modal", modalPresentationStyle = "fullScreen" }
nav:present(modal, true)
settle()
--> modal viewDidLoad
--> list viewWillDisappear(animated)
--> modal viewWillAppear(animated)
--> modal viewLayoutMarginsDidChange
--> modal viewSafeAreaInsetsDidChange
--> modal top 0.0
--> modal viewIsAppearing(animated)
--> modal viewWillLayoutSubviews
--> modal viewDidLayoutSubviews
--> … 500 ms
--> modal viewDidAppear(animated)
--> list viewDidDisappear(animated)
