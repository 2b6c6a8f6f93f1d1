// Stacks, tabs and pages.
extension Diagnostic.Rule {
  /// A controller is pushed that is in the stack.
  ///
  /// A58
  public static let sameInstance = Diagnostic.Rule(
    "same-instance", raises: invalidArgument,
    [
      (.iOS5, "Pushing the same view controller instance more than once is not supported (%2)"),
      (
        .iOS13,
        "%1 is pushing the same view controller instance (%2) more than once which is not supported and is most "
          + "likely an error in the application : %3"
      ),
    ],
    hint: "push a new controller, or pop to the one that is in the stack",
    why: "a stack contains a controller once",
    effect: raised, facts: ["A58", "J28"],
    script: "push-the-same-controller-twice",
    ways: [
      Diagnostic.Way("The top is pushed again.", "A58"),
      Diagnostic.Way("A controller below the top is pushed again.", "A58"),
      Diagnostic.Way("Two pushes of it wait for the end of a transition.", "J28", since: .iOS8),
      Diagnostic.Way("The controller is shown again.", "P121", since: .iOS8),
    ])
  /// A navigation controller is pushed.
  ///
  /// A59
  public static let navigationInNavigation = Diagnostic.Rule(
    "nav-in-nav", raises: invalidArgument,
    [(.iOS5, "Pushing a navigation controller is not supported")],
    hint: "push its root controller, or present the navigation controller",
    why: "a stack can't contain a navigation controller",
    effect: raised, facts: ["A59"],
    script: "push-a-navigation-controller")
  /// A split view controller is pushed; it is ignored.
  ///
  /// A60
  public static let splitInStack = Diagnostic.Rule(
    "split-in-stack",
    [(.iOS5, "Split View Controllers cannot be pushed to a Navigation Controller %1")],
    hint: "make it the root of a window, a tab, or a child of a plain container",
    why: "a stack can't contain a split view controller",
    effect: "the call is ignored, and the stack stays as it is", facts: ["A60"],
    script: "push-a-split-view-controller")
  /// The controller to push is nil.
  ///
  /// A62
  public static let nilPush = Diagnostic.Rule(
    "nil-push",
    [(.iOS5, "Application tried to push a nil view controller on target %1.")],
    hint: "make the controller before pushing it",
    why: "the argument is nil",
    effect: "nothing is pushed", facts: ["A62"],
    script: "push-nothing")
  /// A stack is popped to a controller that is not in it.
  ///
  /// A63
  public static let popToNonMember = Diagnostic.Rule(
    "pop-to", raises: inconsistency,
    [(.iOS5, "Tried to pop to a view controller that doesn't exist.")],
    hint: "pass the same instance that is in viewControllers",
    why: "a stack can be popped only to a controller that is in it",
    effect: raised, facts: ["A63"],
    script: "pop-to-another-instance")
  /// A stack is set with the same controller twice.
  ///
  /// A64
  public static let notDistinct = Diagnostic.Rule(
    "not-distinct", raises: inconsistency,
    [(.iOS5, "All view controllers in a navigation controller must be distinct (%1)")],
    hint: "list each controller once",
    why: "a stack contains a controller once",
    effect: raised, facts: ["A64"],
    script: "set-a-stack-with-a-controller-twice")
  /// A stack is changed during a presentation by its family.
  ///
  /// A46b
  public static let stackBusy = Diagnostic.Rule(
    "busy-transition",
    [
      (
        .iOS5,
        "%2 called on %1 while an existing transition or presentation is occurring; the navigation stack will not "
          + "be updated."
      )
    ],
    hint: "wait for the completion of the presentation",
    why: "a stack doesn't change while a controller in it is presenting",
    effect: "the call is dropped, and the stack stays as it is", facts: ["A46", "A49"],
    script: "push-while-a-sheet-comes-up",
    ways: [
      Diagnostic.Way("A push while a controller of the stack is presenting.", "A46"),
      Diagnostic.Way("Other viewControllers at that time.", "A46"),
      Diagnostic.Way("A pop to a controller at that time.", "A46"),
      Diagnostic.Way("A push while a search becomes active.", "A46", since: .iOS8),
    ])
  /// A second animated change of a stack, in old releases: a push or a pop.
  ///
  /// A45, J27
  public static let nestedPush = Diagnostic.Rule(
    "nested-push",
    [(.iOS5, "nested %1 animation can result in corrupted navigation bar"), (.iOS8, nil)],
    hint: "wait until the first transition has ended",
    why: "an animated change of the stack began before the last one had ended",
    effect: "both changes are made anyway, but for a pop on iOS 7; on a device the bar may be "
      + "wrong from now on",
    facts: ["A45", "D1", "D2", "J27"],
    script: "push-twice-in-a-row-on-ios-7",
    ways: [
      Diagnostic.Way("Two animated pushes in one turn.", "A45", "D1", since: .iOS7, ended: .iOS8),
      Diagnostic.Way("A push while another one runs.", "A45", "D2", ended: .iOS8),
      Diagnostic.Way("A pop while a push runs.", "J27", ended: .iOS8),
      Diagnostic.Way("A push in viewDidLoad of what is being pushed.", "J27", ended: .iOS8),
      Diagnostic.Way(
        "A segue of a cell, which is performed again when the cell is selected.", "J27",
        since: .iOS7, ended: .iOS8),
      Diagnostic.Way(
        "An animated push, a pop to the root and a push in one turn.", "J27", since: .iOS7,
        ended: .iOS8),
    ])
  /// What follows that line.
  ///
  /// A45
  public static let unexpectedState = Diagnostic.Rule(
    "unexpected-state",
    [
      (
        .iOS5,
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
          + "corrupted."
      ),
      (.iOS8, nil),
    ],
    hint: "wait until the first transition has ended",
    why: "an animated change of the stack began before the last one had ended",
    effect:
      "the first change is finished anyway; on a device the bar may be wrong from now on",
    facts: ["A45", "D1", "D2"],
    script: "push-twice-in-a-row-on-ios-7")
  /// A controller is selected that isn't a tab.
  ///
  /// A88
  public static let notATab = Diagnostic.Rule(
    "not-a-tab", raises: invalidArgument,
    [
      (
        .iOS5,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
          + "view controllers can be selected."
      )
    ],
    hint: "select one of viewControllers",
    why: "only a tab can be selected",
    effect: raised, facts: ["A88"],
    script: "select-a-controller-that-is-no-tab")

  /// A page controller gets too many or too few pages; the exception and the wording are
  /// unconfirmed.
  public static let pageCount = Diagnostic.Rule(
    "page-count", raises: invalidArgument,
    [
      (
        .iOS5,
        "The number of view controllers provided (%1) doesn't match the number required (%2) for the "
          + "requested transition"
      )
    ],
    hint: "pass one page, or two where the spine is in the middle",
    why: "pages passed: %1, different ones needed: %2",
    effect: raised, facts: ["A24"],
    script: "turn-to-too-many-pages")
}
