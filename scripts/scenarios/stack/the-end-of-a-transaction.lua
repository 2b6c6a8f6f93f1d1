-- facts: A31
-- The completion block of a transaction runs when all animations that began in it have ended.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing

-- An explicit transaction around a push: the old way to a completion handler, which push lacks.
CATransaction.begin()
CATransaction.setCompletionBlock(function() mark("the push has ended") end)
nav:pushViewController(detail, true)
CATransaction.commit()
settle()
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> completion of CATransaction
--> the push has ended

-- A turn is a transaction by itself.
CATransaction.setCompletionBlock(function() mark("both have ended") end)
nav:popViewController(true)
UIView.animate(1, function() end, function() mark("the animation has ended") end)
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> … 650 ms
--> the animation has ended
--> completion of CATransaction
--> both have ended

-- Where nothing begins, the block runs at once: at the end of the transaction.
CATransaction.begin()
CATransaction.setCompletionBlock(function() mark("nothing had to end") end)
mark("before the end of the transaction")
CATransaction.commit()
mark("after it")
CATransaction.setCompletionBlock(function() mark("the turn is over") end)
mark("still in the turn")
wait(0)
--> before the end of the transaction
--> completion of CATransaction
--> nothing had to end
--> after it
--> still in the turn
--> completion of CATransaction
--> the turn is over

-- A second block waits for what begins after it; the first one for what began before.
CATransaction.setCompletionBlock(function() mark("first") end)
nav:pushViewController(detail, true)
CATransaction.setCompletionBlock(function() mark("second") end)
wait(0)
--> Detail willMove(toParent: nav)
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> completion of CATransaction
--> second
settle()
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> completion of CATransaction
--> first

-- A cancelled swipe has ended, too.
CATransaction.setCompletionBlock(function() mark("the swipe is over") end)
user.swipeBack{ cancel = true }
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Home viewWillDisappear(animated)
--> Home viewDidDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> Detail viewDidAppear(animated)
--> completion of CATransaction
--> the swipe is over
