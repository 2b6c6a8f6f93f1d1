// The steps in a first app: push, present, and a mistake.
extension Tour {
  static let firstApp = [
    TourStep(
      title: "a view controller",
      task:
        "Each screen of an app is a view controller. UIViewController \"Home\" creates one with a "
        + "title. Create it, and assign it to the variable home.",
      hint:
        "An assignment is NAME = VALUE; the variable keeps the controller alive.",
      line: "home = UIViewController \"Home\"",
      isDone: { $0.hasCreated },
      remarks: [
        TourRemark(
          "No callback was called: a view is loaded when it is first needed.", "A12",
          if: { $0.events.isEmpty })
      ]),
    TourStep(
      title: "the root of the window",
      task: "A navigation controller shows the top of a stack, and the window shows its root view "
        + "controller. UINavigationController{ $home } has $home as its stack. Create one as nav, and "
        + "assign it to window.rootViewController.",
      hint: "Two assignments can be one line: nav = … window.rootViewController = nav",
      line: "nav = UINavigationController{ $home } window.rootViewController = nav",
      isDone: { $0.showsStack },
      remarks: [
        TourRemark(
          "$top received viewDidLoad once, viewWillAppear before and viewDidAppear after it came on "
            + "screen. These are the methods that apps override.", "A12",
          if: { $0.has("viewDidLoad") && $0.has("viewDidAppear") }),
        TourRemark("The tree is the view controller hierarchy: what contains what."),
      ]),
    TourStep(
      title: "push",
      task: "A detail screen comes on top of the stack: $nav:pushViewController(controller, true) "
        + "pushes it, and true animates it. Push a new controller with the title Detail.",
      hint: "The controller can be created in the call: UIViewController \"Detail\".",
      line: "$nav:pushViewController(UIViewController \"Detail\", true)",
      needs: .stack, isDone: { $0.hasGrown(to: 2) },
      remarks: [
        TourRemark(
          "The did… callbacks came 350 ms later, when the animation had ended. The clock is virtual, so "
            + "you didn't wait.", "A13", if: { $0.has("viewDidAppear", animated: true) }),
        TourRemark(
          "Without an animation the did… callbacks follow the will… callbacks at once.", "A15",
          if: { $0.has("viewDidAppear", animated: false) && $0.has("viewDidDisappear") }),
      ]),
    TourStep(
      title: "the back button",
      task:
        "screen() draws what the user sees; have a look. Then act as the user: user.tap \"$below\" "
        + "taps a button by its text. Go back with the back button.",
      hint: "user.back() taps the back button whatever its text is.",
      line: "user.back()",
      needs: .pushed, isDone: { $0.hasShrunk() },
      remarks: [
        TourRemark(
          "The popped controller received viewDidDisappear, and $top appeared again. It wasn't loaded "
            + "again: viewDidLoad comes once.", "A14",
          if: { $0.has("viewDidDisappear") && $0.has("viewDidAppear") && !$0.has("viewDidLoad") })
      ]),
    TourStep(
      title: "a sheet",
      task:
        "Not everything is on a stack: $here:present(controller, true) presents a controller over "
        + "the others, as for a login. Present a new one with the title Login.",
      hint: "It is a method of the controller that presents: $here:present(…, true).",
      line: "$here:present(UIViewController \"Login\", true)",
      needs: .stack, isDone: { $0.presented != nil },
      remarks: [
        TourRemark(
          "$top received no callback: its view stays on screen behind $sheet.", "P50",
          if: { !$0.has("viewWillDisappear") }),
        TourRemark(
          "What was on screen received viewWillDisappear: this style removes its view.", "P27",
          if: { $0.has("viewWillDisappear") }),
      ]),
    TourStep(
      title: "a mistake",
      task:
        "A common mistake: present again from a controller that presents already. Try it, with a "
        + "controller titled Help.",
      hint: "Present from the same controller as before, not from the sheet.",
      line: "$here:present(UIViewController \"Help\", true)",
      needs: .presented, isDone: { $0.events.contains(where: TourEvidence.isRefusal) },
      remarks: [
        TourRemark(
          "This is UIKit's warning as Xcode prints it, with the reason, the effect and the cure.",
          "P62"
        )
      ]),
    TourStep(
      title: "why",
      task:
        "In a real app you would now look for the controller that didn't appear. Here you can ask: "
        + ":why $refused",
      hint: "The word after :why is the title of the controller that isn't on screen.",
      line: ":why $refused",
      isDone: { $0.hasExplainedAbsence },
      remarks: [
        TourRemark(
          "It also answers why a callback wasn't called: :why $top viewWillAppear. :why lists all "
            + "questions.")
      ]),
    TourStep(
      title: "undo",
      task: ":undo takes the last input back, whatever it did. Take the mistake back.",
      hint: ":undo 2 takes two inputs back, if you have typed another one since.",
      line: ":undo",
      isDone: { $0.undoneEvents.contains(where: TourEvidence.isRefusal) },
      remarks: [
        TourRemark("The inputs before it ran again in a new world, so nothing of it is left.")
      ]),
    TourStep(
      title: "dismiss",
      task: "A sheet is swiped down by the user, user.swipeDown(), or dismissed by the program, "
        + "$here:dismiss(true). Close the sheet, either way.",
      hint: "user.swipeDown() takes nothing between its parentheses.",
      line: "user.swipeDown()",
      needs: .presented, isDone: { $0.hasDismissed },
      remarks: [
        TourRemark(
          "Again $top received no callback, so it can't notice the end of a sheet in viewWillAppear.",
          "P50", if: { !$0.has("viewWillAppear") }),
        TourRemark(
          "$top received viewWillAppear: the style had removed its view.", "P27",
          if: { $0.has("viewWillAppear") }),
      ]),
  ]
}
