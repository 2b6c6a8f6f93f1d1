-- facts: C19, D5
-- Without animation a present and a dismiss in one turn leave nothing behind.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(UIViewController "Modal", false, function() print("presented") end)
home:dismiss(false, function() print("dismissed") end)
settle()
print(home.presentedViewController, #warnings())
--> Modal viewDidLoad
--> completion of present(Modal)
--> presented
--> completion of dismiss(Home)
--> dismissed
--> nil 0
