import Support
import Testing

/// TAB at the prompt.
@Suite(.slow("it starts processes"))
struct PromptCompletionTests {
  @Test func theSecondTabShowsSignatures() throws {
    try withPrompt { prompt throws in
      try prompt.answer(to: "nav = UINavigationController()")
      try prompt.type("nav:po\t")
      try prompt.wait(for: "> nav:pop")
      try prompt.type("\t\t")
      try prompt.wait(
        for: """

          popToRootViewController(animated?: boolean): UIViewController[]?
          popToViewController(viewController: UIViewController, animated?: boolean): UIViewController[]?
          popViewController(animated?: boolean): UIViewController?
          > nav:pop
          """)
    }
  }

  @Test func theOnlyCandidateShowsItsSignatureToo() throws {
    try withPrompt { prompt throws in
      try prompt.type("settl\t")
      try prompt.wait(for: "> settle")
      try prompt.type("\t")
      try prompt.wait(for: "> settle\nsettle()\n> settle")
      try prompt.type("()\r")
      try prompt.waitForPrompt()
    }
  }

  @Test func tappableTextsAreCompletedAfterASpace() throws {
    try withPrompt { prompt throws in
      try prompt.answer(to: "home = UIViewController 'Home'")
      try prompt.answer(
        to: "home.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = 'Push the 日本' }")
      try prompt.answer(to: "window.rootViewController = UINavigationController{ home }")
      try prompt.type("user.tap \"Push \t")
      try prompt.wait(for: "> user.tap \"Push the 日本\"")
    }
  }

  @Test func commandsAndPathsAreCompleted() throws {
    try withFolder(["lessons/first lesson.lua": ""]) { folder throws in
      let prompt = try PseudoTerminal(in: folder)
      try prompt.waitForPrompt()
      try prompt.type(":hel\t UINavigationI\t")
      try prompt.wait(for: "> :help UINavigationItem")
      try prompt.type("\r")
      try prompt.waitForPrompt()
      try prompt.type("dofile 'les\tfirst \t")
      try prompt.wait(for: "> dofile 'lessons/first lesson.lua'")
    }
  }
}
