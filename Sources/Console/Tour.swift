import HeadlessUIKit
import NavigationModel
import UIKitLua

/// A first lesson at the prompt, step by step: each waits until it has been done.
struct Tour {
  /// What to do, and how to see that it was done.
  struct Step {
    /// What it is about.
    let text: String
    /// What to type.
    let input: String
    /// Whether it was done, in a world and by an input.
    let isDone: @MainActor (Evidence, String) -> Bool
    /// What was seen by it.
    let lesson: String
  }

  /// The step that is waited for.
  private(set) var position = 0

  /// The step that is waited for; nil behind the last.
  var step: Step? { Self.steps.indices.contains(position) ? Self.steps[position] : nil }

  /// Goes to the next step.
  mutating func goOn() { position += 1 }

  /// What is said of the step.
  var text: String {
    guard let step else { return Self.end }
    return "tour \(position + 1) of \(Self.steps.count)  \(step.text)\n  type   \(step.input)\n"
  }

  private static let end = """
    The tour is over. Go on with scripts/lessons in order; :help lists the commands, :help NAME tells
    about a class or a member, :explain ID about a warning, and :save FILE keeps what you have done.

    """

  /// What is learnt, in order.
  static let steps = [
    Step(
      text: "A screen of an app is a view controller. Make one.",
      input: "home = UIViewController \"Home\"",
      isDone: { world, _ in !world.hierarchy.identifiers.isEmpty },
      lesson: "It exists, and nobody sees it yet: nothing has been called."),
    Step(
      text: "What the window has as its root is on the screen.",
      input: "nav = UINavigationController{ home, name = \"nav\" } window.rootViewController = nav",
      isDone: { world, _ in world.stacks.contains { !$0.isEmpty } },
      lesson: "The lines are the callbacks, in order; below them stands who is where."),
    Step(
      text: "A stack grows by a push; true says that it is animated.",
      input: "nav:pushViewController(UIViewController \"Detail\", true)",
      isDone: { world, _ in world.stacks.contains { $0.count > 1 } },
      lesson: "The did-callbacks came 350 ms later, when the animation had run. Nobody waited."),
    Step(
      text: "Look at the device.", input: "screen()",
      isDone: { _, input in input.contains("screen") },
      lesson: "Back is made of the title below: :why back tells so."),
    Step(
      text: "Do what a person does: tap Back, by its text or by user.back().",
      input: "user.tap \"Home\"",
      isDone: { world, _ in
        world.stacks.contains { $0.count == 1 }
          && world.last { $0.kind == .transition && $0.callback == "pop" } != nil
      }, lesson: "Detail heard willMove(toParent: nil) first and didMove last."),
    Step(
      text: "Something else than a push: present a sheet over all.",
      input: "nav:present(UIViewController \"Login\", true)",
      isDone: { world, _ in world.hierarchy.identifiers.contains { world.presents($0) } },
      lesson: "Home has heard nothing: a sheet leaves the presenter's view where it is."),
    Step(
      text: "Now make a mistake: present once more from the same controller.",
      input: "nav:present(UIViewController \"Help\", true)",
      isDone: { world, _ in world.last { $0.kind == .warning } != nil },
      lesson: "That is UIKit's warning, with why it came, what became of the call, and what to do."),
    Step(
      text: "Ask why Help is not on the screen; or anything of what :why lists.",
      input: ":why Help",
      isDone: { _, input in input.contains("why") },
      lesson: "It names the rule, and the input that decided it."),
    Step(
      text: "Take the mistake back.", input: ":undo",
      isDone: { _, input in input.contains("undo") },
      lesson: "The world was built anew from your other inputs; :redo, :at N and :now do the same."),
  ]
}

extension Evidence {
  /// The stacks of the navigation controllers that are on screen.
  fileprivate var stacks: [[Hierarchy.ID]] {
    hierarchy.visible.filter { hierarchy[$0].kind == .navigation }.map { hierarchy[$0].children }
  }

  fileprivate func presents(_ id: Hierarchy.ID) -> Bool { hierarchy[id].presentation != nil }
}

extension Session {
  /// Begins the lesson, tells the step again, or ends it.
  func takeTour(_ word: String?) {
    switch word {
    case "off": tour = nil
    case "next":
      tour?.goOn()
      tellTour()
    default:
      if tour == nil { tour = Tour() }
      tellTour()
    }
  }

  private func tellTour() {
    guard let tour else { return }
    tell(tour.text)
    if tour.step == nil { self.tour = nil }
  }

  /// Looks whether an input was what the lesson waits for.
  func goOnWithTour(after input: String) {
    guard let step = tour?.step, !input.hasPrefix(":tour"), breaks.halt == nil, looking == nil
    else {
      return
    }
    if step.isDone(Evidence(stage: world.stage), input) {
      tell("  \(step.lesson)\n\n")
      tour?.goOn()
    }
    tellTour()
  }
}
