-- facts: C18
-- A controller may dismiss itself in its own viewDidAppear; the completion runs.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
for _, style in ipairs{ "fullScreen", "pageSheet" } do
  local modal = UIViewController{ title = style, modalPresentationStyle = style }
  function modal:viewDidAppear(animated)
    UIViewController.viewDidAppear(self, animated)
    self:dismiss(animated, function() print("dismissed") end)
  end
  home:present(modal, style == "pageSheet")
  settle()
  print(home.presentedViewController)
end
--> fullScreen viewDidLoad
--> Home viewWillDisappear
--> fullScreen viewWillAppear
--> fullScreen viewIsAppearing
--> fullScreen viewDidAppear
--> Home viewDidDisappear
--> fullScreen viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> fullScreen viewDidDisappear
--> completion of dismiss(fullScreen)
--> dismissed
--> nil
--> pageSheet viewDidLoad
--> pageSheet viewWillAppear(animated)
--> pageSheet viewIsAppearing(animated)
--> … 500 ms
--> pageSheet viewDidAppear(animated)
--> pageSheet viewWillDisappear(animated)
--> … 500 ms
--> pageSheet viewDidDisappear(animated)
--> completion of dismiss(pageSheet)
--> dismissed
--> nil
