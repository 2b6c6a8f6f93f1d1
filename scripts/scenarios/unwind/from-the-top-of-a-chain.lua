-- facts: P123, P124, unw-cascade
-- All controllers of a chain are asked from the top down; the destination dismisses them at once.
simulator.profile = "mid"
-- Subclasses that override the calls, so that they are in the timeline.
local calls = { "shouldPerformSegue", "allowedChildrenForUnwinding", "canPerformUnwindSegueAction",
  "prepare", "unwind" }
local function logging(name, base)
  local Class = class(name, base or UIViewController)
  for _, call in ipairs(calls) do
    Class[call] = function(self, ...) return Class.super[call](self, ...) end
  end
  function Class:dismiss(...)
    mark(self.name .. " dismiss")
    Class.super.dismiss(self, ...)
  end
  return Class
end
local First = logging "ViewController1"
function First:backToOne() end
local one = First{ name = "VC1" }
window.rootViewController = one
local top = one
for i = 2, 4 do
  settle()
  local next = logging("ViewController" .. i){ name = "VC" .. i }
  top:present(next, false)
  top = next
end
settle()
print(tree())
--> VC1 viewDidLoad
--> VC1 viewWillAppear
--> VC1 viewDidAppear
--> VC2 viewDidLoad
--> VC1 viewWillDisappear
--> VC2 viewWillAppear
--> VC2 viewDidAppear
--> VC1 viewDidDisappear
--> VC3 viewDidLoad
--> VC2 viewWillDisappear
--> VC3 viewWillAppear
--> VC3 viewDidAppear
--> VC2 viewDidDisappear
--> VC4 viewDidLoad
--> VC3 viewWillDisappear
--> VC4 viewWillAppear
--> VC4 viewDidAppear
--> VC3 viewDidDisappear
--> window
--> └─ VC1  ViewController1            disappeared
-->    => VC2  ViewController2         disappeared   fullScreen
-->       => VC3  ViewController3      disappeared   fullScreen
-->          => VC4  ViewController4   appeared      fullScreen
top:performUnwind("backToOne", nil, "unwind")
--> VC4 shouldPerformSegue(unwind)
--> VC4 allowedChildrenForUnwinding(VC4)
--> VC4 canPerformUnwindSegueAction(backToOne, VC4)
--> VC3 allowedChildrenForUnwinding(VC4)
--> VC3 canPerformUnwindSegueAction(backToOne, VC4)
--> VC2 allowedChildrenForUnwinding(VC4)
--> VC2 canPerformUnwindSegueAction(backToOne, VC4)
--> VC1 allowedChildrenForUnwinding(VC4)
--> VC1 canPerformUnwindSegueAction(backToOne, VC4)
--> VC4 prepare(unwind)
--> VC1 backToOne
--> VC1 dismiss
--> VC4 viewWillDisappear(animated)
--> VC1 viewWillAppear(animated)
settle()
--> … 500 ms
--> VC1 viewDidAppear(animated)
--> VC4 viewDidDisappear(animated)
--> VC3 deinit
--> VC2 deinit
