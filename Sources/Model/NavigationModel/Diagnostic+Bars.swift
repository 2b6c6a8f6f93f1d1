// Bars that containers manage.
extension Diagnostic.Rule {
  /// The items of a navigation controller's bar are changed; the name of the pop in it is
  /// unconfirmed.
  ///
  /// B34, B35
  public static let managedBar = Diagnostic.Rule(
    "managed-bar", raises: inconsistency,
    [(.iOS5, "Cannot call %1 directly on a UINavigationBar managed by a controller.")],
    hint: "change the stack of the navigation controller, or the navigationItem of a controller",
    why: "the items of a stack's bar come from its view controllers",
    effect: raised, facts: ["B34", "B35"],
    script: "push-an-item-onto-a-stacks-bar",
    ways: [
      Diagnostic.Way("A program pushes an item onto the bar of a stack.", "B34"),
      Diagnostic.Way("A program pops an item of the bar of a stack.", "B35"),
      Diagnostic.Way("A program sets the items of the bar of a stack.", "B35"),
    ])
  /// The delegate of a navigation controller's bar is set.
  ///
  /// B36
  public static let managedBarDelegate = Diagnostic.Rule(
    "managed-bar-delegate", raises: inconsistency,
    [
      (
        .iOS5,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."
      )
    ],
    hint: "the navigation controller is the delegate: define shouldPop in a subclass of it",
    why: "a navigation controller is the delegate of its own bar",
    effect: raised, facts: ["B36"],
    script: "take-over-the-bar-of-a-stack")
  /// The delegate of a navigation controller's toolbar is set.
  ///
  /// B36
  public static let managedToolbarDelegate = Diagnostic.Rule(
    "managed-toolbar-delegate", raises: inconsistency,
    [(.iOS5, "Cannot manually set the delegate on a UIToolbar managed by a controller.")],
    hint: "make a UIToolbar of your own",
    why: "a navigation controller is the delegate of its own toolbar",
    effect: raised, facts: ["B36"],
    script: "take-over-the-toolbar-of-a-stack")
  /// The items of a tab bar controller's bar are changed.
  ///
  /// B38
  public static let managedTabBar = Diagnostic.Rule(
    "managed-tab-bar", raises: inconsistency,
    [
      (
        .iOS5,
        "Directly modifying a tab bar managed by a tab bar controller is not allowed."
      )
    ],
    hint: "set viewControllers, selectedIndex or selectedViewController of the tab bar controller",
    why: "the items of a tab bar come from the tabs",
    effect: raised, facts: ["B38"],
    script: "change-the-tabs-in-the-bar",
    ways: [
      Diagnostic.Way("A program sets the items of the bar of the tabs.", "B38"),
      Diagnostic.Way("A program selects an item of the bar of the tabs.", "B38"),
      Diagnostic.Way("A program lets the user customize the bar of the tabs.", "B38"),
    ])
  /// A managed bar is moved or hidden like any view; the wording is this project's.
  ///
  /// B33
  public static let managedBarGeometry = Diagnostic.Rule(
    "managed-bar-geometry",
    [(.iOS5, "The %1 of a %3 managed by %2 must not be set.")],
    hint: "hide it with the navigation controller's setNavigationBarHidden or setToolbarHidden; "
      + "UIKit sets its frame",
    why: "a navigation controller sets the frames of its bars",
    effect: "the value is stored, and the bar stays where it is", facts: ["B33"],
    script: "move-the-bar-of-a-stack")
  /// The items of a managed toolbar are set; the wording is this project's.
  ///
  /// B39
  public static let managedToolbarItems = Diagnostic.Rule(
    "managed-toolbar-items",
    [
      (
        .iOS5,
        "The items of the UIToolbar managed by %1 come from its top view controller; setting them "
          + "has no effect."
      )
    ],
    hint: "set toolbarItems on the top controller",
    why: "a stack's toolbar shows the items of the top controller",
    effect: "nothing changes", facts: ["B39"],
    script: "set-the-items-of-a-stacks-toolbar")
  /// A stack is made with a class that isn't a bar; the exception and its wording are unconfirmed.
  ///
  /// B40
  public static let barClass = Diagnostic.Rule(
    "bar-class", raises: invalidArgument,
    [(.iOS5, "%1 must be a subclass of %2.")],
    hint: "pass a subclass, or nil for the stock class",
    why: "a custom bar class must be a subclass of UIKit's bar",
    effect: raised, facts: ["B40"],
    script: "make-a-stack-with-a-bar-that-is-none")
  /// An override doesn't call super where UIKit requires it; the wording is this project's.
  ///
  /// B61
  public static let superLeftOut = Diagnostic.Rule(
    "super-left-out",
    [(.iOS5, "%1 overrides %2 and does not call super, so that nothing has changed.")],
    hint: "call super with the same arguments",
    why: "the work is done in super",
    effect: "only the override's code runs", facts: ["B61"],
    script: "edit-without-calling-super")
}
