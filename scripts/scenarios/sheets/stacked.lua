-- facts: F56, F57, F64, P16
-- Sheets keep their heights under others; each presentation has a new presentation controller.
local home = UIViewController "Home"
window.rootViewController = home
local function sheet(name)
  local made = UIViewController{ title = name }
  made.sheetPresentationController.detents = { "medium", "large" }
  made.presentationController.delegate = { didDismiss = function() print(name, "dismissed") end }
  function made:viewDidDisappear() print(name, self.presentingViewController) end
  return made
end
local a, b, c = sheet "A", sheet "B", sheet "C"
home:present(a, false)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> A viewDidLoad
--> Home viewIsAppearing
--> A viewWillAppear
--> A viewIsAppearing
--> Home viewDidAppear
--> A viewDidAppear
user.dragSheet "large"
a:present(b, false)
settle()
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
b:present(c, false)
settle()
--> C viewDidLoad
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
print(a.sheetPresentationController.selectedDetentIdentifier)
--> large
a:dismiss(false)
settle()
--> C viewWillDisappear
--> B viewWillDisappear
--> C viewDidDisappear
--> C nil
--> B viewDidDisappear
--> B nil
print(a.presentedViewController, a.presentingViewController == home)
--> nil true
home:dismiss(false)
settle()
--> A viewWillDisappear
--> A viewDidDisappear
--> A nil
print(#a.sheetPresentationController.detents, a.presentationController.presentedViewController == a)
--> 1 true
