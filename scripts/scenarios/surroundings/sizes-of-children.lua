-- facts: E93, F107
-- A parent decides on the size of a child, which is notified of it unless it stays as it is.
local Parent = class("Parent", UIViewController)
function Parent:sizeForChildContentContainer(child, size)
  if child.name == "half" then return { width = size.width, height = size.height / 2 } end
  local frame = child.view.frame
  if child.name == "fixed" then return { width = frame.width, height = frame.height } end
end
local parent = Parent "Parent"
window.rootViewController = parent
for _, name in ipairs{ "full", "half", "fixed" } do
  local child = UIViewController{ name = name }
  function child:viewWillTransition(size) print(self.name, size.width, size.height) end
  parent:addChild(child)
  child.view.frame = parent.view.bounds
  parent.view:addSubview(child.view)
  child:didMove(parent)
end
settle()
--> Parent viewDidLoad
--> Parent viewWillAppear
--> full willMove(toParent: Parent)
--> full viewDidLoad
--> full viewWillAppear
--> full didMove(toParent: Parent)
--> half willMove(toParent: Parent)
--> half viewDidLoad
--> half viewWillAppear
--> half didMove(toParent: Parent)
--> fixed willMove(toParent: Parent)
--> fixed viewDidLoad
--> fixed viewWillAppear
--> fixed didMove(toParent: Parent)
--> Parent viewIsAppearing
--> full viewIsAppearing
--> half viewIsAppearing
--> fixed viewIsAppearing
--> Parent viewDidAppear
--> full viewDidAppear
--> half viewDidAppear
--> fixed viewDidAppear
user.rotate "landscape"
--> full viewWillTransition(to: 844 x 390)
--> full 844.0 390.0
--> half viewWillTransition(to: 844 x 195)
--> half 844.0 195.0
parent.children[1].preferredContentSize = { width = 10, height = 10 }
function parent:preferredContentSizeDidChange(child)
  print(child.name, child.preferredContentSize.width)
end
parent.children[2].preferredContentSize = { width = 20, height = 10 }
--> Parent preferredContentSizeDidChange(half)
--> half 20.0
