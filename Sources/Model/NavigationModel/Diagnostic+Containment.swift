// Custom containers, roots and views.
extension Diagnostic.Rule {
  /// A controller would become its own ancestor; the wording is this project's.
  ///
  /// A79
  public static let childOfItself = Diagnostic.Rule(
    "child-cycle", raises: invalidArgument,
    [(.iOS5, "%1 cannot become a child of %2, which is the same controller or inside it.")],
    hint: "a controller has one parent, and no controller is its own ancestor",
    why: "no controller is inside itself",
    effect: raised, facts: ["A79"],
    script: "make-a-controller-its-own-child")

  /// A presented controller would become a child; the wording is this project's, unconfirmed.
  public static let alreadyOnScreen = Diagnostic.Rule(
    "is-presented", raises: invalidArgument,
    [(.iOS5, "%1 is presented by %2 and cannot become a child of %3.")],
    hint: "dismiss it first",
    why: "a presented controller has no parent",
    effect: raised, facts: ["P14"],
    script: "push-a-presented-controller")
  /// A script set a field whose name is one letter off a property's; the wording is this project's.
  public static let misspelledField = Diagnostic.Rule(
    "misspelled-field",
    [(.iOS5, "the field '%1' is new on this %2, which has a %4 '%3'")],
    hint: "use that name, or one that can't be mistaken for it",
    why: "'%1' is almost '%3', and scripts may set any field",
    effect: "the field is set, and changes nothing else", facts: [],
    script: "misspell-a-property")
  /// A name is used that the releases of the profile didn't have.
  public static let newerName = Diagnostic.Rule(
    "newer-name",
    [(.iOS5, "%1 exists since iOS %2; before, programs used %3")],
    hint: "use what the text names, or choose a newer profile",
    why: "the profile's releases are older than iOS %2",
    effect: "the call is accepted, and does what it does in newer releases", facts: [],
    script: "use-a-name-that-is-newer")
  /// The same controller is used for two tabs; the wording is this project's, unconfirmed.
  public static let tabsNotDistinct = Diagnostic.Rule(
    "tabs-not-distinct", raises: inconsistency,
    [(.iOS5, "All view controllers in a tab bar controller must be distinct (%1)")],
    hint: "list each controller once",
    why: "a container contains a controller once",
    effect: raised, facts: ["A83"],
    script: "make-two-tabs-of-one-controller")
  /// A root tab provides no controller; the wording is this project's, unconfirmed.
  ///
  /// F90
  public static let tabWithoutController = Diagnostic.Rule(
    "tab-without-controller", raises: inconsistency,
    [(.iOS5, "Tab with identifier '%1' must provide a view controller, because it is a root tab.")],
    hint: "give the tab a viewControllerProvider, or put it into a group",
    why: "the controller of a root is what the tab bar controller shows",
    effect: raised, facts: ["F90"],
    script: "make-a-tab-without-a-controller")
  /// A child's view is added to the view of a controller that isn't its parent.
  ///
  /// A71
  public static let hierarchyInconsistency = Diagnostic.Rule(
    "no-containment", raises: "UIViewControllerHierarchyInconsistency",
    [
      (
        .iOS5,
        "child view controller:%1 should have parent view controller:%2 but actual parent is:%3"
      )
    ],
    hint: "call addChild before adding the view, on the controller whose view it is added to",
    why: "a child's view belongs in its parent's view",
    effect: raised, facts: ["A71"],
    script: "put-a-childs-view-into-another-controller")
  /// A controller is given the view of another one; the wording is that of programs' crash reports,
  /// unconfirmed, without the address of the view.
  public static let sharedView = Diagnostic.Rule(
    "shared-view", raises: "UIViewControllerHierarchyInconsistency",
    [
      (
        .iOS5,
        "A view can only be associated with at most one view controller at a time! View %1 is "
          + "associated with %2. Clear this association before associating this view with %3."
      )
    ],
    hint: "give each controller a view of its own, or set the other one's view to nil first",
    why: "a view belongs to one controller at a time",
    effect: raised, facts: [],
    script: "give-a-view-to-two-controllers")
  /// A controller becomes a child while its view is in another controller's view.
  ///
  /// A71
  public static let requestedParent = Diagnostic.Rule(
    "view-elsewhere", raises: "UIViewControllerHierarchyInconsistency",
    [
      (
        .iOS5,
        "child view controller:%1 should have parent view controller:%2 but requested parent is:%3"
      )
    ],
    hint: "remove the view from the other controller's view first",
    why: "a controller's view stays with its present parent",
    effect: raised, facts: ["A71", "A72"],
    script: "adopt-a-controller-and-leave-its-view")
  /// A program calls an appearance callback by hand.
  ///
  /// A77
  public static let appearanceMisuse = Diagnostic.Rule(
    "appearance-by-hand", category: "ViewController",
    [
      (
        .iOS13,
        "Calling -%1: directly on a view controller is not supported, and may result in "
          + "out-of-order callbacks and other inconsistent behavior. Use the "
          + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
          + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
          + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
          + "debugger. View controller: %2"
      )
    ],
    hint: "call beginAppearanceTransition and endAppearanceTransition on the child",
    why: "%1 was called by the program; only UIKit calls it",
    effect: "the callback runs once more than it should", facts: ["A75", "A77", "J26"],
    script: "call-an-appearance-callback",
    ways: [
      Diagnostic.Way(
        "A program calls a callback of a controller on the screen.", "A77", since: .iOS13),
      Diagnostic.Way("A container calls the callbacks of its child.", "J26", since: .iOS13),
      Diagnostic.Way(
        "A controller calls one of its callbacks in another one.", "J26", since: .iOS13),
    ])
  /// An appearance transition is ended that wasn't begun, or has ended already; or its controller is
  /// removed before it has ended.
  ///
  /// A50, J25
  public static let unbalanced = Diagnostic.Rule(
    "unbalanced",
    [(.iOS5, "Unbalanced calls to begin/end appearance transitions for %1.")],
    hint: "call beginAppearanceTransition first, once for each endAppearanceTransition, and both "
      + "before the child is removed",
    why: "begin/end appearance transition calls must be balanced",
    effect: "an end without a beginning does nothing; what was begun ends with the removal",
    facts: ["A50", "A75", "J25"],
    script: "end-an-appearance-that-has-not-begun",
    ways: [
      Diagnostic.Way("A container ends an appearance that it has not begun.", "A50"),
      Diagnostic.Way("A container begins an appearance twice and ends it twice.", "J25"),
      Diagnostic.Way("A child is removed before what was begun for it has ended.", "A50"),
      Diagnostic.Way(
        "An animator begins and ends what a full screen does to its presenter.", "J25",
        since: .iOS8),
      Diagnostic.Way(
        "An animator ends the appearance of what is presented too late.", "J25", since: .iOS8),
      Diagnostic.Way(
        "A push begins while another controller is appearing.", "A45", "J25", ended: .iOS8),
    ])
  /// A view is added to itself, or to one of its subviews.
  ///
  /// A45
  public static let selfSubview = Diagnostic.Rule(
    "self-subview", raises: invalidArgument,
    [(.iOS5, "Can't add self as subview")],
    hint: "a view has one superview, and no view is inside itself",
    why: "no view is inside itself",
    effect: raised, facts: ["A45"],
    script: "put-a-view-into-itself")
  /// A group of tabs is put into itself, or groups are nested so deeply that no sidebar could show them;
  /// our own text, unconfirmed.
  public static let groupsTooDeep = Diagnostic.Rule(
    "groups-too-deep", raises: invalidArgument,
    [(.iOS5, "Tab groups cannot be nested more than %1 deep")],
    hint: "a group has tabs or further groups as its children; none is inside itself",
    why: "groups are nested at most %1 deep, and one in itself has no end",
    effect: raised, facts: [],
    script: "put-a-group-into-itself")
  /// Views are nested so deeply that walking them would overflow the stack; our own text,
  /// unconfirmed.
  public static let viewsTooDeep = Diagnostic.Rule(
    "views-too-deep", raises: invalidArgument,
    [(.iOS5, "Views cannot be nested more than %1 deep")],
    hint:
      "add views to the same superview, or look for an endless loop that adds each view to the last one",
    why: "views are nested at most %1 deep, where a device would run out of stack",
    effect: raised, facts: [],
    script: "nest-views-without-end")
  /// The root of a window is presented; the wording is this project's, unconfirmed.
  public static let rootPresented = Diagnostic.Rule(
    "root-presented", raises: invalidArgument,
    [(.iOS5, "%1 is the root of a window and cannot be presented by %2.")],
    hint: "present another controller, or set another root first",
    why: "the root of a window can't be presented over itself",
    effect: raised, facts: ["P2"],
    script: "present-the-root-of-the-window")
  /// transition(from:to:) is called with a non-child, or without forwarding; our own text,
  /// unconfirmed.
  ///
  /// A73
  public static let notExchangeable = Diagnostic.Rule(
    "not-exchangeable", raises: invalidArgument,
    [
      (
        .iOS5,
        "Children view controllers %1 and %2 must have a common parent view controller when "
          + "calling -[%3 transitionFromViewController:toViewController:]"
      )
    ],
    hint: "add both children first, and let the container forward appearance methods",
    why: "both controllers must be children of the container, which forwards appearance",
    effect: raised, facts: ["A73", "A74"],
    script: "transition-to-a-controller-that-is-no-child")
}
