extension Complaint.Rule {
  private static let invalidArgument = "NSInvalidArgumentException"
  private static let inconsistency = "NSInternalInconsistencyException"

  private init(
    _ id: String, category: String? = nil, raises exception: String? = nil,
    _ wordings: [(Era, String)], hint: String
  ) {
    self.id = id
    self.category = category
    self.exception = exception
    self.wordings = wordings.map { Complaint.Wording(since: $0, text: $1) }
    self.hint = hint
  }

  /// Every rule there is.
  public static let all: [Complaint.Rule] = [
    sameInstance, navigationInNavigation, splitInStack, nilPush, popToStranger, notDistinct,
    stackBusy, notATab,
    pageCount,
    alreadyPresenting, presenterLeaving, notInWindow, presentationInProgress,
    transitionInProgress, dismissalInProgress,
    presentedWithNone, popoverWithoutSource, partialCurl, transitionInPopover, detachedPresenter,
    rootSwapped,
    presentNil, presentSelf, alreadyPresented, hasParent, childOfItself, alreadyOnScreen, noSuchTab,
    notExchangeable, hierarchyInconsistency, requestedParent, appearanceMisuse, selfSubview,
    rootPresented, misspelledField, tabsNotDistinct, nestedPush,
    unexpectedState,
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
    hint: "push a new controller, or pop to the one that is in the stack")
  /// A navigation controller is pushed.
  ///
  /// A59
  public static let navigationInNavigation = Complaint.Rule(
    "nav-in-nav", raises: invalidArgument,
    [(.classic, "Pushing a navigation controller is not supported")],
    hint: "push its root controller, or present the navigation controller")
  /// A split view controller is pushed; it is ignored.
  ///
  /// A60
  public static let splitInStack = Complaint.Rule(
    "split-in-stack",
    [(.classic, "Split View Controllers cannot be pushed to a Navigation Controller %1")],
    hint: "make it the root of a window, a tab, or a child of a plain container")
  /// Nothing is pushed.
  ///
  /// A62
  public static let nilPush = Complaint.Rule(
    "nil-push",
    [(.classic, "Application tried to push a nil view controller on target %1.")],
    hint: "make the controller before pushing it")
  /// A stack is popped to a controller that is not in it.
  ///
  /// A63
  public static let popToStranger = Complaint.Rule(
    "pop-to", raises: inconsistency,
    [(.classic, "Tried to pop to a view controller that doesn't exist.")],
    hint: "pass the same instance that is in viewControllers")
  /// A stack is given the same controller twice.
  ///
  /// A64
  public static let notDistinct = Complaint.Rule(
    "not-distinct", raises: inconsistency,
    [(.classic, "All view controllers in a navigation controller must be distinct (%1)")],
    hint: "leave every controller in the array once")
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
    hint: "wait for the completion of the presentation")
  /// A second animated change of a stack, in old releases.
  ///
  /// A45
  public static let nestedPush = Complaint.Rule(
    "nested-push",
    [(.classic, "nested push animation can result in corrupted navigation bar")],
    hint: "wait until the first transition has ended")
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
      )
    ],
    hint: "wait until the first transition has ended")
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
    hint: "select one of viewControllers")

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
    hint: "pass one page, or two where the spine is in the middle")

  // Presentations

  /// The presenter presents somebody else.
  ///
  /// P62
  public static let alreadyPresenting = Complaint.Rule(
    "already-presenting", category: "Presentation",
    [
      (.classic, "Attempt to present %1  on %2 which is already presenting %4"),
      (.modern, "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
    ],
    hint: "present from the top of the chain, or dismiss the other one first")
  /// The presenter's last presentation is on its way out.
  ///
  /// P63
  public static let presenterLeaving = Complaint.Rule(
    "still-dismissing", category: "Presentation",
    [
      (.classic, "Attempt to present %1  on %2 which is already presenting (null)"),
      (.modern, "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
    ],
    hint: "present in the completion of dismiss")
  /// The presenter is not on screen.
  ///
  /// P64
  public static let notInWindow = Complaint.Rule(
    "not-in-window", category: "Presentation",
    [
      (.classic, "Attempt to present %1 on %2 whose view is not in the window hierarchy!"),
      (.modern, "Attempt to present %1 on %2 (from %3) whose view is not in the window hierarchy."),
    ],
    hint: "present from a controller that is on screen, in viewDidAppear at the earliest")
  /// A presentation of the same presenter is not complete yet.
  ///
  /// P65
  public static let presentationInProgress = Complaint.Rule(
    "presentation-in-progress",
    [
      (.classic, "Attempt to present %1 on %2 while a presentation is in progress!"),
      (.modern, "Attempt to present %1 on %2 (from %3) while a presentation is in progress."),
    ],
    hint: "present in the completion of the first presentation")
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
      )
    ],
    hint: "present in viewDidAppear of the first one")
  /// What shall be dismissed is still coming.
  ///
  /// P66
  public static let dismissalInProgress = Complaint.Rule(
    "dismissal-in-progress",
    [
      (
        .classic,
        "Attempt to dismiss from view controller %1 while a presentation or dismiss is in progress!"
      ),
      (.modern, "Trying to dismiss the presentation controller while transitioning already. (%2)"),
    ],
    hint: "dismiss in the completion of the presentation")
  /// Nothing is presented.
  ///
  /// P72
  public static let presentNil = Complaint.Rule(
    "present-nil", raises: invalidArgument,
    [(.classic, "Application tried to present a nil modal view controller on target %1.")],
    hint: "make the controller before presenting it")
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
    hint: "present another controller")
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
    hint: "present a new controller, or dismiss this one first")
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
    hint: "present the container, never one of its children")

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
    hint: "set another modalPresentationStyle; none is for answers of a delegate only")
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
    hint: "set popoverPresentationController.sourceView or .barButtonItem after calling present")
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
    hint: "set modalPresentationStyle to fullScreen, and present from what covers the screen")
  /// A context style inside a popover asks for another animation than covering it; the wording is
  /// this project's.
  ///
  /// P46
  public static let transitionInPopover = Complaint.Rule(
    "popover-transition", raises: invalidArgument,
    [(.classic, "%1 cannot be presented inside a popover with another transition than cover.")],
    hint: "set modalTransitionStyle to coverVertical inside popovers")
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
    hint: "call addChild before the view is added")
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
    hint: "dismiss first, and replace the root in the completion")

  // Containment

  /// A controller would become its own ancestor; the wording is this project's.
  ///
  /// A79
  public static let childOfItself = Complaint.Rule(
    "child-cycle", raises: invalidArgument,
    [(.classic, "%1 cannot become a child of %2, which is the same controller or inside it.")],
    hint: "a controller has one parent, and no controller is its own ancestor")

  /// A presented controller would become a child; the wording is this project's, unconfirmed.
  public static let alreadyOnScreen = Complaint.Rule(
    "is-presented", raises: invalidArgument,
    [(.classic, "%1 is presented by %2 and cannot become a child of %3.")],
    hint: "dismiss it first")
  /// A script set a field whose name is one letter from a property's; the wording is this
  /// project's.
  public static let misspelledField = Complaint.Rule(
    "misspelled-field",
    [(.classic, "the field '%1' is new on this %2, which has a property '%3'")],
    hint: "write the property's name, or choose a name that cannot be mistaken for it")
  /// A tab bar controller is given the same controller twice; the wording is this project's,
  /// unconfirmed.
  public static let tabsNotDistinct = Complaint.Rule(
    "tabs-not-distinct", raises: inconsistency,
    [(.classic, "All view controllers in a tab bar controller must be distinct (%1)")],
    hint: "leave every controller in the array once")
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
    hint: "call addChild before the view is added, on the controller whose view it joins")
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
    hint: "take the view out of the other controller's view first")
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
    hint: "call beginAppearanceTransition and endAppearanceTransition on the child")
  /// A view is put into itself, or into a view inside it.
  ///
  /// A45
  public static let selfSubview = Complaint.Rule(
    "self-subview", raises: invalidArgument,
    [(.classic, "Can't add self as subview")],
    hint: "a view has one superview, and no view is inside itself")
  /// The root of a window is presented; the wording is this project's, unconfirmed.
  public static let rootPresented = Complaint.Rule(
    "root-presented", raises: invalidArgument,
    [(.classic, "%1 is the root of a window and cannot be presented by %2.")],
    hint: "present another controller, or give the window another root first")
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
    hint: "add both children first, and let the container forward appearance methods")
  /// A tab is selected by an index that no tab has; the wording is this project's, unconfirmed.
  public static let noSuchTab = Complaint.Rule(
    "no-such-tab", raises: "NSRangeException",
    [(.classic, "selectedIndex %2 is out of bounds for %1 with %3 tabs.")],
    hint: "tabs count from 0")

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
    hint: "change the data first, and by as many rows as the table is told of")
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
    hint: "change the data first, and by as many sections as the table is told of")
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
    hint: "rows and sections count from 0")
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
    hint: "change the data first; rows and sections count from 0")
  /// A data source gives no cell.
  public static let noCell = Complaint.Rule(
    "no-cell", raises: inconsistency,
    [
      (.classic, "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"),
      (.mid, "UITableView (%1) failed to obtain a cell from its dataSource (%2)"),
    ],
    hint: "return a UITableViewCell from cellForRow, a new one or one that is used again")
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
    hint: "register a class for the identifier first, or ask without an index path")

  // Nibs

  /// A controller names a nib that does not exist.
  ///
  /// B93
  public static let nibNotFound = Complaint.Rule(
    "nib-not-found", raises: inconsistency,
    [(.classic, "Could not load NIB in bundle: 'NSBundle (loaded)' with name '%1'")],
    hint: "put a nib of that name into the table nibs first")
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
    hint: "give the nib a view")
}
