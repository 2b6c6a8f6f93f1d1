-- facts: P2, P123, P124, unw-push-then-present
-- The controller that asked for a presentation is asked before the presented one, then the stack.
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
local One = logging "ViewController1"
function One:backToOne() end
local Nav = logging("MyNavigationController", UINavigationController)
function Nav:popToViewController(controller, animated)
  mark(self.name .. " popToViewController " .. controller.name)
  return Nav.super.popToViewController(self, controller, animated)
end
local two = logging "ViewController2"{ name = "VC2" }
local three = logging "ViewController3"{ name = "VC3" }
window.rootViewController = Nav{ name = "Nav", One{ name = "VC1" }, two }
settle()
two:present(three, true)
settle()
--> VC1 willMove(toParent: Nav)
--> VC2 willMove(toParent: Nav)
--> VC2 viewDidLoad
--> VC2 viewWillAppear
--> VC2 viewDidAppear
--> VC2 didMove(toParent: Nav)
--> VC3 viewDidLoad
--> VC2 viewWillDisappear(animated)
--> VC3 viewWillAppear(animated)
--> … 500 ms
--> VC3 viewDidAppear(animated)
--> VC2 viewDidDisappear(animated)
three:performUnwind("backToOne", nil, "unwind")
--> VC3 shouldPerformSegue(unwind)
--> VC2 allowedChildrenForUnwinding(VC3)
--> VC2 canPerformUnwindSegueAction(backToOne, VC3)
--> VC3 allowedChildrenForUnwinding(VC3)
--> VC3 canPerformUnwindSegueAction(backToOne, VC3)
--> Nav allowedChildrenForUnwinding(VC3)
--> VC1 allowedChildrenForUnwinding(VC3)
--> VC1 canPerformUnwindSegueAction(backToOne, VC3)
--> VC3 prepare(unwind)
--> VC1 backToOne
--> Nav dismiss
--> Nav unwind(towards: VC1)
--> Nav popToViewController VC1
--> VC1 viewDidLoad
--> VC3 viewWillDisappear(animated)
--> VC1 viewWillAppear(animated)
--> VC2 willMove(toParent: nil)
--> VC2 didMove(toParent: nil)
settle()
--> … 500 ms
--> VC1 viewDidAppear(animated)
--> VC1 didMove(toParent: Nav)
--> VC3 viewDidDisappear(animated)
