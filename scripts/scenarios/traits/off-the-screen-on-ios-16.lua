-- facts: F99
-- Up to iOS 16 a controller has the traits of its parent, on the screen or not.
simulator.profile = "ios16"
local home, detail = UIViewController "Home", UIViewController "Detail"
for _, vc in ipairs{ home, detail } do
  function vc:viewWillAppear() print(self.title, "will", self.traitCollection.verticalSizeClass) end
  function vc:traitCollectionDidChange(old) print(self.title, "was", old.verticalSizeClass) end
end
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
nav:pushViewController(detail, false)
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home will regular
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail will regular
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
user.rotate "landscape"
--> Home traitCollectionDidChange(from: compact x regular)
--> Home was regular
--> Detail traitCollectionDidChange(from: compact x regular)
--> Detail was regular
nav:popViewController(false)
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home will compact
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
