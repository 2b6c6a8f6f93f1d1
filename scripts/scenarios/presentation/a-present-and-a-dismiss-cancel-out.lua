-- facts: C19, D5
-- Without animation a present and a dismiss in one turn leave nothing behind.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local modal = UIViewController "Modal"
home:present(modal, false, function() print("presented") end)
home:dismiss(false, function() print("dismissed") end)
settle()
print(home.presentedViewController, modal.view.window, home.view.window == window, #warnings())
--> Modal viewDidLoad
--> completion of present(Modal)
--> presented
--> completion of dismiss(Home)
--> dismissed
--> nil nil true 0
-- The same for one that would cover the screen.
local cover = UIViewController{ title = "Cover", modalPresentationStyle = "fullScreen" }
home:present(cover, false)
home:dismiss(false)
settle()
print(home.presentedViewController, cover.view.window, home.view.window == window)
--> Cover viewDidLoad
--> nil nil true
