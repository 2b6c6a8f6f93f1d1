import NavigationModel

/// A rule of UIKit's that decides a question, beside those whose breach it complains about.
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

// Who is on the screen.
nonisolated extension Law {
  static let lastOfStack = Law("a stack shows its last controller, and no other", ["A13", "A35"])
  static let chosenTab = Law("of its tabs a tab bar controller shows the selected one", ["A16"])
  static let placedView = Law(
    "a child is on the screen where its view is in the view of its parent", ["A33", "A36"],
    do: "parent:addChild(child), parent.view:addSubview(child.view), child:didMove(parent)")
  static let cover = Law(
    "fullScreen and currentContext take the presenter's view out of its window", ["P27"],
    do: "ask for pageSheet, overFullScreen or overCurrentContext to keep it")
  static let noPlace = Law(
    "a controller is on the screen where a window, a container or a presenter has it", ["A12"],
    do: "window.rootViewController = it, nav:pushViewController(it), or other:present(it)")
  static let popped = Law(
    "who is popped leaves the stack at once, and is let go when the pop is over", ["A19", "A42"],
    do: "keep it in a variable to push it again")
  static let replaced = Law(
    "who is not in the new list of children leaves with its transition", ["A21", "A39"],
    do: "keep it in a variable to push it again")
  static let dismissed = Law(
    "dismiss takes who is presented, and everybody above", ["P52", "P53"],
    do: "keep it in a variable to present it again")
  static let swapped = Law(
    "a window shows its root, and those below a former root go with it", ["P88"],
    do: "dismiss what is presented before the root is replaced")
  static let onScreen = Law(
    "on screen is who is reached from a window's root by what is shown and presented", ["A12"])
  static let topmost = Law(
    "on top is who is reached from the root by what is presented, the last of a stack, the selected "
      + "tab, in turn", ["P62", "P64", "P82"], do: "present from the one on top")
  static let hiddenWindow = Law(
    "a window is on the screen when it is not hidden", ["P88"], do: "window:makeKeyAndVisible()")
  static let underWay = Law(
    "who comes is in the window when its transition begins, and who goes until it ends", ["A31"],
    do: "settle(), or :settle at the prompt")
}

// Which callbacks come.
nonisolated extension Law {
  static let loadedOnce = Law(
    "a view is loaded once for each controller, when it is first needed", ["A12"],
    do: "another object of the same class has a viewDidLoad of its own")
  static let alternation = Law(
    "a controller hears that it appears, and not again before it has disappeared", ["A20", "A50"])
  static let silentPresenter = Law(
    "a style that leaves the presenter's view in the window tells the presenter nothing",
    ["P27", "P50"],
    do: "present in fullScreen, or tell the presenter in didDismiss or in dismiss's completion")
  static let background = Law(
    "leaving the app and coming back is no change of appearance", ["A27"],
    do: "listen to app.didBecomeActive or app.willEnterForeground")
  static let noForwarding = Law(
    "a parent that does not forward appearance tells its children itself", ["A75"],
    do: "child:beginAppearanceTransition(true, false), child:endAppearanceTransition()")
  static let outerHalf = Law(
    "addChild calls willMove and removeFromParent didMove; the other half is the container's author's",
    ["A36"], do: "child:didMove(parent) after addChild, child:willMove(nil) before removeFromParent"
  )
  static let ownedUntilLast = Law(
    "a controller is gone when nobody holds it any more", ["A19", "A78"],
    do: ":leaks says who holds it")
}

// Bars, and ways back.
nonisolated extension Law {
  static let backFromBelow = Law(
    "Back is made of the item below the top one, never of the top one's", ["B16", "B19"],
    do: "set navigationItem.backButtonTitle, or title, of the controller below")
  static let backItemFirst = Law(
    "of the item below, backBarButtonItem outranks backButtonTitle, and that the title",
    ["B19", "B20"], do: "set it on the controller below")
  static let backGeneric = Law(
    "without a title, or without room for it, Back reads \"Back\", and without room for that nothing",
    ["B19", "B22"], do: "give the controller below a title, or a shorter one")
  static let leftItems = Law(
    "left items of one's own take the place of Back", ["B15", "B17"],
    do: "top.navigationItem.leftItemsSupplementBackButton = true")
  static let hidesBack = Law(
    "hidesBackButton hides Back while its item is on top", ["B18"],
    do: "top.navigationItem.hidesBackButton = false")
  static let hiddenBar = Law(
    "the navigation bar is shown unless the stack hides it", ["B51"],
    do: "nav:setNavigationBarHidden(false)")
  static let rootHasNoBack = Law("the first of a stack has nobody to go back to", ["B16"])
  static let noStack = Law(
    "a navigation bar is a navigation controller's; what is presented is in no stack of the presenter",
    ["B1", "P62"], do: "present UINavigationController{ it }")
  static let swipeBack = Law(
    "the swipe works where there is somebody to pop, the bar is seen, and Back is not replaced",
    ["B67"], do: "nav.interactivePopGestureRecognizer.delegate = one's own, which guards the root")
  static let swipeDown = Law(
    "a sheet goes by a swipe unless isModalInPresentation or shouldDismiss forbids it",
    ["P23", "B70"], do: "set isModalInPresentation, or answer shouldDismiss")
  static let automaticStyle = Law(
    "automatic is fullScreen before iOS 13, and a sheet since", ["P24"],
    do: "it.modalPresentationStyle = \"fullScreen\" before it is presented")
  static let adapted = Law(
    "where there is little room a style gives way to another", ["P28", "P29", "P30"])
  static let askedStyle = Law("a presentation has the style that was asked for", ["P24", "P27"])
  static let popAndDismiss = Law(
    "what was pushed is popped from its stack, what was presented is dismissed",
    ["P52", "P53", "P54"])
  static let noCompletion = Law(
    "push and pop take no closure; the coordinator and didShow tell of their end", ["A53", "A54"],
    do: "nav.transitionCoordinator:animate(nil, fn), or nav.delegate = { didShow = fn }")
}
