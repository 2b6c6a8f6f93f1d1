-- facts: F99, F101, F103
-- A controller that is off the screen keeps its traits: when it appears, they are old in
-- viewWillAppear and new in viewIsAppearing.
local home, detail = UIViewController "Home", UIViewController "Detail"
for _, vc in ipairs{ home, detail } do
  function vc:viewWillAppear() print(self.title, "will", self.traitCollection.verticalSizeClass) end
  function vc:viewIsAppearing() print(self.title, "is", self.traitCollection.verticalSizeClass) end
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
--> Home is regular
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail will regular
--> Detail viewIsAppearing
--> Detail is regular
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
user.rotate "landscape"
--> Detail traitCollectionDidChange(from: compact x regular)
--> Detail was regular
nav:popViewController(false)
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home will regular
--> Home traitCollectionDidChange(from: compact x regular)
--> Home was regular
--> Home viewIsAppearing
--> Home is compact
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
