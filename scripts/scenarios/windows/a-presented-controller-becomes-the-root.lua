-- facts: D16, C24, P11
-- A presented controller may become the root: its presentation ends, what it presents itself stays,
-- and what lies below it is as after any other replacement.
local function chain(style)
  simulator:reset()
  local a, m, n = UIViewController "A", UIViewController "M", UIViewController "N"
  m.modalPresentationStyle, n.modalPresentationStyle = style, style
  window.rootViewController = a
  settle()
  a:present(m, false)
  settle()
  m:present(n, false)
  settle()
  return a, m, n
end
for _, style in ipairs{ "fullScreen", "pageSheet" } do
  local a, m, n = chain(style)
  window.rootViewController = m
  settle()
  print(tree())
  print(a.presentedViewController, m.presentingViewController, m.presentedViewController == n)
  m:dismiss(false)
  settle()
  print(m.view.superview == window, #window.subviews, a.view.window, #warnings())
end
-- From the top of the chain: the one in the middle stays behind in the window (C24).
local a, m, n = chain "fullScreen"
window.rootViewController = n
settle()
print(tree())
print(m.presentedViewController, n.presentingViewController, a.presentedViewController == m)
-- In the middle of its presentation.
a = chain "fullScreen"
local last = UIViewController{ title = "Last", modalPresentationStyle = "fullScreen" }
a.presentedViewController.presentedViewController:present(last, true)
wait(0.1)
window.rootViewController = last
settle()
print(tree())
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> A viewWillDisappear
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> A viewDidDisappear
--> N viewDidLoad
--> M viewWillDisappear
--> N viewWillAppear
--> N viewIsAppearing
--> N viewDidAppear
--> M viewDidDisappear
--> window
--> └─ #2  UIViewController "M"      disappeared
-->    => #3  UIViewController "N"   appeared      fullScreen
--> nil nil true
--> N viewWillDisappear
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> N viewDidDisappear
--> true 1 nil 0
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> N viewDidLoad
--> N viewWillAppear
--> N viewIsAppearing
--> N viewDidAppear
--> A viewWillDisappear
--> M viewWillDisappear
--> N viewWillDisappear
--> M viewWillAppear
--> N viewWillAppear
--> M viewIsAppearing
--> N viewIsAppearing
--> A viewDidDisappear
--> M viewDidAppear
--> N viewDidAppear
--> window
--> └─ #2  UIViewController "M"      appeared
-->    => #3  UIViewController "N"   appeared   pageSheet
--> nil nil true
--> N viewWillDisappear
--> N viewDidDisappear
--> true 1 nil 0
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> A viewWillDisappear
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> A viewDidDisappear
--> N viewDidLoad
--> M viewWillDisappear
--> N viewWillAppear
--> N viewIsAppearing
--> N viewDidAppear
--> M viewDidDisappear
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> N viewWillDisappear
--> N viewWillAppear
--> N viewIsAppearing
--> N viewDidAppear
--> window
--> └─ #3  UIViewController "N"   appeared
--> nil nil true
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> A viewWillDisappear
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> A viewDidDisappear
--> N viewDidLoad
--> M viewWillDisappear
--> N viewWillAppear
--> N viewIsAppearing
--> N viewDidAppear
--> M viewDidDisappear
--> Last viewDidLoad
--> N viewWillDisappear(animated)
--> Last viewWillAppear(animated)
--> Last viewIsAppearing(animated)
--> … 100 ms
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> Last viewWillDisappear
--> Last viewWillAppear
--> Last viewIsAppearing
--> Last viewDidAppear
--> … 400 ms
--> N viewDidDisappear(animated)
--> window
--> └─ #4  UIViewController "Last"   appeared
