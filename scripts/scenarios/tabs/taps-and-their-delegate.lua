-- facts: F76, F77, F79, F80
-- A tap asks before the selection changes and reports afterwards; a program isn't asked.
local tabs = UITabBarController{ name = "tabs" }
print(tabs.selectedIndex, tabs.selectedViewController, tabs.viewControllers)
print(tabs.customizableViewControllers, tabs.moreNavigationController ~= nil)
--> nil nil nil
--> nil true
local stack = UINavigationController{ UIViewController "B", UIViewController "Detail" }
stack.name = "stack"
tabs.viewControllers = { UIViewController "A", stack }
local refused
tabs.delegate = {
  shouldSelect = function(_, wanted)
    print(tabs.selectedViewController.name or tabs.selectedViewController.title)
    return wanted ~= refused
  end,
  didSelect = function() print(tabs.selectedViewController.name or "A") end,
}
window.rootViewController = tabs
settle()
--> B willMove(toParent: UINavigationController#6)
--> Detail willMove(toParent: UINavigationController#6)
--> A willMove(toParent: tabs)
--> stack willMove(toParent: tabs)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: tabs)
user.selectTab(1)
settle()
--> tabs shouldSelect(stack)
--> A
--> Detail viewDidLoad
--> Detail viewWillAppear
--> A viewWillDisappear
--> tabs didSelect(stack)
--> stack
--> Detail viewIsAppearing
--> stack didMove(toParent: tabs)
--> Detail viewDidAppear
--> Detail didMove(toParent: stack)
--> A viewDidDisappear
-- Another tap on the selected tab pops its stack, unless it is refused.
refused = stack
user.selectTab(1)
settle()
print(stack.topViewController.title)
--> tabs shouldSelect(stack)
--> stack
--> Detail
refused = nil
user.selectTab(1)
settle()
print(stack.topViewController.title)
--> tabs shouldSelect(stack)
--> stack
--> tabs didSelect(stack)
--> stack
--> Detail willMove(toParent: nil)
--> B viewDidLoad
--> Detail viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: stack)
--> Detail didMove(toParent: nil)
--> B
-- A program selects what the user may not.
user.selectTab(0)
settle()
refused = stack
user.selectTab(1)
print(tabs.selectedIndex)
tabs.selectedIndex = 1
settle()
print(tabs.selectedIndex)
--> tabs shouldSelect(A)
--> stack
--> A viewWillAppear
--> B viewWillDisappear
--> tabs didSelect(A)
--> A
--> A viewIsAppearing
--> A viewDidAppear
--> B viewDidDisappear
--> tabs shouldSelect(stack)
--> A
--> 0
--> B viewWillAppear
--> A viewWillDisappear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> 1
