-- facts: P52, P58, D14, dis-root-kills-chain
-- Dismissing dismisses everything above the receiver; the middle dismisses what it presented.
simulator.profile = "mid"
local root = UIViewController "Root"
local modal, login = UIViewController "Modal", UIViewController "Login"
window.rootViewController = root
settle()
root:present(modal)
settle()
modal:present(login)
settle()
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewDidAppear
--> Modal viewDidLoad
--> Root viewWillDisappear
--> Modal viewWillAppear
--> Modal viewDidAppear
--> Root viewDidDisappear
--> Login viewDidLoad
--> Modal viewWillDisappear
--> Login viewWillAppear
--> Login viewDidAppear
--> Modal viewDidDisappear
modal:dismiss()
settle()
print(root.presentedViewController.title, modal.presentedViewController)
--> Login viewWillDisappear
--> Modal viewWillAppear
--> Modal viewDidAppear
--> Login viewDidDisappear
--> Modal nil
modal:present(login)
settle()
--> Modal viewWillDisappear
--> Login viewWillAppear
--> Login viewDidAppear
--> Modal viewDidDisappear
root:dismiss()
settle()
print(root.presentedViewController, modal.presentedViewController)
--> Login viewWillDisappear
--> Root viewWillAppear
--> Root viewDidAppear
--> Login viewDidDisappear
--> nil nil
