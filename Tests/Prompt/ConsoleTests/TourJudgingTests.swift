import Foundation
import Testing

@testable import Console

/// What counts as a step done: what inputs did, not how they are written.
@MainActor
struct TourJudgingTests {
  /// An input in a step, the step afterwards, and what is printed.
  struct Row: CustomTestStringConvertible {
    let step: Int
    let inputs: [String]
    let number: Int
    var contains = ""
    var omits = "\u{0}"
    var testDescription: String { "\(step): \(inputs.joined(separator: " | "))" }
  }

  private nonisolated static let rows = [
    // In other words.
    Row(step: 1, inputs: ["x = UITableViewController()"], number: 2, contains: "No callback"),
    Row(step: 3, inputs: ["home:show(UIViewController 'D')"], number: 4, contains: "350 ms later"),
    Row(
      step: 3, inputs: ["nav.viewControllers = { home, UIViewController 'D' }"], number: 4,
      contains: "Without an animation", omits: "350 ms later"),
    Row(
      step: 4, inputs: ["nav:popViewController(true)"], number: 5, contains: "Home appeared again"),
    Row(step: 8, inputs: ["prompt.undo()"], number: 9, contains: "nothing of it is left"),
    Row(
      step: 5,
      inputs: ["l = UIViewController 'L' l.modalPresentationStyle = 'fullScreen' nav:present(l)"],
      number: 6, contains: "removes its view", omits: "received no callback"),
    // In fewer inputs, and in more.
    Row(
      step: 1,
      inputs: [
        "home = UIViewController 'H' nav = UINavigationController{home} window.rootViewController = nav"
      ],
      number: 3, contains: "H received viewDidLoad", omits: "No callback"),
    Row(
      step: 1,
      inputs: [
        "nav = UINavigationController{UIViewController 'H'} window.rootViewController = nav settle() "
          + "nav:pushViewController(UIViewController 'D', true)"
      ], number: 4, contains: "350 ms later", omits: "hint"),
    Row(
      step: 11,
      inputs: [
        "nav:pushViewController(UIViewController 'A')",
        "nav:pushViewController(UIViewController 'B')",
      ],
      number: 12, contains: "sees B"),
    // Something else.
    Row(step: 1, inputs: ["do local x = UIViewController 'H' end"], number: 1, omits: "done"),
    Row(step: 1, inputs: ["UIViewController 'H'"], number: 2, contains: "No callback"),
    Row(step: 3, inputs: ["x = 1"], number: 3, omits: "tour"),
    Row(
      step: 3, inputs: ["home.title = 'Other'"], number: 3, contains: "hint  The controller",
      omits: "type"),
    Row(
      step: 3, inputs: ["home.title = 'Other'", "home.title = 'Again'"], number: 3,
      contains: "  type  nav:pushViewController(", omits: "tour 3"),
    Row(step: 3, inputs: ["-- nav:pushViewController(x, true)\nx = 1"], number: 3, omits: "done"),
    Row(step: 7, inputs: [":why Login"], number: 7, omits: "done"),
    Row(step: 7, inputs: [":why"], number: 7, omits: "done"),
    Row(step: 8, inputs: ["1", ":undo"], number: 9, contains: "done"),
    Row(step: 6, inputs: ["nav.viewWillApear = function() end"], number: 6, omits: "done"),
    Row(
      step: 3, inputs: ["window.rootViewController = UIViewController 'X'"], number: 3,
      contains: "needs a navigation controller on screen", omits: "done"),
    // Taken back.
    Row(step: 3, inputs: [":undo"], number: 2, contains: "tour 2 of 13", omits: "done"),
    Row(step: 4, inputs: [":undo 3"], number: 1, contains: "tour 1 of 13", omits: "done"),
    Row(step: 5, inputs: [":undo"], number: 4, contains: "tour 4 of 13", omits: "done"),
    Row(step: 3, inputs: [":undo", ":redo"], number: 3, contains: "H"),
    Row(step: 8, inputs: [":undo 2"], number: 5, contains: "tour 5 of 13"),
    Row(step: 10, inputs: [":undo"], number: 10, contains: "nothing to undo"),
    // Errors.
    Row(
      step: 3, inputs: ["nav:pushViewControler(home)"], number: 3, contains: "tour 3 of 13: push"),
    Row(step: 3, inputs: ["nav:pushViewController("], number: 3, contains: "  hint  "),
    Row(step: 3, inputs: ["error 'a'", "error 'b'"], number: 3, contains: "  type  "),
    Row(
      step: 3, inputs: ["nav:pushViewController(UIViewController 'D') error 'after'"], number: 4,
      contains: "done"),
    Row(
      step: 1, inputs: ["let home = UIViewController()"], number: 1,
      contains: "in Lua: home = UIViewController{}"),
    Row(step: 13, inputs: [":save my.txt"], number: 13, contains: "tour 13 of 13"),
    Row(step: 2, inputs: [":tour sideways"], number: 2, contains: "unknown argument"),
    // Another time.
    Row(step: 4, inputs: [":at 1", "home"], number: 4, omits: "tour"),
    Row(step: 4, inputs: [":at 1", "home", ":now"], number: 4, omits: "hint"),
    Row(step: 3, inputs: ["simulator.restart()"], number: 3, omits: "done"),
  ]

  @Test(arguments: rows)
  func aStepIsJudgedByWhatInputsDid(_ row: Row) throws {
    let run = try TourRun()
    try run.go(to: row.step)
    let text = run.answer(row.inputs)
    #expect(run.number == row.number, "\(text)")
    #expect(row.contains.isEmpty || text.contains(row.contains), "\(text)")
    #expect(!text.contains(row.omits), "\(text)")
  }

  @Test func anInputIsJudgedWhenItsHaltHasEnded() throws {
    let run = try TourRun()
    try run.go(to: 3)
    var inputs = [":tree", ":continue"]
    run.tour.ask = { inputs.isEmpty ? nil : inputs.removeFirst() }
    run.answer(":break viewWillAppear Detail")
    let text = run.answer("nav:pushViewController(UIViewController 'Detail', true)")
    #expect(inputs.isEmpty && run.number == 4, "\(text)")
    #expect(text.components(separatedBy: "  done  ").count == 2)
  }
}
