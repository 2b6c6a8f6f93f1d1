import NavigationModel
import Testing

/// What steps change, in words.
@MainActor
struct CaptionTests {
  /// A script, and the captions of its last step's moments.
  struct Case: Sendable, CustomTestStringConvertible {
    let name, script: String
    let captions: [String]
    var testDescription: String { name }
  }

  private nonisolated static let nav = """
    nav = UINavigationController{ name = 'nav', UIViewController 'Root' }
    window.rootViewController = nav
    settle()

    """

  @Test(arguments: [
    Case(
      name: "a root", script: "window.rootViewController = UIViewController 'Home'\nsettle()",
      captions: [
        "Home (#1) becomes the root of the window. On screen: Home.",
        "Home (#1) becomes the root of the window. On screen: Home.",
      ]),
    Case(
      name: "a push",
      script: nav + "nav:pushViewController(UIViewController 'Next', true)\nsettle()",
      captions: [
        "Next (#3) joins nav. In the model: Next. On screen is still: Root. No callbacks yet.",
        "Next (#3) joins nav. On screen: Next. push in progress: 175 of 350 ms.",
        "Next (#3) joins nav. On screen: Next.",
      ]),
    Case(
      name: "a presentation",
      script: nav
        + "nav:present(UIViewController{ title = 'Form', modalPresentationStyle = 'fullScreen' }, false)\nsettle()",
      captions: [
        "nav presents Form (#3), fullScreen. In the model: Form. On screen is still: Root.",
        "nav presents Form (#3), fullScreen. On screen: Form.",
      ]),
    Case(
      name: "a finger",
      script: nav
        + "nav:pushViewController(UIViewController 'Next', false)\nsettle()\nuser.swipeBack{ at = 0.4 }\nsettle()",
      captions: [
        "Next (#3) leaves nav. In the model: Root. On screen is still: Next. No callbacks yet.",
        "Next (#3) leaves nav. On screen: Root. A finger holds the pop at 40 %.",
      ]),
    Case(
      name: "a warning", script: nav + "nav:pushViewController(nil, true)",
      captions: ["A warning: nil-push."]),
    Case(
      name: "an appearance", script: nav + "wait(0)\nnav:beginAppearanceTransition(false, false)",
      captions: ["Root is about to disappear."]),
    Case(
      name: "nothing", script: nav + "user.back()", captions: ["Nothing changes in the hierarchy."]),
  ])
  func captions(_ example: Case) throws {
    let film = Situation.film(of: example.script, named: "script")
    let step = try #require(film.steps.last)
    let before = film.steps.dropLast().last?.moments.last.map { film.hierarchies[$0.hierarchy] }
    let captions = step.moments.map { moment in
      Caption(
        from: before, to: film.hierarchies[moment.hierarchy], motions: moment.motions,
        isCalled: moment.kind != .asked, events: step.events
      ).text
    }
    #expect(captions == example.captions)
  }
}
