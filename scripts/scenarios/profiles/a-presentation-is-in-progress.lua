-- facts: P65, P66, err-present-in-progress-old
-- During a presentation nothing else can be presented or dismissed.
simulator.profile = "mid"
simulator.device = "iPad"
local home, second = UIViewController "Home", UIViewController "Second"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local first = UIViewController{ title = "First", modalPresentationStyle = "formSheet" }
home:present(first, true)
home:present(second, true)
home:dismiss(true)
settle()
print(second.presentingViewController)
--> First viewDidLoad
--> warning presentation-in-progress: Attempt to present <UIViewController: 0x120> on <UIViewController: 0x110> while a presentation is in progress!
--> warning dismissal-in-progress: Attempt to dismiss from view controller <UIViewController: 0x110> while a presentation or dismiss is in progress!
--> First viewWillAppear(animated)
--> … 500 ms
--> First viewDidAppear(animated)
--> nil
