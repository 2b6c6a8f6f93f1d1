// Presentations.
extension Diagnostic.Rule {
  /// The presenter is presenting another controller.
  ///
  /// P62
  public static let alreadyPresenting = Diagnostic.Rule(
    "already-presenting", category: "Presentation",
    [
      (.iOS5, "Warning: Attempt to present %1  on %2 which is already presenting %4"),
      (.iOS13, "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
    ],
    hint: "present from the top of the chain, or dismiss the other one first",
    why: "a controller presents one at a time",
    effect: presentDropped, facts: ["P62", "P79", "P82"],
    script: "present-on-a-busy-presenter",
    ways: [
      Diagnostic.Way("The presenter of a sheet is asked again.", "P62"),
      Diagnostic.Way("A child of the presenter is asked.", "P62"),
      Diagnostic.Way("The root below two sheets is asked.", "P82"),
      Diagnostic.Way("A controller without a container shows another one.", "P121", since: .iOS8),
    ])
  /// The controller's search is active, which is a presentation.
  ///
  /// E21
  public static let searching = Diagnostic.Rule(
    "searching", category: "Presentation",
    [
      (.iOS5, "Warning: Attempt to present %1  on %2 which is already presenting %4"),
      (.iOS13, "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
    ],
    hint: "present from the search controller, or end the search first",
    why: "an active search is presented by the controller that is searched",
    effect: presentDropped, facts: ["E20", "E21", "P62"],
    script: "present-on-a-searched-controller")
  /// The presenter's last presentation is being dismissed.
  ///
  /// P63
  public static let presenterLeaving = Diagnostic.Rule(
    "still-dismissing", category: "Presentation",
    [
      (.iOS5, "Warning: Attempt to present %1  on %2 which is already presenting (null)"),
      (.iOS13, "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
    ],
    hint: "present in the completion of dismiss",
    why: "a presenter can present again when the dismissal has ended",
    effect: presentDropped, facts: ["P63", "P81", "D4"],
    script: "present-right-after-dismiss")
  /// The presenter is not on screen.
  ///
  /// P64
  public static let notInWindow = Diagnostic.Rule(
    "not-in-window", category: "Presentation",
    [
      (.iOS5, "Warning: Attempt to present %1 on %2 whose view is not in the window hierarchy!"),
      (.iOS13, "Attempt to present %1 on %2 (from %3) whose view is not in the window hierarchy."),
    ],
    hint: "present from a controller that is on screen, in viewDidAppear at the earliest",
    why: "a controller presents only while its view is in a window",
    effect: presentDropped, facts: ["P64", "P79", "P82", "J28"],
    script: "present-before-the-view-is-on-screen",
    ways: [
      Diagnostic.Way("A controller presents that was never shown.", "P64"),
      Diagnostic.Way("A controller presents in its viewDidLoad.", "P64"),
      Diagnostic.Way("A controller presents below a full screen.", "P79", "P82"),
      Diagnostic.Way("A controller presents that is being dismissed.", "P64"),
      Diagnostic.Way("A controller presents that was popped.", "P64"),
      Diagnostic.Way("A segue starts at a controller off the screen.", "J28"),
      Diagnostic.Way("A controller off the screen shows another one.", "P121", since: .iOS8),
    ])
  /// A presentation of the same presenter has not ended yet.
  ///
  /// P65
  public static let presentationInProgress = Diagnostic.Rule(
    "presentation-in-progress",
    [
      (.iOS7, "Warning: Attempt to present %1 on %2 while a presentation is in progress!"),
      (.iOS13, "Attempt to present %1 on %2 (from %3) while a presentation is in progress."),
    ],
    hint: "present in the completion of the first presentation",
    why: "a controller presents one at a time",
    effect: presentDropped, facts: ["P65", "D3", "J28"],
    script: "present-twice-in-a-row",
    ways: [
      Diagnostic.Way("Two presentations in one turn.", "P65", since: .iOS7),
      Diagnostic.Way("A presentation while another one runs.", "P65", since: .iOS7),
      Diagnostic.Way(
        "A segue that presents is performed twice.", "J28", since: .iOS7),
    ])
  /// The same in old releases, which raise it.
  ///
  /// P83
  public static let transitionInProgress = Diagnostic.Rule(
    "transition-in-progress", raises: inconsistency,
    [
      (
        .iOS5,
        "Attempting to begin a modal transition from %2 to %1 while a transition is already in "
          + "progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has "
          + "completed"
      ),
      (.iOS7, nil),
    ],
    hint: "present in viewDidAppear of the first one",
    why: "old releases present one controller at a time",
    effect: raised, facts: ["P83"],
    script: "present-twice-in-a-row-on-ios-6")
  /// The controller to dismiss is still being presented.
  ///
  /// P66
  public static let dismissalInProgress = Diagnostic.Rule(
    "dismissal-in-progress",
    [
      (
        .iOS5,
        "Warning: Attempt to dismiss from view controller %1 while a presentation or dismiss is in progress!"
      ),
      (.iOS13, "Trying to dismiss the presentation controller while transitioning already. (%2)"),
    ],
    hint: "dismiss in the completion of the presentation",
    why: "a controller can't be dismissed while it is being presented",
    effect: "the call is dropped, its completion never runs, and the presentation continues",
    facts: ["P66", "P81", "C20"],
    script: "dismiss-right-after-present",
    ways: [
      Diagnostic.Way("A dismissal while the controller is being presented.", "P66", "P81"),
      Diagnostic.Way("A dismissal while the last presented controller leaves.", "P66", "C20"),
    ])
  /// The controller to present is nil.
  ///
  /// P72
  public static let presentNil = Diagnostic.Rule(
    "present-nil", raises: invalidArgument,
    [(.iOS5, "Application tried to present a nil modal view controller on target %1.")],
    hint: "make the controller before presenting it",
    why: "the argument is nil",
    effect: raised, facts: ["P72"],
    script: "present-nothing")
  /// A controller presents itself.
  ///
  /// P73
  public static let presentSelf = Diagnostic.Rule(
    "present-self", raises: invalidArgument,
    [
      (
        .iOS5,
        "Application tried to present modal view controller on itself. Presenting controller is %1."
      )
    ],
    hint: "present another controller",
    why: "a controller can't present itself",
    effect: raised, facts: ["P73"],
    script: "present-a-controller-on-itself")
  /// A controller is presented that is already presented.
  ///
  /// P74, P76
  public static let alreadyPresented = Diagnostic.Rule(
    "already-presented", raises: invalidArgument,
    [
      (.iOS5, "Application tried to present modally an active controller %1."),
      (
        .iOS13,
        "Application tried to present modally a view controller %1 that is already being presented by %2."
      ),
    ],
    hint: "present a new controller, or dismiss this one first",
    why: "a controller can have one presenter only",
    effect: raised, facts: ["P74", "P76"],
    script: "present-the-same-controller-twice")
  /// A child of another controller is presented.
  ///
  /// P75, P76
  public static let hasParent = Diagnostic.Rule(
    "has-parent", raises: invalidArgument,
    [
      (.iOS5, "Application tried to present modally an active controller %1."),
      (
        .iOS13,
        "Application tried to present modally a view controller %1 that has a parent view controller %2."
      ),
    ],
    hint: "present the container, never one of its children",
    why: "a child can't be presented; its container can",
    effect: raised, facts: ["P75", "P76", "P90"],
    script: "present-a-controller-out-of-a-stack")

  /// The style `none` is set, which is a return value only.
  ///
  /// P26; the wording is unconfirmed.
  public static let presentedWithNone = Diagnostic.Rule(
    "style-none", raises: invalidArgument,
    [
      (
        .iOS5,
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
    ],
    hint: "set another modalPresentationStyle; only a delegate may return none",
    why: "the style none is a return value of delegates, not a style to present in",
    effect: raised, facts: ["P26"],
    script: "present-in-the-style-none")
  /// A popover has no source to point at.
  ///
  /// P77
  public static let popoverWithoutSource = Diagnostic.Rule(
    "popover-source", raises: "NSGenericException",
    [
      (
        .iOS5,
        "UIPopoverPresentationController (%1) should have a non-nil sourceView or barButtonItem set "
          + "before the presentation occurs."
      )
    ],
    hint: "set popoverPresentationController.sourceView or .barButtonItem after calling present",
    why: "a popover needs a source to point at",
    effect: "an exception is raised when the turn ends, and the popover isn't presented",
    facts: ["P77"],
    script: "present-a-popover-without-a-source")
  /// A sheet is given no heights; the text is this project's.
  ///
  /// F52
  public static let noDetents = Diagnostic.Rule(
    "no-detents", raises: invalidArgument,
    [(.iOS5, "The detents of a sheet must contain at least one detent.")],
    hint: "leave detents alone, or give it at least one, such as .large()",
    why: "a sheet always has a height", effect: raised, facts: ["F52"],
    script: "give-a-sheet-no-heights")
  /// What is presented in a style of the program's is dismissed with an animation that it doesn't
  /// provide.
  ///
  /// J22
  public static let customWithoutAnimator = Diagnostic.Rule(
    "custom-without-animator",
    [
      (
        .iOS7,
        "UIModalPresentationCustom presentation style can only be used with an animator or with "
          + "unanimated dismissals"
      ),
      (.iOS8, nil),
    ],
    hint: "provide an animator in animationController(forDismissed:), or dismiss without animation",
    why: "in the style custom the program animates", effect: "it is dismissed all the same",
    facts: ["J22"], script: "dismiss-a-custom-style-without-an-animator")
  /// A popover controller is released while it is on the screen.
  ///
  /// J23
  public static let popoverReleased = Diagnostic.Rule(
    "popover-released", raises: "NSGenericException",
    [
      (.iOS5, "-[UIPopoverController dealloc] reached while popover is still visible."),
      (.iOS13, nil),
    ],
    hint: "keep it in a property until its delegate is notified of its dismissal",
    why: "nothing but the program retains it", effect: "an exception is raised; its content stays",
    facts: ["J23"], script: "release-a-popover-on-the-screen")
  /// A popover is created on an iPhone; the text is unconfirmed.
  public static let popoverOnPhone = Diagnostic.Rule(
    "popover-on-phone", raises: invalidArgument,
    [
      (
        .iOS5,
        "-[UIPopoverController initWithContentViewController:] called when not running under "
          + "UIUserInterfaceIdiomPad."
      )
    ],
    hint: "present the controller on an iPhone",
    why: "before iOS 8 there are popovers on iPads only", effect: raised, facts: [],
    script: "make-a-popover-on-a-phone")
  /// A popover is presented from something that isn't on screen; the text is unconfirmed.
  public static let popoverWithoutWindow = Diagnostic.Rule(
    "popover-window", raises: "NSGenericException",
    [
      (
        .iOS5,
        "-[UIPopoverController %1]: Popovers cannot be presented from a view which does not have a "
          + "window."
      )
    ],
    hint: "present it from a view or a bar button that is on screen",
    why: "a popover points at a view or a bar button in a window", effect: raised, facts: [],
    script: "show-a-popover-from-nowhere")
  /// A curl is set on a controller that doesn't cover the screen.
  ///
  /// P45, P78
  public static let partialCurl = Diagnostic.Rule(
    "partial-curl", raises: invalidArgument,
    [
      (
        .iOS5,
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
          + "view controller %1."
      )
    ],
    hint:
      "set modalPresentationStyle to fullScreen, and present from a controller that covers the screen",
    why: "a curl needs a full-screen controller on both sides",
    effect: raised, facts: ["P45", "P78"],
    script: "curl-what-does-not-cover-the-screen")
  /// A context style inside a popover has another transition than coverVertical; our own text.
  ///
  /// P46
  public static let transitionInPopover = Diagnostic.Rule(
    "popover-transition", raises: invalidArgument,
    [(.iOS5, "%1 cannot be presented inside a popover with another transition than cover.")],
    hint: "set modalTransitionStyle to coverVertical inside popovers",
    why: "inside a popover old releases only support coverVertical",
    effect: raised, facts: ["P46"],
    script: "flip-inside-a-popover")
  /// The view of the presenter is on screen, but the presenter has no parent.
  ///
  /// P67
  public static let detachedPresenter = Diagnostic.Rule(
    "detached-presenter", category: "Presentation",
    [
      (.iOS5, "Presenting view controllers on detached view controllers is discouraged %2."),
      (
        .iOS13,
        "Presenting view controller %1 from detached view controller %2 is discouraged."  // D27
      ),
      (
        .iOS18,
        "Presenting view controller %1 from detached view controller %2 is not supported, and may "
          + "result in incorrect safe area insets and a corrupt root presentation. Make sure %2 is in "
          + "the view controller hierarchy before presenting from it. Will become a hard exception in "
          + "a future release."
      ),
    ],
    hint: "call addChild before adding the view",
    why: "a presenter should be in the view controller hierarchy",
    effect: "it is presented anyway; later releases may refuse", facts: ["P67"],
    script: "present-from-a-view-without-its-controller")
  /// A window's root is replaced while it presents; the wording is this project's.
  ///
  /// P88
  public static let rootSwapped = Diagnostic.Rule(
    "root-swap",
    [
      (
        .iOS5,
        "The root view controller %1 was replaced while it presents %2, which is removed with it."
      ),
      (
        .iOS7,
        "The root view controller %1 was replaced while it presents %2, which stays in the window "
          + "behind the new root and is not released."
      ),
    ],
    hint: "dismiss first, and replace the root in the completion",
    why: "a presented view is in the window beside the root's view, not inside it",
    effect: "the root is replaced; its presentation stays in the window and receives nothing, and "
      + "in classic it is removed",
    facts: ["C24", "P88"],
    script: "replace-the-root-under-a-sheet")
}
