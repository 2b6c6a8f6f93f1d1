-- facts: P64, P82, err-present-on-dismissing
-- A controller that is being dismissed can't present, and the completion never runs.
local home, picker = UIViewController "Home", UIViewController "Picker"
window.rootViewController = home
settle()
home:present(picker)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Picker viewDidLoad
--> Picker viewWillAppear
--> Picker viewIsAppearing
--> Picker viewDidAppear
picker:dismiss(true)
wait(0.1)
--> Picker viewWillDisappear(animated)
picker:present(UIViewController "Crop", true, function() print("never") end)
settle()
print(picker.presentedViewController, home.presentedViewController)
--> warning not-in-window: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x120> (from <UIViewController: 0x120>) whose view is not in the window hierarchy.
--> … 400 ms
--> Picker viewDidDisappear(animated)
--> nil nil
