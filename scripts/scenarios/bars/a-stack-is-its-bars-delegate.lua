-- facts: B36, B43, B63, B64, B66, B68
-- A stack is its bar's delegate: asked before a tap pops, and after a program has popped.
local Telling = class("TellingNavigationController", UINavigationController)
local function note(name, answer)
  Telling[name] = function(self, bar, item)
    print(name, item.title, "items:", #bar.items, "controllers:", #self.viewControllers)
    return answer
  end
end
note("shouldPush", true)
note("didPush")
note("shouldPop", true)
note("didPop")
function Telling:popViewController(animated)
  print("popViewController", #self.viewControllers)
  return Telling.super.popViewController(self, animated)
end

local nav = Telling{ UIViewController "A", name = "nav" }
window.rootViewController = nav
settle()
print(nav.navigationBar.delegate == nav, nav.toolbar.delegate == nav)
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> true true

-- didPush runs when the animation of a push is over; without an animation, in the same turn.
nav:pushViewController(UIViewController "B", true)
settle()
--> nav shouldPush(B)
--> shouldPush B items: 2 controllers: 2
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 350 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> nav didPush(B)
--> didPush B items: 2 controllers: 2
nav:pushViewController(UIViewController "C", false)
wait(0)
--> nav shouldPush(C)
--> shouldPush C items: 3 controllers: 3
--> C willMove(toParent: nav)
--> C viewDidLoad
--> B viewWillDisappear
--> C viewWillAppear
--> C viewIsAppearing
--> B viewDidDisappear
--> C viewDidAppear
--> C didMove(toParent: nav)
--> nav didPush(C)
--> didPush C items: 3 controllers: 3

-- A tap on the back button: shouldPop, then the stack's own popViewController.
user.back()
settle()
--> nav shouldPop(C)
--> shouldPop C items: 3 controllers: 3
--> popViewController 3
--> C willMove(toParent: nil)
--> C viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 350 ms
--> C viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> C didMove(toParent: nil)
--> nav didPop(C)
--> didPop C items: 2 controllers: 2

-- A program's pop: popViewController, then shouldPop; there are fewer controllers than items.
nav:popViewController(true)
settle()
--> popViewController 2
--> nav shouldPop(B)
--> shouldPop B items: 2 controllers: 1
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> B didMove(toParent: nil)
--> nav didPop(B)
--> didPop B items: 1 controllers: 1

-- The menu of the back button doesn't ask, but notifies.
nav.viewControllers = { nav.topViewController, UIViewController "D", UIViewController "E" }
settle()
--> D willMove(toParent: nav)
--> E willMove(toParent: nav)
--> E viewDidLoad
--> A viewWillDisappear
--> E viewWillAppear
--> E viewIsAppearing
--> A viewDidDisappear
--> E viewDidAppear
--> E didMove(toParent: nav)
user.holdBack "A"
settle()
--> E willMove(toParent: nil)
--> E viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> D didMove(toParent: nil)
--> … 350 ms
--> E viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> E didMove(toParent: nil)
--> nav didPop(E)
--> didPop E items: 1 controllers: 1

-- A swipe asks and notifies when it begins, however it ends.
nav:pushViewController(UIViewController "F", false)
settle()
--> nav shouldPush(F)
--> shouldPush F items: 2 controllers: 2
--> F willMove(toParent: nav)
--> F viewDidLoad
--> A viewWillDisappear
--> F viewWillAppear
--> F viewIsAppearing
--> A viewDidDisappear
--> F viewDidAppear
--> F didMove(toParent: nav)
--> nav didPush(F)
--> didPush F items: 2 controllers: 2
user.swipeBack{ cancel = true }
settle()
--> nav shouldPop(F)
--> shouldPop F items: 2 controllers: 2
--> popViewController 2
--> nav didPop(F)
--> didPop F items: 2 controllers: 1
--> F willMove(toParent: nil)
--> F viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 350 ms
--> A viewWillDisappear(animated)
--> A viewDidDisappear(animated)
--> F viewWillAppear(animated)
--> F viewIsAppearing(animated)
--> F viewDidAppear(animated)
