import Console
import Testing

/// Worlds that are stopped before a callback.
@MainActor
struct BreakpointTests {
  private let session: Session
  private let output = BreakpointOutput()

  private final class BreakpointOutput {
    var text = ""
    var inputs: [String] = []
  }

  init() {
    let output = output
    session = Session(write: { output.text += $0 }, writeError: { output.text += $0 })
    session.ask = { output.inputs.isEmpty ? nil : output.inputs.removeFirst() }
    for input in [
      "nav = UINavigationController{ UIViewController 'Home', name = 'nav' }",
      "window.rootViewController = nav", ":set tree off",
    ] { session.handle(input) }
  }

  /// The output for an input, and for others while the world is stopped.
  private func answer(_ input: String, meanwhile inputs: String...) -> String {
    output.text = ""
    output.inputs = inputs
    session.handle(input)
    return output.text
  }

  private static let push = "nav:pushViewController(UIViewController 'Detail', true)"

  @Test func theWorldStopsBeforeACall() {
    #expect(answer(":break viewWillAppear Detail") == "stops before viewWillAppear Detail\n")
    #expect(answer(":break") == "viewWillAppear Detail\n")
    let talk = answer(
      Self.push, meanwhile: "#nav.viewControllers", "wait(1)", ":undo", ":step", ":step", "now()",
      ":continue")
    #expect(
      talk == """
             0 ms  transition push (Detail over Home)   Detail willMove(toParent: nav)  viewDidLoad
                   Home viewWillDisappear(animated)
        stopped before Detail viewWillAppear(animated)
        2
        error: halt:1: wait cannot be called inside a callback: the turn that runs it has not ended
          wait(1)
          ^
        error: stopped before Detail viewWillAppear(animated); continue with :continue
        stopped before Detail viewIsAppearing(animated)
        stopped before Home viewDidDisappear(animated)
        0.35
           350 ms  Detail viewDidAppear(animated)  didMove(toParent: nav)

        """)
    #expect(answer(":break off") == "no breakpoints\n")
    #expect(answer(":break") == "no breakpoints\n")
    #expect(!answer("nav:popViewController(true)").contains("stopped"))
  }

  @Test func inputsAtABreakpointAreReplayed() {
    _ = answer(":break viewDidAppear")
    _ = answer(Self.push, meanwhile: "x = (x or 0) + 1 mark('here')", ":continue")
    let timeline = answer(":timeline")
    #expect(timeline.contains("\nhere\nDetail didMove"))
    _ = answer("y = 1")
    #expect(answer(":undo").hasPrefix("undid input 4, y = 1; 3 inputs replayed"))
    #expect(answer(":timeline") == timeline)
    #expect(answer("x") == "1\n")
  }

  @Test func callsMadeAtABreakpointDoNotCount() {
    _ = answer(":break viewDidAppear")
    _ = answer(
      Self.push, meanwhile: "other = UIViewController 'Other' other:loadViewIfNeeded()", ":step",
      "mark('later')", ":continue")
    let timeline = answer(":timeline")
    #expect(timeline.contains("Other viewDidLoad\nDetail didMove(toParent: nav)\nlater\n"))
    _ = answer("y = 1")
    _ = answer(":undo")
    #expect(answer(":timeline") == timeline)
  }

  @Test func endOfInputResumes() {
    _ = answer(":break willMove")
    #expect(answer(Self.push).contains("stopped before Detail willMove(toParent: nav)\n"))
    #expect(answer("#nav.viewControllers") == "2\n")
  }

  @Test func delegatesAndClosuresAreStoppedAt() {
    _ = answer("nav.delegate = { willShow = function() end }")
    _ = answer(":break willShow")
    _ = answer(":break present")
    #expect(answer(Self.push).contains("stopped before nav willShow(Detail, animated)\n"))
    let present = "nav:present(UIViewController 'Login', true, function() end)"
    #expect(answer(present).contains("stopped before completion of present(Login)\n"))
  }

  @Test(arguments: [
    (
      ":break viewDidAppar",
      "error: unknown callback 'viewDidAppar'; did you mean 'viewDidAppear'?\n"
    ),
    (":step", "error: not stopped at a breakpoint; set one with :break CALLBACK\n"),
    (
      "prompt.step()",
      "error: input 3:1: not stopped at a breakpoint; set one with :break CALLBACK\n"
    ),
    ("prompt['break']('viewDidLoad') prompt['break']()", "viewDidLoad\n"),
  ])
  func otherCommandsExplainThemselves(input: String, text: String) {
    #expect(answer(input).hasPrefix(text))
  }
}
