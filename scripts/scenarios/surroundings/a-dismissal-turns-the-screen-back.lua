-- facts: J12, E82, E83
-- A dismissal that turns the screen back notifies the presenter of its size.
local home, wide = UIViewController "Home", UIViewController "Wide"
home.supportedInterfaceOrientations = function() return "portrait" end
wide.supportedInterfaceOrientations = function() return "landscape" end
wide.modalPresentationStyle = "fullScreen"
function home:viewWillTransition(size)
  print("to", size.width, size.height, self.presentedViewController)
end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(wide, true)
settle()
print "presented"
--> Wide viewDidLoad
--> Home viewWillDisappear(animated)
--> Wide viewWillAppear(animated)
--> Wide viewIsAppearing(animated)
--> … 500 ms
--> Wide viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> presented
home:dismiss(true)
settle()
--> Wide viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 500 ms
--> Home viewWillTransition(to: 390 x 844)
--> to 390.0 844.0 nil
--> Home viewDidAppear(animated)
--> Wide viewDidDisappear(animated)
