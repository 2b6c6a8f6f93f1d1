// The steps in the learner's own app, which begin in an empty world.
extension Tour {
  static let ownApp = [
    TourStep(
      title: "your own list",
      task: "Now your own drill-down, in an empty world. Think of an app with a list that leads to "
        + "details: mailboxes, a mailbox, a mail. Put its first screen on the window, in a navigation "
        + "controller.",
      hint: "It takes a controller, a navigation controller with it, and the window's root.",
      line:
        "list = UIViewController \"Mailboxes\" nav = UINavigationController{ list } window.rootViewController = nav",
      isDone: { $0.showsStack },
      remarks: [
        TourRemark("$top is on screen.")
      ]),
    TourStep(
      title: "two levels down",
      task: "Push the screen that a tap on the list leads to, and from there the next: three "
        + "controllers on the stack.",
      hint: "Three controllers have to be on the stack: the list, and two that are pushed.",
      line:
        "$nav:pushViewController(UIViewController \"Inbox\", true) wait() $nav:pushViewController(UIViewController \"Mail\", true)",
      needs: .stack, isDone: { $0.hasGrown(to: 3) },
      remarks: [
        TourRemark("The user sees $top; the others wait on the stack below it.", "A13")
      ]),
    TourStep(
      title: "all the way back",
      task: "Go back to the list, by the back button or in one step from the program: "
        + "$nav:popToRootViewController(true).",
      hint: "user.back() goes back by one controller; repeat it until the list is on screen.",
      line: "$nav:popToRootViewController(true)",
      needs: .stack, isDone: { $0.hasShrunk(toRoot: true) },
      remarks: [TourRemark("$top is on screen again.", "A14")]),
    TourStep(
      title: "a test",
      task:
        "This session is already a test: :save my_spec.lua writes your inputs in a file, with the "
        + "callbacks and the tree that they caused. Save it.",
      hint: "The name of a test ends in _spec.lua, and the file must not exist yet.",
      line: ":save my_spec.lua",
      isDone: { $0.hasSavedSpec },
      remarks: [
        TourRemark(
          "In the shell `drilldown test $file` runs it: it passes as long as the same inputs cause the "
            + "same callbacks.")
      ]),
  ]
}
