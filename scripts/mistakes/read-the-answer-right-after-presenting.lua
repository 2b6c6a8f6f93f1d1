-- facts: P51
-- present returns at once; the user has not chosen anything yet.
local home, picker = UIViewController "Home", UIViewController "Picker"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(picker, true)
print("chosen:", picker.colour)
settle()
--> Picker viewDidLoad
--> chosen: nil
--> Picker viewWillAppear(animated)
--> Picker viewIsAppearing(animated)
--> … 500 ms
--> Picker viewDidAppear(animated)
