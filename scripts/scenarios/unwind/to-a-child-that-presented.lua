-- facts: P3, P123, unw-custom-parent
-- A child that presented in its own context is found and dismisses; its parent is not asked.
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
local Child = logging "ViewController2"
function Child:backToTwo() end
local parent = logging "ViewController"{ name = "Parent" }
local two = Child{ name = "VC2", definesPresentationContext = true }
local three = logging "ViewController3"{
  name = "VC3", modalPresentationStyle = "overCurrentContext",
}
parent:addChild(two)
parent.view:addSubview(two.view)
two:didMove(parent)
window.rootViewController = parent
settle()
two:present(three, true)
settle()
--> VC2 willMove(toParent: Parent)
--> Parent viewDidLoad
--> VC2 viewDidLoad
--> VC2 didMove(toParent: Parent)
--> Parent viewWillAppear
--> VC2 viewWillAppear
--> Parent viewDidAppear
--> VC2 viewDidAppear
--> VC3 viewDidLoad
--> VC3 viewWillAppear(animated)
--> … 500 ms
--> VC3 viewDidAppear(animated)
three:performUnwind("backToTwo", nil, "unwind")
--> VC3 shouldPerformSegue(unwind)
--> VC3 allowedChildrenForUnwinding(VC3)
--> VC3 canPerformUnwindSegueAction(backToTwo, VC3)
--> VC2 allowedChildrenForUnwinding(VC3)
--> VC2 canPerformUnwindSegueAction(backToTwo, VC3)
--> VC3 prepare(unwind)
--> VC2 backToTwo
--> VC2 dismiss
--> VC3 viewWillDisappear(animated)
settle()
--> … 500 ms
--> VC3 viewDidDisappear(animated)
