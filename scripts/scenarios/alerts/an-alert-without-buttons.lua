-- facts: P52, P53
-- An alert without buttons stays until the program dismisses it, and then no handler runs.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local alert = UIAlertController{ title = "Wait", preferredStyle = "alert" }
home:present(alert, true)
settle()
--> Wait viewDidLoad
--> Wait viewWillAppear(animated)
--> Wait viewIsAppearing(animated)
--> … 500 ms
--> Wait viewDidAppear(animated)
print(pcall(user.tap, "OK") or "no tap")
alert:addAction(UIAlertAction{ title = "OK", handler = function() print("never") end })
alert:dismiss(true, function() print("gone") end)
settle()
--> no tap
--> Wait viewWillDisappear(animated)
--> … 500 ms
--> Wait viewDidDisappear(animated)
--> completion of dismiss(Wait)
--> gone
