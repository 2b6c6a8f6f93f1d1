import Console
import Testing

/// Breakpoints stop before a call is made, whatever receives it.
@MainActor
struct BreakpointOrderTests {
  private let session: Session
  private let output = BreakpointOrderOutput()

  private final class BreakpointOrderOutput {
    var text = ""
    var inputs: [String] = []
  }

  init() {
    let output = output
    session = Session(write: { output.text += $0 }, writeError: { output.text += $0 })
    session.ask = { output.inputs.isEmpty ? nil : output.inputs.removeFirst() }
    session.handle(":set tree off")
  }

  /// The output of inputs; the world is asked whether the call has been made where it stops.
  private func output(_ breakpoint: String, _ inputs: String...) -> String {
    for input in inputs.dropLast() { session.handle(input) }
    output.text = ""
    session.handle(":break \(breakpoint)")
    output.inputs = ["asked", ":continue"]
    session.handle(inputs.last ?? "")
    return output.text
  }

  @Test func shouldSelectIsStoppedAtBeforeItRuns() {
    let text = output(
      "shouldSelect",
      """
      tabs = UITabBarController{ UIViewController 'A', UIViewController 'B', name = 'tabs' }
      """,
      "window.rootViewController = tabs",
      "tabs.delegate = { shouldSelect = function() asked = true return true end }",
      "user.selectTab('B')")
    #expect(text.contains("stopped before tabs shouldSelect(B)\nnil\n"))
  }

  @Test func shouldPushIsStoppedAt() {
    let text = output(
      "shouldPush", "Stack = class('Stack', UINavigationController)",
      "function Stack:shouldPush() asked = true return true end",
      "nav = Stack{ UIViewController 'A', name = 'nav' }", "window.rootViewController = nav",
      "nav:pushViewController(UIViewController 'B', false)")
    #expect(text.contains("stopped before nav shouldPush(B)\nnil\n"))
  }

  @Test func theHandlerOfAnAlertIsStoppedAt() {
    let text = output(
      "handler", "window.rootViewController = UIViewController 'Home'",
      "alert = UIAlertController{ title = 'Really?', preferredStyle = 'alert' }",
      "alert:addAction(UIAlertAction{ title = 'OK', handler = function() asked = true end })",
      "window.rootViewController:present(alert, false)", "user.tap('OK')")
    #expect(text.contains("stopped before Really? handler(OK)\nnil\n"))
  }

  @Test func adaptivePresentationStyleIsRecordedAndStoppedAt() {
    let text = output(
      "adaptivePresentationStyle", "home = UIViewController 'Home'",
      "window.rootViewController = home",
      "menu = UIViewController{ title = 'Menu', modalPresentationStyle = 'popover' }",
      """
      menu.presentationController.delegate = {
        adaptivePresentationStyle = function() asked = true return 'fullScreen' end
      }
      """, "home:present(menu, false)")
    #expect(
      text.contains("stopped before Menu adaptivePresentationStyle(compact x regular)\nnil\n"))
  }

  @Test func theDelegateOfAGestureIsRecordedAndStoppedAt() {
    let text = output(
      "shouldBegin",
      "nav = UINavigationController{ UIViewController 'A', UIViewController 'B', name = 'nav' }",
      "window.rootViewController = nav",
      """
      nav.interactivePopGestureRecognizer.delegate = {
        shouldBegin = function() asked = true return false end
      }
      """, "user.swipeBack()")
    #expect(text.contains("stopped before nav shouldBegin\nnil\n"))
    #expect(text.contains("the gesture recogniser's delegate refused"))
  }

  @Test func theHandlerOfARequestIsRecordedAndStoppedAt() {
    let text = output(
      "errorHandler", "window.rootViewController = UIViewController 'A'",
      """
      function window.rootViewController:supportedInterfaceOrientations() return "portrait" end
      """,
      "window.windowScene:requestGeometryUpdate('landscape', function() asked = true end)")
    #expect(text.contains("stopped before completion of errorHandler\nnil\n"), "\(text)")
  }
}
