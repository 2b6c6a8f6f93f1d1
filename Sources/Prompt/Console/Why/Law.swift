import NavigationModel

/// A rule of UIKit that answers a question, in addition to the rules of diagnostics.
nonisolated struct Law: Sendable, Equatable {
  /// The rule, as a clause.
  let clause: String
  /// The tags of the facts it rests on.
  let facts: [String]
  /// What to do about it.
  let hint: String?

  init(_ clause: String, _ facts: [String], do hint: String? = nil) {
    self.clause = clause
    self.facts = facts
    self.hint = hint
  }
}

// What is on screen.
nonisolated extension Law {
  static let lastOfStack = Law(
    "a navigation controller shows the top of its stack only", ["A13", "A35"])
  static let chosenTab = Law("a tab bar controller shows the selected tab only", ["A16"])
  static let placedView = Law(
    "a child is on screen if its view is in its parent's view", ["A33", "A36"],
    do: "parent:addChild(child), parent.view:addSubview(child.view), child:didMove(parent)")
  static let cover = Law(
    "fullScreen and currentContext remove the presenter's view from its window", ["P27"],
    do: "use pageSheet, overFullScreen or overCurrentContext to keep it")
  static let noPlace = Law(
    "a controller is on screen if a window, a container or a presenter shows it", ["A12"],
    do: "window.rootViewController = it, nav:pushViewController(it), or other:present(it)")
  static let popped = Law(
    "a popped controller leaves the stack at once, and is released when the pop has ended",
    ["A19", "A42"],
    do: "keep it in a variable to push it again")
  static let replaced = Law(
    "a controller missing from the new list of children leaves with its transition",
    ["A21", "A39"],
    do: "keep it in a variable to push it again")
  static let dismissed = Law(
    "dismiss removes the presented controller and everything above it", ["P52", "P53"],
    do: "keep it in a variable to present it again")
  static let swapped = Law(
    "a window shows its root; a former root is removed with everything inside it", ["P88"],
    do: "dismiss before replacing the root")
  static let onScreen = Law(
    "a controller is on screen if the window's root leads to it through visible children and presentations",
    ["A12"])
  static let topmost = Law(
    "the topmost controller is reached from the root through presentations, the top of a stack and the selected "
      + "tab, in turn", ["P62", "P64", "P82"], do: "present from the topmost controller")
  static let hiddenWindow = Law(
    "a window is on screen when it isn't hidden", ["P88"], do: "window:makeKeyAndVisible()")
  static let inProgress = Law(
    "an appearing controller is in the window when its transition begins, a disappearing one until it ends",
    ["A31"],
    do: "settle(), or :settle at the prompt")
}

// What the properties that lead to other controllers hold.
nonisolated extension Law {
  static let oneParent = Law(
    "a controller has one parent: the container that it was added to last", ["R12"])
  static let nearestAncestor = Law(
    "the property is the nearest container of its kind among the parents", ["A95", "A96"])
  static let familyBorder = Law(
    "no property but presentingViewController and presentedViewController leads out of a family",
    ["A97", "R12"], do: "ask presentingViewController, or present a container with it inside")
  static let wholeFamily = Law(
    "all controllers of a family answer like the one that presents or is presented", ["P9", "R12"])
}

// When callbacks are called.
nonisolated extension Law {
  static let loadedOnce = Law(
    "a view is loaded once for each controller, when it is first needed", ["A12"],
    do: "another instance of the class gets its own viewDidLoad")
  static let alternation = Law(
    "a controller appears once, and not again before it has disappeared", ["A20", "A50"])
  static let presenterWithoutCallbacks = Law(
    "a style that leaves the presenter's view in the window calls none of the presenter's callbacks",
    ["P27", "P50"],
    do: "present in fullScreen, or notify the presenter in didDismiss or in dismiss's completion")
  static let background = Law(
    "leaving the app and returning to it calls no appearance callbacks", ["A27"],
    do: "use app.didBecomeActive or app.willEnterForeground")
  static let noForwarding = Law(
    "a container that doesn't forward appearance calls its children itself", ["A75"],
    do: "child:beginAppearanceTransition(true, false), child:endAppearanceTransition()")
  static let outerHalf = Law(
    "addChild calls willMove and removeFromParent calls didMove; the container's code calls the other two",
    ["A36"], do: "child:didMove(parent) after addChild, child:willMove(nil) before removeFromParent"
  )
  static let ownedUntilLast = Law(
    "a controller is released when nothing retains it", ["A19", "A78"],
    do: ":leaks lists what retains it")
}

// Bars and navigating back.
nonisolated extension Law {
  static let backFromBelow = Law(
    "the back button comes from the item below the top, never from the top's", ["B16", "B19"],
    do: "set navigationItem.backButtonTitle, or title, of the controller below")
  static let backItemFirst = Law(
    "of the item below, backBarButtonItem comes before backButtonTitle, and that before the title",
    ["B19", "B20"], do: "set it on the controller below")
  static let backGeneric = Law(
    "without a title, or if it doesn't fit, the back button reads \"Back\", and if that doesn't fit, nothing",
    ["B19", "B22"], do: "give the controller below a title, or a shorter one")
  static let leftItems = Law(
    "custom left items replace the back button", ["B15", "B17"],
    do: "top.navigationItem.leftItemsSupplementBackButton = true")
  static let hidesBack = Law(
    "hidesBackButton hides the back button while its item is on top", ["B18"],
    do: "top.navigationItem.hidesBackButton = false")
  static let hiddenBar = Law(
    "the navigation bar is shown unless the stack hides it", ["B51"],
    do: "nav:setNavigationBarHidden(false)")
  static let hiddenToolbar = Law(
    "a toolbar is hidden until the stack shows it", ["B53"], do: "nav:setToolbarHidden(false)")
  static let toolbarOfTop = Law(
    "a toolbar has the toolbarItems of the top, and may be empty", ["B53", "B54"],
    do: "top.toolbarItems = { UIBarButtonItem \"Trash\" }")
  static let titles = Law(
    "writing title writes the titles of navigationItem and tabBarItem, never the other way; the last write wins",
    ["B4", "B5", "B7"], do: "set title first, then navigationItem.title or tabBarItem.title")
  static let rootHasNoBack = Law("the root of a stack has no back button", ["B16"])
  static let noStack = Law(
    "a navigation bar belongs to a navigation controller; a presented controller isn't in the presenter's stack",
    ["B1", "P62"], do: "present UINavigationController{ it }")
  static let swipeBack = Law(
    "the swipe works if there is something to pop, the bar is visible, and the back button isn't replaced",
    ["B67"],
    do: "nav.interactivePopGestureRecognizer.delegate = a delegate that refuses at the root")
  static let swipeDown = Law(
    "a swipe dismisses a sheet unless isModalInPresentation or shouldDismiss prevents it",
    ["P23", "B70"], do: "set isModalInPresentation, or implement shouldDismiss")
  static let automaticStyle = Law(
    "automatic is fullScreen before iOS 13, and a sheet since then", ["P24"],
    do: "it.modalPresentationStyle = \"fullScreen\" before it is presented")
  static let adapted = Law(
    "in a compact size class a style adapts to another", ["P28", "P29", "P30"])
  static let askedStyle = Law("a presentation has the style that was set", ["P24", "P27"])
  static let popAndDismiss = Law(
    "a pushed controller is popped, a presented one is dismissed",
    ["P52", "P53", "P54"])
  static let noCompletion = Law(
    "push and pop have no completion; use the transition coordinator or didShow", ["A53", "A54"],
    do: "nav.transitionCoordinator:animate(nil, fn), or nav.delegate = { didShow = fn }")
}
