-- facts: C24, D24, P88
-- The sheet stays in the window, alive, and receives nothing; in classic it goes with its root.
for _, profile in ipairs{ "modern", "ios16", "mid", "ios7", "classic" } do
  simulator.profile = profile
  local window = UIWindow()
  window:makeKeyAndVisible()
  local home, sheet = UIViewController "Home", UIViewController "Sheet"
  window.rootViewController = home
  home:present(sheet, false)
  settle()
  local lines = record(function()
    window.rootViewController = UIViewController "New"
    settle()
  end)
  local received = 0
  for _, line in ipairs(lines) do
    if line.name == "Sheet" then received = received + 1 end
  end
  print(profile, received, sheet.view.window == window, home.presentedViewController)
end
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewIsAppearing
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Home viewDidAppear
--> Sheet viewDidAppear
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> New viewDidLoad
--> Home viewWillDisappear
--> New viewWillAppear
--> New viewIsAppearing
--> Home viewDidDisappear
--> New viewDidAppear
--> modern 0 true UIViewController "Sheet" #2
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewIsAppearing
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Home viewDidAppear
--> Sheet viewDidAppear
--> warning root-swap: The root view controller <UIViewController: 0x140> was replaced while it presents <UIViewController: 0x150>, which stays in the window behind the new root and is not released.
--> New viewDidLoad
--> Home viewWillDisappear
--> New viewWillAppear
--> New viewIsAppearing
--> Home viewDidDisappear
--> New viewDidAppear
--> ios16 0 true UIViewController "Sheet" #5
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewWillDisappear
--> Sheet viewWillAppear
--> Sheet viewDidAppear
--> Home viewDidDisappear
--> warning root-swap: The root view controller <UIViewController: 0x170> was replaced while it presents <UIViewController: 0x180>, which stays in the window behind the new root and is not released.
--> New viewDidLoad
--> New viewWillAppear
--> New viewDidAppear
--> mid 0 true UIViewController "Sheet" #8
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewWillDisappear
--> Sheet viewWillAppear
--> Sheet viewDidAppear
--> Home viewDidDisappear
--> warning root-swap: The root view controller <UIViewController: 0x1a0> was replaced while it presents <UIViewController: 0x1b0>, which stays in the window behind the new root and is not released.
--> New viewDidLoad
--> New viewWillAppear
--> New viewDidAppear
--> ios7 0 true UIViewController "Sheet" #11
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewWillDisappear
--> Sheet viewWillAppear
--> Sheet viewDidAppear
--> Home viewDidDisappear
--> warning root-swap: The root view controller <UIViewController: 0x1d0> was replaced while it presents <UIViewController: 0x1e0>, which is removed with it.
--> New viewDidLoad
--> Sheet viewWillDisappear
--> New viewWillAppear
--> Sheet viewDidDisappear
--> New viewDidAppear
--> classic 2 false UIViewController "Sheet" #14
