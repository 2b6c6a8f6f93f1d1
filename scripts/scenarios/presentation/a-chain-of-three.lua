-- facts: P7, P11, rel-chain-3
-- A controller of a chain knows the one below and the one above.
local a, b, c = UIViewController "A", UIViewController "B", UIViewController "C"
window.rootViewController = a
settle()
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
local function neighbours(...)
  for _, controller in ipairs{ ... } do
    local below, above = controller.presentingViewController, controller.presentedViewController
    print(controller.title, below and below.title, above and above.title)
  end
end
a:present(b, true)
settle()
neighbours(a, b)
--> B viewDidLoad
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 500 ms
--> B viewDidAppear(animated)
--> A nil B
--> B A nil
b:present(c, true)
settle()
neighbours(a, b, c)
--> C viewDidLoad
--> C viewWillAppear(animated)
--> C viewIsAppearing(animated)
--> … 500 ms
--> C viewDidAppear(animated)
--> A nil B
--> B A C
--> C B nil
