import HeadlessUIKit
import NavigationModel
import UIKitLua

/// A tutorial at the prompt, step by step: each step waits until it has been done.
struct Tour {
  /// A step of the tutorial, and how to detect that it was done.
  struct TourStep {
    /// Its subject.
    let text: String
    /// The text to type.
    let input: String
    /// Whether it was done, in a world and by an input.
    let isDone: @MainActor (Evidence, String) -> Bool
    /// What the user has seen.
    let lesson: String
  }

  /// The index of the current step.
  private(set) var position = 0

  /// The current step; nil after the last.
  var step: TourStep? { Self.steps.indices.contains(position) ? Self.steps[position] : nil }

  /// Advances to the next step.
  mutating func advance() { position += 1 }

  /// The text of the step.
  var text: String {
    guard let step else { return Self.end }
    return "tour \(position + 1) of \(Self.steps.count)  \(step.text)\n  type   \(step.input)\n"
  }

  private static let end = """
    This is the end of the tour. Continue with :demo 01, the first lesson; :help lists the commands, :help NAME
    prints the reference of a class or member, :explain ID explains a warning, and :save FILE saves your session.

    """

  /// The steps, in order.
  static let steps = [
    TourStep(
      text: "A screen of an app is a view controller. Create one.",
      input: "home = UIViewController \"Home\"",
      isDone: { world, _ in !world.hierarchy.identifiers.isEmpty },
      lesson: "It isn't on screen yet, so no callbacks have run."),
    TourStep(
      text: "The window shows its root view controller.",
      input: "nav = UINavigationController{ home, name = \"nav\" } window.rootViewController = nav",
      isDone: { world, _ in world.stacks.contains { !$0.isEmpty } },
      lesson: "Above: the callbacks, in order. Below: the view controller hierarchy."),
    TourStep(
      text: "Push a view controller onto the stack; `true` animates it.",
      input: "nav:pushViewController(UIViewController \"Detail\", true)",
      isDone: { world, _ in world.stacks.contains { $0.count > 1 } },
      lesson:
        "The `did…` callbacks came 350 ms later, when the animation finished. Time is virtual, so you didn't wait."
    ),
    TourStep(
      text: "Look at the screen.", input: "screen()",
      isDone: { _, input in input.contains("screen") },
      lesson: "The back button shows the title of the controller below; :why back explains it."),
    TourStep(
      text: "Act as the user: tap the back button, by its text or with user.back().",
      input: "user.tap \"Home\"",
      isDone: { world, _ in
        world.stacks.contains { $0.count == 1 }
          && world.last { $0.kind == .transition && $0.callback == "pop" } != nil
      }, lesson: "Detail received willMove(toParent: nil) first and didMove last."),
    TourStep(
      text: "Instead of a push: present a sheet over everything.",
      input: "nav:present(UIViewController \"Login\", true)",
      isDone: { world, _ in world.hierarchy.identifiers.contains { world.presents($0) } },
      lesson: "Home received no callbacks: a sheet leaves the presenter's view on screen."),
    TourStep(
      text: "Now make a mistake: present again from the same controller.",
      input: "nav:present(UIViewController \"Help\", true)",
      isDone: { world, _ in world.last { $0.kind == .warning } != nil },
      lesson: "This is UIKit's warning, with its reason, the effect on the call, and what to do."),
    TourStep(
      text: "Ask why Help isn't on screen; :why lists other questions.",
      input: ":why Help",
      isDone: { _, input in input.contains("why") },
      lesson: "The answer names the rule and the input that decided it."),
    TourStep(
      text: "Undo the mistake.", input: ":undo",
      isDone: { _, input in input.contains("undo") },
      lesson: "Your other inputs were replayed in a fresh world; :redo, :at N and :now do the same."
    ),
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
  /// Starts the tutorial, repeats the step, or ends it.
  func runTourCommand(_ word: String?) {
    switch word {
    case "off": tour = nil
    case "next":
      tour?.advance()
      showTour()
    default:
      if tour == nil { tour = Tour() }
      showTour()
    }
  }

  private func showTour() {
    guard let tour else { return }
    writeFolded(tour.text)
    if tour.step == nil { self.tour = nil }
  }

  /// Checks whether an input completes the current step of the tutorial.
  func advanceTour(after input: String) {
    guard let step = tour?.step, !input.hasPrefix(":tour"), breaks.halt == nil, timeTravel == nil
    else {
      return
    }
    if step.isDone(Evidence(stage: world.stage), input) {
      writeFolded("  \(step.lesson)\n\n")
      tour?.advance()
    }
    showTour()
  }
}
