-- facts: A8, A23
-- A `loadView` that makes no view leaves nothing to add; the callbacks come all the same.
local Bare = class("Bare", UIViewController)
function Bare:loadView() mark("loadView of " .. self.title) end
local function exchange(parent, old, new)
  parent:transition(old, new, 0.1, nil, function() mark("animations") end,
    function(finished) mark("finished: " .. tostring(finished)) end)
end

-- The new child has no view.
local parent, old, new = UIViewController "Parent", UIViewController "Old", Bare "New"
window.rootViewController = parent
parent:addChild(old)
parent:addChild(new)
settle()
--> Parent viewDidLoad
--> Parent viewWillAppear
--> Old willMove(toParent: Parent)
--> New willMove(toParent: Parent)
--> Parent viewIsAppearing
--> Parent viewDidAppear
exchange(parent, old, new)
settle()
print(parent.isViewLoaded, new.isViewLoaded, #parent.view.subviews)
--> New loadView
--> loadView of New
--> New viewDidLoad
--> animations
--> New loadView
--> loadView of New
--> New viewDidLoad
--> New loadView
--> loadView of New
--> New viewDidLoad
--> New viewWillAppear(animated)
--> New viewIsAppearing(animated)
--> … 100 ms
--> New viewDidAppear(animated)
--> completion of transition(New)
--> finished: true
--> true false 0

-- The parent has none.
window.rootViewController = nil
settle()
--> Parent viewWillDisappear
--> New viewWillDisappear
--> Parent viewDidDisappear
--> New viewDidDisappear
parent, old, new = Bare "Parent", UIViewController "Old", UIViewController "New"
window.rootViewController = parent
parent:addChild(old)
parent:addChild(new)
settle()
--> Parent loadView
--> loadView of Parent
--> Parent viewDidLoad
--> Parent loadView
--> loadView of Parent
--> Parent viewDidLoad
--> Parent viewWillAppear
--> Old willMove(toParent: Parent)
--> New willMove(toParent: Parent)
--> Parent viewIsAppearing
--> Parent viewDidAppear
--> New deinit
exchange(parent, old, new)
settle()
print(parent.isViewLoaded, new.isViewLoaded)
--> Parent loadView
--> loadView of Parent
--> Parent viewDidLoad
--> animations
--> New viewDidLoad
--> New viewWillAppear(animated)
--> New viewIsAppearing(animated)
--> … 100 ms
--> New viewDidAppear(animated)
--> completion of transition(New)
--> finished: true
--> false true
