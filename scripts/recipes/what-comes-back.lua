-- facts: R18, bars-062-nav-restores-children, B73, B74, B75, B77, B78, B79, B80, B81
-- State Preservation
-- Book: UINavigationController Class Reference, section State Preservation, rule 1: Children with an identifier are saved
-- Book: UINavigationController Class Reference, section State Preservation, rule 2: They return in the order of the stack
-- Book: UINavigationController Class Reference, section State Preservation, rule 3: Pushed children may share an identifier
-- Also: "Preserving and Restoring State" in the View Controller Programming Guide.
-- Watch: the paths that the class is asked for, and which screens are missing without an identifier.

local Screen = class("ScreenViewController", UIViewController)

-- Called first, with the identifiers from the root down (B77); the object decodes afterwards.
function Screen.viewControllerWithRestorationIdentifierPath(path, coder)
  print("wanted: " .. table.concat(path, "/"))
  return Screen{
    title = coder:decodeObject("title"), restorationIdentifier = path[#path],
    restorationClass = Screen,
  }
end

function Screen:encodeRestorableState(coder)
  Screen.super.encodeRestorableState(self, coder)
  coder:encode(self.title, "title")
end

function Screen:decodeRestorableState(coder)
  Screen.super.decodeRestorableState(self, coder)
end

function Screen:applicationFinishedRestoringState() end

local function made(title, identifier)
  return Screen{ title = title, restorationIdentifier = identifier, restorationClass = Screen }
end

local saves, restores, nav = true, true, nil
function app.shouldSaveApplicationState() return saves end
function app.shouldRestoreApplicationState() return restores end
function app.didDecodeRestorableState() end
function app.didFinishLaunching() end

function app.willFinishLaunching()
  nav = UINavigationController{ made("A", "a"), name = "nav", restorationIdentifier = "nav" }
  window.rootViewController = nav
end

-- Run 1: A, two screens with the same identifier above it, and one that is presented.
simulator:relaunch()
nav.viewControllers = { nav.viewControllers[1], made("B", "b"), made("C", "b") }
local presented = made("P", "p")
settle()
nav.topViewController:present(presented, false)
settle()
print(tree())
--> app willFinishLaunching
--> A willMove(toParent: nav)
--> app didFinishLaunching
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> B willMove(toParent: nav)
--> C willMove(toParent: nav)
--> C viewDidLoad
--> A viewWillDisappear
--> C viewWillAppear
--> C viewIsAppearing
--> A viewDidDisappear
--> C viewDidAppear
--> C didMove(toParent: nav)
--> P viewDidLoad
--> P viewWillAppear
--> P viewIsAppearing
--> P viewDidAppear
--> window
--> └─ nav  UINavigationController       appeared
-->    ├─ #1  ScreenViewController "A"   disappeared
-->    ├─ #3  ScreenViewController "B"   disappeared   view not loaded
-->    ├─ #4  ScreenViewController "C"   appeared      top
-->    => #5  ScreenViewController "P"   appeared      pageSheet

-- Rule 2: They return in the order of the stack
-- The user leaves, the system ends the app, the user returns: the class is asked down the chain;
-- views load, states are decoded, and all controllers are notified (B79).
simulator:background()
--> app shouldSaveApplicationState
--> A encodeRestorableState
--> B encodeRestorableState
--> C encodeRestorableState
--> P encodeRestorableState
-- Rule 3: Pushed children may share an identifier
-- nav/b is wanted twice: B and C have that identifier, and each gets its own state, and its place.
simulator:relaunch()
settle()
print(tree())
print(screen())
--> app willFinishLaunching
--> A willMove(toParent: nav)
--> app shouldRestoreApplicationState
--> ScreenViewController viewControllerWithRestorationIdentifierPath(nav/a)
--> wanted: nav/a
--> ScreenViewController viewControllerWithRestorationIdentifierPath(nav/b)
--> wanted: nav/b
--> ScreenViewController viewControllerWithRestorationIdentifierPath(nav/b)
--> wanted: nav/b
--> ScreenViewController viewControllerWithRestorationIdentifierPath(nav/p)
--> wanted: nav/p
--> A viewDidLoad
--> B viewDidLoad
--> C viewDidLoad
--> P viewDidLoad
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> C willMove(toParent: nav)
--> A decodeRestorableState
--> B decodeRestorableState
--> C decodeRestorableState
--> P decodeRestorableState
--> app didDecodeRestorableState
--> A applicationFinishedRestoringState
--> B applicationFinishedRestoringState
--> C applicationFinishedRestoringState
--> P applicationFinishedRestoringState
--> app didFinishLaunching
--> C viewWillAppear
--> C viewIsAppearing
--> A willMove(toParent: nil)
--> A didMove(toParent: nil)
--> C viewDidAppear
--> C didMove(toParent: nav)
--> P viewWillAppear
--> P viewIsAppearing
--> P viewDidAppear
--> window
--> └─ nav  UINavigationController       appeared
-->    ├─ #3  ScreenViewController "A"   disappeared
-->    ├─ #4  ScreenViewController "B"   disappeared
-->    ├─ #5  ScreenViewController "C"   appeared      top
-->    => #6  ScreenViewController "P"   appeared      pageSheet
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░‹ B░░░░░░░░░░░░░░C░░░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││    ScreenViewController #6 "P"     ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
--> A deinit

-- Rule 1: Children with an identifier are saved
-- B has lost its identifier: the gap closes, A and C are kept.
nav.viewControllers[2].restorationIdentifier = nil
simulator:background()
simulator:relaunch()
settle()
print(tree())
--> app shouldSaveApplicationState
--> A encodeRestorableState
--> C encodeRestorableState
--> P encodeRestorableState
--> app willFinishLaunching
--> A willMove(toParent: nav)
--> app shouldRestoreApplicationState
--> ScreenViewController viewControllerWithRestorationIdentifierPath(nav/a)
--> wanted: nav/a
--> ScreenViewController viewControllerWithRestorationIdentifierPath(nav/b)
--> wanted: nav/b
--> ScreenViewController viewControllerWithRestorationIdentifierPath(nav/p)
--> wanted: nav/p
--> A viewDidLoad
--> C viewDidLoad
--> P viewDidLoad
--> A willMove(toParent: nav)
--> C willMove(toParent: nav)
--> A decodeRestorableState
--> C decodeRestorableState
--> P decodeRestorableState
--> app didDecodeRestorableState
--> A applicationFinishedRestoringState
--> C applicationFinishedRestoringState
--> P applicationFinishedRestoringState
--> app didFinishLaunching
--> C viewWillAppear
--> C viewIsAppearing
--> A willMove(toParent: nil)
--> A didMove(toParent: nil)
--> C viewDidAppear
--> C didMove(toParent: nav)
--> P viewWillAppear
--> P viewIsAppearing
--> P viewDidAppear
--> window
--> └─ nav  UINavigationController       appeared
-->    ├─ #3  ScreenViewController "A"   disappeared
-->    ├─ #4  ScreenViewController "C"   appeared      top
-->    => #5  ScreenViewController "P"   appeared      pageSheet
--> A deinit

-- A stack without an identifier stops the walk: nothing below it is saved (B74).
nav.restorationIdentifier = nil
simulator:background()
simulator:relaunch()
settle()
print(tree())
--> app shouldSaveApplicationState
--> app willFinishLaunching
--> A willMove(toParent: nav)
--> app shouldRestoreApplicationState
--> app didDecodeRestorableState
--> app didFinishLaunching
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController       appeared
-->    └─ #1  ScreenViewController "A"   appeared

-- An app that refuses its saved state starts afresh.
nav:pushViewController(made("B", "b"), false)
simulator:background()
restores = false
simulator:relaunch()
settle()
print(tree())
--> app shouldSaveApplicationState
--> A encodeRestorableState
--> B encodeRestorableState
--> app willFinishLaunching
--> A willMove(toParent: nav)
--> app shouldRestoreApplicationState
--> app didFinishLaunching
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController       appeared
-->    └─ #1  ScreenViewController "A"   appeared

-- After the user kills the app there is nothing left to restore (B81).
restores = true
nav:pushViewController(made("B", "b"), false)
simulator:background()
simulator:terminate()
simulator:relaunch()
settle()
print(tree())
print(screen())
--> app shouldSaveApplicationState
--> A encodeRestorableState
--> B encodeRestorableState
--> app willFinishLaunching
--> A willMove(toParent: nav)
--> app didFinishLaunching
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController       appeared
-->    └─ #1  ScreenViewController "A"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                  A                   │
--> ├──────────────────────────────────────┤
--> │       ScreenViewController #1        │
--> └──────────────────────────────────────┘
