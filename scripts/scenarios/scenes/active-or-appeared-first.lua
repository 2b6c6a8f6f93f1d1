-- facts: F3, D38
-- Whether the app becomes active before its root has appeared depends on the release.
for _, profile in ipairs{ "classic", "ios7", "mid", "ios16", "modern" } do
  simulator:reset()
  simulator.profile = profile
  local lines = {}
  function app.didFinishLaunching()
    local root = UIViewController{}
    function root:viewDidAppear(animated)
      UIViewController.viewDidAppear(self, animated)
      lines[#lines + 1] = "appeared"
    end
    window.rootViewController = root
  end
  function app.didBecomeActive() lines[#lines + 1] = "active" end
  simulator:relaunch()
  settle()
  print(profile, table.concat(lines, ", "))
end
--> app didFinishLaunching
--> UIViewController#1 viewDidLoad
--> UIViewController#1 viewWillAppear
--> app didBecomeActive
--> UIViewController#1 viewDidAppear
--> classic active, appeared
--> app didFinishLaunching
--> UIViewController#1 viewDidLoad
--> UIViewController#1 viewWillAppear
--> app didBecomeActive
--> UIViewController#1 viewDidAppear
--> ios7 active, appeared
--> app didFinishLaunching
--> UIViewController#1 viewDidLoad
--> UIViewController#1 viewWillAppear
--> UIViewController#1 viewDidAppear
--> app didBecomeActive
--> mid appeared, active
--> app didFinishLaunching
--> UIViewController#1 viewDidLoad
--> UIViewController#1 viewWillAppear
--> app didBecomeActive
--> UIViewController#1 viewIsAppearing
--> UIViewController#1 viewDidAppear
--> ios16 active, appeared
--> app didFinishLaunching
--> UIViewController#1 viewDidLoad
--> UIViewController#1 viewWillAppear
--> app didBecomeActive
--> UIViewController#1 viewIsAppearing
--> UIViewController#1 viewDidAppear
--> modern active, appeared
