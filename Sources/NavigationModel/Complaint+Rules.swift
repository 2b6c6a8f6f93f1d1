extension Complaint.Rule {
  private static let invalidArgument = "NSInvalidArgumentException"
  private static let inconsistency = "NSInternalInconsistencyException"
  private static let raised = "an exception is raised, and nothing has changed"
  private static let presentDropped = "the call is dropped, and its completion never runs"

  private init(
    _ id: String, category: String? = nil, raises exception: String? = nil,
    _ wordings: [(Era, String?)], hint: String, why: String, effect: String, facts: [String],
    script: String
  ) {
    self.id = id
    self.category = category
    self.exception = exception
    self.wordings = wordings.map { Complaint.Wording(since: $0, text: $1) }
    self.hint = hint
    self.why = why
    self.effect = effect
    self.facts = facts
    self.script = script
  }

  /// Every rule there is.
  public static let all: [Complaint.Rule] = [
    sameInstance, navigationInNavigation, splitInStack, nilPush, popToStranger, notDistinct,
    stackBusy, notATab,
    managedBar, managedBarDelegate, managedToolbarDelegate, managedTabBar, managedBarGeometry,
    managedToolbarItems, barClass, superLeftOut,
    pageCount,
    alreadyPresenting, presenterLeaving, notInWindow, presentationInProgress,
    transitionInProgress, dismissalInProgress,
    presentedWithNone, popoverWithoutSource, partialCurl, transitionInPopover, detachedPresenter,
    rootSwapped,
    presentNil, presentSelf, alreadyPresented, hasParent, childOfItself, alreadyOnScreen, noSuchTab,
    notExchangeable, hierarchyInconsistency, requestedParent, appearanceMisuse, selfSubview,
    rootPresented, misspelledField, tabsNotDistinct, unbalanced, nestedPush,
    unexpectedState, noSuchSegue, secondCancelAction, fieldInActionSheet,
    actionSheetWithoutSource,
    rowCount, sectionCount, rowToDelete, rowToInsert, noCell, cellNotRegistered, nibNotFound,
    viewOutletNotSet,
  ]

  // Stacks

  /// A controller is pushed that is in the stack.
  ///
  /// A58
  public static let sameInstance = Complaint.Rule(
    "same-instance", raises: invalidArgument,
    [
      (.classic, "Pushing the same view controller instance more than once is not supported (%2)"),
      (
        .modern,
        "%1 is pushing the same view controller instance (%2) more than once which is not supported and is most "
          + "likely an error in the application : %3"
      ),
    ],
    hint: "push a new controller, or pop to the one that is in the stack",
    why: "a stack holds a controller once",
    effect: raised, facts: ["A58"],
    script: "push-the-same-controller-twice")
  /// A navigation controller is pushed.
  ///
  /// A59
  public static let navigationInNavigation = Complaint.Rule(
    "nav-in-nav", raises: invalidArgument,
    [(.classic, "Pushing a navigation controller is not supported")],
    hint: "push its root controller, or present the navigation controller",
    why: "a stack holds no navigation controller",
    effect: raised, facts: ["A59"],
    script: "push-a-navigation-controller")
  /// A split view controller is pushed; it is ignored.
  ///
  /// A60
  public static let splitInStack = Complaint.Rule(
    "split-in-stack",
    [(.classic, "Split View Controllers cannot be pushed to a Navigation Controller %1")],
    hint: "make it the root of a window, a tab, or a child of a plain container",
    why: "a stack holds no split view controller",
    effect: "the call is ignored, and the stack stays as it is", facts: ["A60"],
    script: "push-a-split-view-controller")
  /// Nothing is pushed.
  ///
  /// A62
  public static let nilPush = Complaint.Rule(
    "nil-push",
    [(.classic, "Application tried to push a nil view controller on target %1.")],
    hint: "make the controller before pushing it",
    why: "what was passed is nil",
    effect: "nothing is pushed", facts: ["A62"],
    script: "push-nothing")
  /// A stack is popped to a controller that is not in it.
  ///
  /// A63
  public static let popToStranger = Complaint.Rule(
    "pop-to", raises: inconsistency,
    [(.classic, "Tried to pop to a view controller that doesn't exist.")],
    hint: "pass the same instance that is in viewControllers",
    why: "a stack can be popped only to a controller that is in it",
    effect: raised, facts: ["A63"],
    script: "pop-to-another-instance")
  /// A stack is given the same controller twice.
  ///
  /// A64
  public static let notDistinct = Complaint.Rule(
    "not-distinct", raises: inconsistency,
    [(.classic, "All view controllers in a navigation controller must be distinct (%1)")],
    hint: "leave every controller in the array once",
    why: "a stack holds a controller once",
    effect: raised, facts: ["A64"],
    script: "set-a-stack-with-a-controller-twice")
  /// A stack is changed while something its family presents is coming up.
  ///
  /// A46b
  public static let stackBusy = Complaint.Rule(
    "busy-transition",
    [
      (
        .classic,
        "%2 called on %1 while an existing transition or presentation is occurring; the navigation stack will not "
          + "be updated."
      )
    ],
    hint: "wait for the completion of the presentation",
    why: "a stack does not change while a controller in it is bringing another one up",
    effect: "the call is dropped, and the stack stays as it is", facts: ["A46", "A49"],
    script: "push-while-a-sheet-comes-up")
  /// A second animated change of a stack, in old releases.
  ///
  /// A45
  public static let nestedPush = Complaint.Rule(
    "nested-push",
    [(.classic, "nested push animation can result in corrupted navigation bar"), (.modern, nil)],
    hint: "wait until the first transition has ended",
    why: "an animated change of the stack came before the last one had ended",
    effect: "both changes are made all the same; on a device the bar may be wrong from here on",
    facts: ["A45", "D1", "D2"],
    script: "push-twice-in-a-row-on-ios-7")
  /// What follows the line above.
  ///
  /// A45
  public static let unexpectedState = Complaint.Rule(
    "unexpected-state",
    [
      (
        .classic,
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
          + "corrupted."
      ),
      (.modern, nil),
    ],
    hint: "wait until the first transition has ended",
    why: "an animated change of the stack came before the last one had ended",
    effect:
      "the first change is finished all the same; on a device the bar may be wrong from here on",
    facts: ["A45", "D1", "D2"],
    script: "push-twice-in-a-row-on-ios-7")
  /// A tab is selected that is not one.
  ///
  /// A88
  public static let notATab = Complaint.Rule(
    "not-a-tab", raises: invalidArgument,
    [
      (
        .classic,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
          + "view controllers can be selected."
      )
    ],
    hint: "select one of viewControllers",
    why: "only a tab can be selected",
    effect: raised, facts: ["A88"],
    script: "select-a-controller-that-is-no-tab")

  /// A bar's items are changed that a navigation controller manages; the name of the pop in it is
  /// unconfirmed.
  ///
  /// B34, B35
  public static let managedBar = Complaint.Rule(
    "managed-bar", raises: inconsistency,
    [(.classic, "Cannot call %1 directly on a UINavigationBar managed by a controller.")],
    hint: "change the stack of the navigation controller, or the navigationItem of a controller",
    why: "the items of a stack's bar follow from its stack",
    effect: raised, facts: ["B34", "B35"],
    script: "push-an-item-onto-a-stacks-bar")
  /// A bar is given a delegate that a navigation controller manages.
  ///
  /// B36
  public static let managedBarDelegate = Complaint.Rule(
    "managed-bar-delegate", raises: inconsistency,
    [
      (
        .classic,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."
      )
    ],
    hint: "the navigation controller is the delegate: define shouldPop in a subclass of it",
    why: "a stack is the delegate of its own bar",
    effect: raised, facts: ["B36"],
    script: "take-over-the-bar-of-a-stack")
  /// A toolbar is given a delegate that a navigation controller manages.
  ///
  /// B36
  public static let managedToolbarDelegate = Complaint.Rule(
    "managed-toolbar-delegate", raises: inconsistency,
    [(.classic, "Cannot manually set the delegate on a UIToolbar managed by a controller.")],
    hint: "make a UIToolbar of your own",
    why: "a stack is the delegate of its own toolbar",
    effect: raised, facts: ["B36"],
    script: "take-over-the-toolbar-of-a-stack")
  /// A tab bar is changed that a tab bar controller manages.
  ///
  /// B38
  public static let managedTabBar = Complaint.Rule(
    "managed-tab-bar", raises: inconsistency,
    [
      (
        .classic,
        "Directly modifying a tab bar managed by a tab bar controller is not allowed."
      )
    ],
    hint: "set viewControllers, selectedIndex or selectedViewController of the tab bar controller",
    why: "the items of a tab bar follow from the tabs",
    effect: raised, facts: ["B38"],
    script: "change-the-tabs-in-the-bar")
  /// A managed bar is moved or hidden as if it were any view; the wording is this project's.
  ///
  /// B33
  public static let managedBarGeometry = Complaint.Rule(
    "managed-bar-geometry",
    [(.classic, "The %1 of a UINavigationBar managed by %2 must not be set.")],
    hint: "hide it with setNavigationBarHidden of the navigation controller; its place is UIKit's",
    why: "the place of a stack's bar is the stack's",
    effect: "the value is kept, and the bar stays where it is", facts: ["B33"],
    script: "move-the-bar-of-a-stack")
  /// A managed toolbar is given items; the wording is this project's.
  ///
  /// B39
  public static let managedToolbarItems = Complaint.Rule(
    "managed-toolbar-items",
    [
      (
        .classic,
        "The items of the UIToolbar managed by %1 come from its top view controller; setting them "
          + "has no effect."
      )
    ],
    hint: "set toolbarItems of the controller that is on top",
    why: "the items of a stack's toolbar are those of its top",
    effect: "nothing changes", facts: ["B39"],
    script: "set-the-items-of-a-stacks-toolbar")
  /// A stack is made with a bar of another class; the exception and its wording are this project's,
  /// unconfirmed.
  ///
  /// B40
  public static let barClass = Complaint.Rule(
    "bar-class", raises: invalidArgument,
    [(.classic, "%1 must be a subclass of %2.")],
    hint: "pass a subclass, or nil for the stock class",
    why: "a bar of one's own is a bar all the same",
    effect: raised, facts: ["B40"],
    script: "make-a-stack-with-a-bar-that-is-none")
  /// An override leaves out what UIKit requires it to call; the wording is this project's.
  ///
  /// B61
  public static let superLeftOut = Complaint.Rule(
    "super-left-out",
    [(.classic, "%1 overrides %2 and does not call super, so that nothing has changed.")],
    hint: "call super with the same arguments",
    why: "what the method does is done in super",
    effect: "nothing is done but what the override does", facts: ["B61"],
    script: "edit-without-calling-super")

  /// A page controller is given too many or too few pages; the name of the exception and the wording
  /// are unconfirmed.
  public static let pageCount = Complaint.Rule(
    "page-count", raises: invalidArgument,
    [
      (
        .classic,
        "The number of view controllers provided (%1) doesn't match the number required (%2) for the "
          + "requested transition"
      )
    ],
    hint: "pass one page, or two where the spine is in the middle",
    why: "pages passed: %1, different ones needed: %2",
    effect: raised, facts: ["A24"],
    script: "turn-to-too-many-pages")

  // Presentations

  /// The presenter presents somebody else.
  ///
  /// P62
  public static let alreadyPresenting = Complaint.Rule(
    "already-presenting", category: "Presentation",
    [
      (.classic, "Warning: Attempt to present %1  on %2 which is already presenting %4"),
      (.modern, "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
    ],
    hint: "present from the top of the chain, or dismiss the other one first",
    why: "a controller presents one at a time",
    effect: presentDropped, facts: ["P62", "P79", "P82"],
    script: "present-on-a-busy-presenter")
  /// The presenter's last presentation is on its way out.
  ///
  /// P63
  public static let presenterLeaving = Complaint.Rule(
    "still-dismissing", category: "Presentation",
    [
      (.classic, "Warning: Attempt to present %1  on %2 which is already presenting (null)"),
      (.modern, "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
    ],
    hint: "present in the completion of dismiss",
    why: "a presenter is free when the one it presented has gone",
    effect: presentDropped, facts: ["P63", "P81", "D4"],
    script: "present-right-after-dismiss")
  /// The presenter is not on screen.
  ///
  /// P64
  public static let notInWindow = Complaint.Rule(
    "not-in-window", category: "Presentation",
    [
      (.classic, "Warning: Attempt to present %1 on %2 whose view is not in the window hierarchy!"),
      (.modern, "Attempt to present %1 on %2 (from %3) whose view is not in the window hierarchy."),
    ],
    hint: "present from a controller that is on screen, in viewDidAppear at the earliest",
    why: "a controller presents only while its view is in a window",
    effect: presentDropped, facts: ["P64", "P79", "P82"],
    script: "present-before-the-view-is-on-screen")
  /// A presentation of the same presenter is not complete yet.
  ///
  /// P65
  public static let presentationInProgress = Complaint.Rule(
    "presentation-in-progress",
    [
      (.mid, "Warning: Attempt to present %1 on %2 while a presentation is in progress!"),
      (.modern, "Attempt to present %1 on %2 (from %3) while a presentation is in progress."),
    ],
    hint: "present in the completion of the first presentation",
    why: "a presenter brings up one controller at a time",
    effect: presentDropped, facts: ["P65", "D3"],
    script: "present-twice-in-a-row")
  /// The same in old releases, where it is raised.
  ///
  /// P83
  public static let transitionInProgress = Complaint.Rule(
    "transition-in-progress", raises: inconsistency,
    [
      (
        .classic,
        "Attempting to begin a modal transition from %2 to %1 while a transition is already in "
          + "progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has "
          + "completed"
      ),
      (.mid, nil),
    ],
    hint: "present in viewDidAppear of the first one",
    why: "old releases bring up one controller at a time",
    effect: raised, facts: ["P83"],
    script: "present-twice-in-a-row-on-ios-6")
  /// What shall be dismissed is still coming.
  ///
  /// P66
  public static let dismissalInProgress = Complaint.Rule(
    "dismissal-in-progress",
    [
      (
        .classic,
        "Warning: Attempt to dismiss from view controller %1 while a presentation or dismiss is in progress!"
      ),
      (.modern, "Trying to dismiss the presentation controller while transitioning already. (%2)"),
    ],
    hint: "dismiss in the completion of the presentation",
    why: "a controller that is coming up cannot be sent away yet",
    effect: "the call is dropped, its completion never runs, and the presentation goes on",
    facts: ["P66", "P81"],
    script: "dismiss-right-after-present")
  /// Nothing is presented.
  ///
  /// P72
  public static let presentNil = Complaint.Rule(
    "present-nil", raises: invalidArgument,
    [(.classic, "Application tried to present a nil modal view controller on target %1.")],
    hint: "make the controller before presenting it",
    why: "what was passed is nil",
    effect: raised, facts: ["P72"],
    script: "present-nothing")
  /// A controller presents itself.
  ///
  /// P73
  public static let presentSelf = Complaint.Rule(
    "present-self", raises: invalidArgument,
    [
      (
        .classic,
        "Application tried to present modal view controller on itself. Presenting controller is %1."
      )
    ],
    hint: "present another controller",
    why: "a controller cannot be on top of itself",
    effect: raised, facts: ["P73"],
    script: "present-a-controller-on-itself")
  /// A controller is presented that is presented already.
  ///
  /// P74, P76
  public static let alreadyPresented = Complaint.Rule(
    "already-presented", raises: invalidArgument,
    [
      (.classic, "Application tried to present modally an active controller %1."),
      (
        .modern,
        "Application tried to present modally a view controller %1 that is already being presented by %2."
      ),
    ],
    hint: "present a new controller, or dismiss this one first",
    why: "a controller is presented once at a time",
    effect: raised, facts: ["P74", "P76"],
    script: "present-the-same-controller-twice")
  /// A controller is presented that is somebody's child.
  ///
  /// P75, P76
  public static let hasParent = Complaint.Rule(
    "has-parent", raises: invalidArgument,
    [
      (.classic, "Application tried to present modally an active controller %1."),
      (
        .modern,
        "Application tried to present modally a view controller %1 that has a parent view controller %2."
      ),
    ],
    hint: "present the container, never one of its children",
    why: "a child comes on screen in its parent and not by itself",
    effect: raised, facts: ["P75", "P76", "P90"],
    script: "present-a-controller-out-of-a-stack")

  /// The style `none` is asked for, which is an answer only.
  ///
  /// P26; the wording is unconfirmed.
  public static let presentedWithNone = Complaint.Rule(
    "style-none", raises: invalidArgument,
    [
      (
        .classic,
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
    ],
    hint: "set another modalPresentationStyle; none is for answers of a delegate only",
    why: "the style none is for answers of delegates, and nothing can come in it",
    effect: raised, facts: ["P26"],
    script: "present-in-the-style-none")
  /// A popover has nothing to point at when it comes.
  ///
  /// P77
  public static let popoverWithoutSource = Complaint.Rule(
    "popover-source", raises: "NSGenericException",
    [
      (
        .classic,
        "UIPopoverPresentationController (%1) should have a non-nil sourceView or barButtonItem set "
          + "before the presentation occurs."
      )
    ],
    hint: "set popoverPresentationController.sourceView or .barButtonItem after calling present",
    why: "a popover points at something when it comes",
    effect: "an exception is raised when the turn ends, and the popover does not come",
    facts: ["P77"],
    script: "present-a-popover-without-a-source")
  /// A curl is asked for where somebody does not cover the screen.
  ///
  /// P45, P78
  public static let partialCurl = Complaint.Rule(
    "partial-curl", raises: invalidArgument,
    [
      (
        .classic,
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
          + "view controller %1."
      )
    ],
    hint: "set modalPresentationStyle to fullScreen, and present from what covers the screen",
    why: "a curl turns one full screen over to show another",
    effect: raised, facts: ["P45", "P78"],
    script: "curl-what-does-not-cover-the-screen")
  /// A context style inside a popover asks for another animation than covering it; the wording is
  /// this project's.
  ///
  /// P46
  public static let transitionInPopover = Complaint.Rule(
    "popover-transition", raises: invalidArgument,
    [(.classic, "%1 cannot be presented inside a popover with another transition than cover.")],
    hint: "set modalTransitionStyle to coverVertical inside popovers",
    why: "inside a popover of an old release the transition is coverVertical",
    effect: raised, facts: ["P46"],
    script: "flip-inside-a-popover")
  /// A controller presents whose view is on screen and whose controller is nobody's child.
  ///
  /// P67
  public static let detachedPresenter = Complaint.Rule(
    "detached-presenter", category: "Presentation",
    [
      (.classic, "Presenting view controllers on detached view controllers is discouraged %2."),
      (
        .modern,
        "Presenting view controller %1 from detached view controller %2 is not supported, and may "
          + "result in incorrect safe area insets and a corrupt root presentation. Make sure %2 is in "
          + "the view controller hierarchy before presenting from it. Will become a hard exception in "
          + "a future release."
      ),
    ],
    hint: "call addChild before the view is added",
    why: "a controller presents as a member of a family",
    effect: "it is presented all the same; later releases may refuse", facts: ["P67"],
    script: "present-from-a-view-without-its-controller")
  /// A window gets another root while the old one presents; the wording is this project's.
  ///
  /// P88
  public static let rootSwapped = Complaint.Rule(
    "root-swap",
    [
      (
        .classic,
        "The root view controller %1 was replaced while it presents %2, which stays in the window "
          + "behind the new root and is not released."
      )
    ],
    hint: "dismiss first, and replace the root in the completion",
    why: "what is presented is in the window beside the root and not inside it",
    effect: "the root is replaced; what it presents goes with it here, and stays on a device",
    facts: ["P88"],
    script: "replace-the-root-under-a-sheet")

  // Containment

  /// A controller would become its own ancestor; the wording is this project's.
  ///
  /// A79
  public static let childOfItself = Complaint.Rule(
    "child-cycle", raises: invalidArgument,
    [(.classic, "%1 cannot become a child of %2, which is the same controller or inside it.")],
    hint: "a controller has one parent, and no controller is its own ancestor",
    why: "no controller is inside itself",
    effect: raised, facts: ["A79"],
    script: "make-a-controller-its-own-child")

  /// A presented controller would become a child; the wording is this project's, unconfirmed.
  public static let alreadyOnScreen = Complaint.Rule(
    "is-presented", raises: invalidArgument,
    [(.classic, "%1 is presented by %2 and cannot become a child of %3.")],
    hint: "dismiss it first",
    why: "a controller that is presented has no parent",
    effect: raised, facts: ["P14"],
    script: "push-a-presented-controller")
  /// A script set a field whose name is one letter from a property's; the wording is this
  /// project's.
  public static let misspelledField = Complaint.Rule(
    "misspelled-field",
    [(.classic, "the field '%1' is new on this %2, which has a property '%3'")],
    hint: "write the property's name, or choose a name that cannot be mistaken for it",
    why: "'%1' is almost '%3', and scripts may give objects any field",
    effect: "the field is set, and the property is not", facts: [],
    script: "misspell-a-property")
  /// A tab bar controller is given the same controller twice; the wording is this project's,
  /// unconfirmed.
  public static let tabsNotDistinct = Complaint.Rule(
    "tabs-not-distinct", raises: inconsistency,
    [(.classic, "All view controllers in a tab bar controller must be distinct (%1)")],
    hint: "leave every controller in the array once",
    why: "a container holds a controller once",
    effect: raised, facts: ["A83"],
    script: "make-two-tabs-of-one-controller")
  /// A controller's view comes into the view of a controller that is not its parent.
  ///
  /// A71
  public static let hierarchyInconsistency = Complaint.Rule(
    "no-containment", raises: "UIViewControllerHierarchyInconsistency",
    [
      (
        .classic,
        "child view controller:%1 should have parent view controller:%2 but actual parent is:%3"
      )
    ],
    hint: "call addChild before the view is added, on the controller whose view it joins",
    why: "a child's view belongs in its parent's view",
    effect: raised, facts: ["A71"],
    script: "put-a-childs-view-into-a-stranger")
  /// A controller becomes a child while its view is in another controller's view.
  ///
  /// A71
  public static let requestedParent = Complaint.Rule(
    "view-elsewhere", raises: "UIViewControllerHierarchyInconsistency",
    [
      (
        .classic,
        "child view controller:%1 should have parent view controller:%2 but requested parent is:%3"
      )
    ],
    hint: "take the view out of the other controller's view first",
    why: "a controller's view stays with the parent it has",
    effect: raised, facts: ["A71", "A72"],
    script: "adopt-a-controller-and-leave-its-view")
  /// A program calls an appearance callback by hand.
  ///
  /// A77
  public static let appearanceMisuse = Complaint.Rule(
    "appearance-by-hand", category: "ViewController",
    [
      (
        .modern,
        "Calling -%1: directly on a view controller is not supported, and may result in "
          + "out-of-order callbacks and other inconsistent behavior. Use the "
          + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
          + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
          + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
          + "debugger. View controller: %2"
      )
    ],
    hint: "call beginAppearanceTransition and endAppearanceTransition on the child",
    why: "%1 was called by the program, and UIKit calls it when it is time",
    effect: "the callback runs all the same, once more than it should", facts: ["A75", "A77"],
    script: "call-an-appearance-callback")
  /// The end of an appearance is told that nobody began.
  ///
  /// A50
  public static let unbalanced = Complaint.Rule(
    "unbalanced",
    [(.classic, "Unbalanced calls to begin/end appearance transitions for %1.")],
    hint: "call beginAppearanceTransition before, once for each endAppearanceTransition",
    why: "each end of an appearance has its begin",
    effect: "the call does nothing", facts: ["A50", "A75"],
    script: "end-an-appearance-that-nobody-began")
  /// A view is put into itself, or into a view inside it.
  ///
  /// A45
  public static let selfSubview = Complaint.Rule(
    "self-subview", raises: invalidArgument,
    [(.classic, "Can't add self as subview")],
    hint: "a view has one superview, and no view is inside itself",
    why: "no view is inside itself",
    effect: raised, facts: ["A45"],
    script: "put-a-view-into-itself")
  /// The root of a window is presented; the wording is this project's, unconfirmed.
  public static let rootPresented = Complaint.Rule(
    "root-presented", raises: invalidArgument,
    [(.classic, "%1 is the root of a window and cannot be presented by %2.")],
    hint: "present another controller, or give the window another root first",
    why: "the root of a window cannot come on top of it",
    effect: raised, facts: ["P2"],
    script: "present-the-root-of-the-window")
  /// Children are exchanged that are not both children, or by a container that forwards nothing;
  /// the wording is this project's, unconfirmed.
  ///
  /// A73
  public static let notExchangeable = Complaint.Rule(
    "not-exchangeable", raises: invalidArgument,
    [
      (
        .classic,
        "Children view controllers %1 and %2 must have a common parent view controller when "
          + "calling -[%3 transitionFromViewController:toViewController:]"
      )
    ],
    hint: "add both children first, and let the container forward appearance methods",
    why: "two children are exchanged by their parent, which forwards appearance",
    effect: raised, facts: ["A73", "A74"],
    script: "exchange-a-child-for-a-stranger")
  /// A tab is selected by an index that no tab has; the wording is this project's, unconfirmed.
  public static let noSuchTab = Complaint.Rule(
    "no-such-tab", raises: "NSRangeException",
    [(.classic, "selectedIndex %2 is out of bounds for %1 with %3 tabs.")],
    hint: "tabs count from 0",
    why: "tabs are counted from 0",
    effect: raised, facts: ["A82"],
    script: "select-a-tab-by-its-number")

  // Segues and alerts

  /// A segue is performed that the controller does not have.
  public static let noSuchSegue = Complaint.Rule(
    "no-such-segue", raises: invalidArgument,
    [(.classic, "Receiver (%1) has no segue with identifier '%2'")],
    hint: "there are no storyboards here: put the segue into the controller's segues first",
    why: "a segue is found by its identifier among those of the controller",
    effect: raised, facts: ["P124"],
    script: "perform-a-segue-that-is-not-there")
  /// An alert is given a second action of the style cancel.
  public static let secondCancelAction = Complaint.Rule(
    "second-cancel", raises: inconsistency,
    [
      (
        .classic,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    ],
    hint: "give the other action the style default or destructive",
    why: "an alert has one action that gives it up",
    effect: raised, facts: [],
    script: "an-alert-with-two-ways-to-cancel")
  /// An action sheet comes as a popover and has nothing to point at.
  public static let actionSheetWithoutSource = Complaint.Rule(
    "action-sheet-source", raises: "NSGenericException",
    [
      (
        .classic,
        "Your application has presented a UIAlertController (%1) of style "
          + "UIAlertControllerStyleActionSheet from %3 (%2). The modalPresentationStyle of a "
          + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
          + "location information for this popover through the alert controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect or "
          + "a barButtonItem.  If this information is not known when you present the alert "
          + "controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
          + "-prepareForPopoverPresentation."
      )
    ],
    hint: "set popoverPresentationController.sourceView or .barButtonItem after calling present",
    why: "an action sheet is a popover where there is room for one",
    effect: raised, facts: ["P30", "P77"],
    script: "an-action-sheet-on-a-pad")
  /// An action sheet is given a text field.
  public static let fieldInActionSheet = Complaint.Rule(
    "field-in-action-sheet", raises: inconsistency,
    [
      (
        .classic,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    ],
    hint: "make the controller with preferredStyle alert",
    why: "only alerts have room for text fields",
    effect: raised, facts: [],
    script: "a-text-field-in-an-action-sheet")

  // Tables

  /// A data source has another number of rows than a table's updates lead to (B91).
  public static let rowCount = Complaint.Rule(
    "row-count", raises: inconsistency,
    [
      (
        .classic,
        "Invalid update: invalid number of rows in section %1.  The number of rows contained in an "
          + "existing section after the update (%2) must be equal to the number of rows contained "
          + "in that section before the update (%3), plus or minus the number of rows inserted or "
          + "deleted from that section (%4 inserted, %5 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out)."
      )
    ],
    hint: "change the data first, and by as many rows as the table is told of",
    why: "the data source is asked again after an update, and has to agree with it",
    effect: raised, facts: ["B91"],
    script: "tell-the-table-before-the-data")
  /// A data source has another number of sections than a table's updates lead to (B91).
  public static let sectionCount = Complaint.Rule(
    "section-count", raises: inconsistency,
    [
      (
        .classic,
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "table view after the update (%1) must be equal to the number of sections contained in "
          + "the table view before the update (%2), plus or minus the number of sections inserted "
          + "or deleted (%3 inserted, %4 deleted)."
      )
    ],
    hint: "change the data first, and by as many sections as the table is told of",
    why: "the data source is asked again after an update, and has to agree with it",
    effect: raised, facts: ["B91"],
    script: "tell-the-table-of-too-few-sections")
  /// A row is deleted that a table does not have.
  ///
  /// B91
  public static let rowToDelete = Complaint.Rule(
    "row-to-delete", raises: inconsistency,
    [
      (
        .classic,
        "attempt to delete row %1 from section %2 which only contains %3 rows before the update"
      )
    ],
    hint: "rows and sections count from 0",
    why: "only a row that is there can be deleted",
    effect: raised, facts: ["B91"],
    script: "delete-a-row-that-is-not-there")
  /// A row is inserted that a table will not have.
  ///
  /// B91
  public static let rowToInsert = Complaint.Rule(
    "row-to-insert", raises: inconsistency,
    [
      (
        .classic,
        "attempt to insert row %1 into section %2, but there are only %3 rows in section %2 after "
          + "the update"
      )
    ],
    hint: "change the data first; rows and sections count from 0",
    why: "a row can be inserted where there will be one",
    effect: raised, facts: ["B91"],
    script: "insert-a-row-beyond-the-end")
  /// A data source gives no cell.
  public static let noCell = Complaint.Rule(
    "no-cell", raises: inconsistency,
    [
      (.classic, "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"),
      (.mid, "UITableView (%1) failed to obtain a cell from its dataSource (%2)"),
    ],
    hint: "return a UITableViewCell from cellForRow, a new one or one that is used again",
    why: "every row is shown by a cell",
    effect: "an exception is raised while the table is laid out", facts: ["B89"],
    script: "return-no-cell")
  /// A cell is asked for of which the table does not know the class.
  public static let cellNotRegistered = Complaint.Rule(
    "cell-not-registered", raises: inconsistency,
    [
      (
        .classic,
        "unable to dequeue a cell with identifier %1 - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      )
    ],
    hint: "register a class for the identifier first, or ask without an index path",
    why: "cells are made of the class that is registered",
    effect: raised, facts: ["B89"],
    script: "ask-for-a-cell-of-no-class")

  // Nibs

  /// A controller names a nib that does not exist.
  ///
  /// B93
  public static let nibNotFound = Complaint.Rule(
    "nib-not-found", raises: inconsistency,
    [(.classic, "Could not load NIB in bundle: 'NSBundle (loaded)' with name '%1'")],
    hint: "put a nib of that name into the table nibs first",
    why: "a nib that is named has to be there",
    effect: "an exception is raised while the view is loaded", facts: ["B93"],
    script: "name-a-nib-that-is-not-there")
  /// A nib has no view for its controller.
  ///
  /// B93
  public static let viewOutletNotSet = Complaint.Rule(
    "view-outlet-not-set", raises: inconsistency,
    [
      (
        .classic,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"%1\" nib but the view "
          + "outlet was not set."
      )
    ],
    hint: "give the nib a view",
    why: "a nib has to bring the view of its owner",
    effect: "an exception is raised while the view is loaded", facts: ["B93"],
    script: "make-a-nib-without-a-view")
}
