/// Animators that do not end, end twice, or fail.
extension Operation {
  /// Rows of the table.
  static let animators = endings.map { ending in
    Operation(
      "use an animator that \(ending.name)", weight: 2, results: ["an animator that \(ending.name)"]
    ) { $0.transition(by: ending) }
  }

  /// How an animator ends its transition.
  struct Ending {
    let name: String
    /// What the animator does with the context.
    let text: String
  }

  private static let endings = [
    Ending(name: "ends", text: "context:completeTransition(true)"),
    Ending(name: "never ends", text: ""),
    Ending(
      name: "ends twice", text: "context:completeTransition(true) context:completeTransition(true)"),
    Ending(
      name: "ends both ways",
      text: "context:completeTransition(false) context:completeTransition(true)"),
    Ending(name: "is cancelled", text: "context:completeTransition(false)"),
    Ending(
      name: "ends later", text: "after(0.3, function() context:completeTransition(true) end)"),
    Ending(
      name: "ends later, twice",
      text: """
        context:completeTransition(true) after(0.3, function() \
        context:completeTransition(false) end)
        """),
    Ending(name: "raises", text: "error(\"animator\")"),
  ]
}

extension ProgramWriter {
  /// A transition with an animator from a delegate, and what happens meanwhile.
  mutating func transition(by ending: Operation.Ending) -> String {
    let animator = """
      local animator = { transitionDuration = function() return \(pick(["0", "0.2", "1"]) ?? "0") end, \
      animateTransition = function(context) did "an animator that \(ending.name)" \(body()) \
      \(ending.text) end, animationEnded = function() \(body()) end }
      """
    return "\(animator) \(change()) \(pause()) \(body()) \(pick(Self.afterwards) ?? "") \(pause())"
  }

  /// A push, pop, presentation or dismissal with the animator.
  private mutating func change() -> String {
    let driver = roll(25) ? "UIPercentDrivenInteractiveTransition{}" : "nil"
    if roll(50) {
      let pop = roll(50) ? "family:popViewController(true)" : ""
      return """
        local family = stack() family.delegate = { animationControllerFor = function() \
        return animator end, interactionControllerFor = function() return \(driver) end } \
        \(keep("family")) family:pushViewController(plain(), true) \(pop)
        """
    }
    let style = pick(Operation.styles) ?? "custom"
    let dismissal = roll(50) ? "\(pause()) family:dismiss(true)" : ""
    return """
      local family, over = root(), plain() over.modalPresentationStyle = "\(style)" \
      local delegate = { animationControllerForPresented = function() return animator end, \
      animationControllerForDismissed = function() return animator end, \
      interactionControllerForDismissal = function() return \(driver) end } \
      over.transitioningDelegate = delegate \(keep("over")) family:present(over, true) \(dismissal)
      """
  }

  private static let afterwards = [
    "", "", "window.rootViewController = UIViewController{}", "collectgarbage()", "wait(1)",
    "family.view:removeFromSuperview()", "user.back()", "user.dragDismiss{ at = 0.5 }",
    "window.rootViewController = nil collectgarbage()", "simulator:memoryWarning()",
    "simulator:relaunch()",
  ]
}
