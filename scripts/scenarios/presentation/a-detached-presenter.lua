-- facts: P67, err-detached-latest
-- A controller on screen without a parent may present, with a warning.
local root, detached = UIViewController "Root", UIViewController "Detached"
function root:viewDidLoad() self.view:addSubview(detached.view) end
window.rootViewController = root
settle()
--> Root viewDidLoad
--> Detached viewDidLoad
--> Root viewWillAppear
--> Detached viewWillAppear
--> Root viewIsAppearing
--> Detached viewIsAppearing
--> Detached viewDidAppear
--> Root viewDidAppear
detached:present(UIViewController "Sheet", true)
settle()
--> warning detached-presenter: Presenting view controller <UIViewController: 0x130> from detached view controller <UIViewController: 0x120> is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure <UIViewController: 0x120> is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.
--> Sheet viewDidLoad
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
