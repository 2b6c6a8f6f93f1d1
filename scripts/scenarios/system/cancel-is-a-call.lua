-- facts: P109, P111, P114, P116
-- Many controllers have a callback for Cancel; the delegate dismisses.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function dismiss(sender) sender:dismiss() end
local function cancel(controller)
  home:present(controller)
  settle()
  print(user.cancel())
  settle()
end
cancel(MPMediaPickerController{ name = "songs", delegate = { didCancel = dismiss } })
cancel(UIImagePickerController{ name = "pictures", delegate = { didCancel = dismiss } })
--> songs viewDidLoad
--> songs viewWillAppear
--> songs viewIsAppearing
--> songs viewDidAppear
--> songs didCancel
--> true
--> songs viewWillDisappear
--> songs viewDidDisappear
--> pictures viewDidLoad
--> SystemContents#4 willMove(toParent: pictures)
--> pictures viewWillAppear
--> pictures viewIsAppearing
--> pictures viewDidAppear
--> SystemContents#4 didMove(toParent: pictures)
--> pictures didCancel
--> true
--> pictures viewWillDisappear
--> pictures viewDidDisappear
--> pictures deinit
--> songs deinit
local delegate = { wasCancelled = dismiss }
cancel(GKMatchmakerViewController{ name = "match", matchmakerDelegate = delegate })
local turns = GKTurnBasedMatchmakerViewController{ name = "turns" }
turns.turnBasedMatchmakerDelegate = delegate
cancel(turns)
--> match viewDidLoad
--> SystemContents#6 willMove(toParent: match)
--> match viewWillAppear
--> match viewIsAppearing
--> match viewDidAppear
--> SystemContents#6 didMove(toParent: match)
--> match wasCancelled
--> true
--> match viewWillDisappear
--> match viewDidDisappear
--> turns viewDidLoad
--> SystemContents#8 willMove(toParent: turns)
--> turns viewWillAppear
--> turns viewIsAppearing
--> turns viewDidAppear
--> SystemContents#8 didMove(toParent: turns)
--> turns wasCancelled
--> true
--> turns viewWillDisappear
--> turns viewDidDisappear
--> match deinit
