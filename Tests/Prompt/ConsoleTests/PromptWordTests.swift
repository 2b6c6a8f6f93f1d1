import Console
import Testing

/// What people type at other prompts does what is meant, or says what to type.
@MainActor
struct PromptWordTests {
  @Test(arguments: ["help", "help()", "?", ":h", ":he"])
  func commandsAreListed(_ input: String) {
    #expect(answer(to: input) == answer(to: ":help"))
    #expect(answer(to: input).contains(":help [NAME]"))
  }

  @Test(arguments: ["exit", "exit()", "quit", "quit()", ":q", ":exit"])
  func aSessionIsLeft(_ input: String) {
    let session = Session()
    session.handle(input)
    #expect(session.isOver)
  }

  @Test(arguments: ["nav?", "?nav", "help nav", "help(nav)", "help(\"nav\")"])
  func aQuestionAboutAValueIsAboutItsClass(_ input: String) {
    let page = answer(to: input, after: ["nav = UINavigationController{}"])
    #expect(page.hasSuffix("\n" + answer(to: ":help UINavigationController")))
    #expect(page.hasPrefix("nav = UINavigationController #1\n  created by input 1: "))
  }

  @Test func wordsThatAScriptDefinesAreTheScripts() {
    #expect(answers("help = 3", "help") == "3\n")
    let session = Session()
    session.handle("exit = 1")
    session.handle("exit")
    #expect(!session.isOver)
  }

  @Test(arguments: [
    ("why home", ":why home"), ("explain nil-push", ":explain nil-push"),
    ("demo push-nothing", ":demo push-nothing"), ("user", ":help user"),
    ("defaults", ":help defaults"),
  ])
  func aCommandMayLackItsColon(_ input: String, _ command: String) {
    #expect(answer(to: input) == answer(to: command))
  }

  @Test(arguments: [
    (":reset", "a fresh world; :undo brings back the former one\n"), (":break", "no breakpoints\n"),
    (":break viewDidLoad", "stops before viewDidLoad\n"), (":journal", "no inputs yet\n"),
    (":clock manual", "the clock stands still until wait(seconds) or settle()\n"),
    (":set tree off", "tree off\n"), (":now", "no earlier state is being viewed\n"),
    (":timeline", "no callbacks yet\n"), (":families", "no controllers yet\n"),
    (":at 9", "error: there are no inputs yet\n"),
    (":wait 2", "nothing was due; the clock is at 2.0 s\n"),
    (":settle", "nothing was due; the clock is at 0.0 s\n"),
  ])
  func noCommandIsSilent(_ input: String, _ output: String) {
    #expect(answer(to: input) == output)
  }

  @Test(arguments: [
    ("x = settings", "note: settings is nil: no variable has that name\n"),
    ("home.titel", "nil\nnote: UIViewController has no property titel; did you mean title?\n"),
    ("home.foo", "nil\nnote: UIViewController has no property foo\n"),
    ("home.title", "\"Home\"\n"), ("home.tabBarController", "nil\n"), ("x = nil", ""),
    ("x = y or 1", ""), ("x == settings", "true\n"),
    ("YES", "error: input 2:1: `YES` is `true` here\n  YES\n  ^\n"),

  ])
  func whatIsMissingIsSaid(_ input: String, _ output: String) {
    let text = answer(to: input, after: ["home = UIViewController 'Home'"])
    #expect(text == output)
  }

  @Test(arguments: ["#import <UIKit/UIKit.h>", "import UIKit"])
  func whatIsNotNeededIsSaid(_ input: String) {
    #expect(!Session().isIncomplete(input))
    #expect(answer(to: input).contains("  note: nothing of it is needed here\n"))
  }

  @Test func aTextThatIsNoProgramIsSkippedByUndo() {
    #expect(answers("x = 1", "let x = 5", ":undo").hasPrefix("undid input 1, x = 1; "))
  }

  @Test func aPrefixOfOneCommandIsTheCommand() {
    #expect(answer(to: ":fam") == answer(to: ":families"))
    #expect(answer(to: ":s") == "error: ':s' may be :screen, :settle, :step, :save, :set\n")
    #expect(answer(to: ":xy").contains("unknown command ':xy'"))
  }

  @Test(arguments: [
    ("hom", "nil\nnote: hom is nil; did you mean home?\n"),
    ("window.rootViewController = hom", "note: hom is nil; did you mean home?\n"),
    (
      "undefinedname",
      "nil\nnote: no variable undefinedname; :help undefinedname searches for the word\n"
    ),
    ("undo", "nil\nnote: no variable undo; the command is :undo\n"),
    ("why", "nil\nnote: no variable why; the command is :why\n"),
    ("Home", "nil\nnote: no variable Home; #1 UIViewController \"Home\" is in no window\n"),
  ])
  func anUndefinedGlobalIsNamed(_ input: String, _ output: String) {
    #expect(answer(to: input, after: ["home = UIViewController \"Home\""]) == output)
  }

  @Test func aTitleLeadsToItsController() {
    let inputs = [
      "window.rootViewController = UINavigationController{ UIViewController \"Home\" }",
      "window.rootViewController:present(UIViewController \"Login\")",
    ]
    let found = answer(to: "Home", after: inputs)
    #expect(found.hasSuffix("\"Home\" is window.rootViewController.children[1]\n"), "\(found)")
    let presented = answer(to: "Login", after: inputs)
    #expect(
      presented.hasSuffix("\"Login\" is window.rootViewController.presentedViewController\n"))
    #expect(
      answer(to: ":why home", after: inputs).hasPrefix("#1 UIViewController \"Home\" is on screen"),
      "\(answer(to: ":why home", after: inputs))")
  }

  @Test(arguments: [
    ("tree", ":tree"), ("screen", ":screen"), ("user.tap", ":help user.tap"),
    ("mark", ":help mark"), ("history", ":journal"), (":history", ":journal"),
  ])
  func aFunctionAloneIsRunOrExplained(_ input: String, _ command: String) {
    #expect(answer(to: input) == answer(to: command))
    #expect(!answer(to: input).contains("0x"))
  }

  @Test func aFunctionOfTheScriptIsAValue() {
    #expect(answers("function tree() end", "tree").hasPrefix("function: 0x"))
  }

  @Test func aFreshWorldIsBegunAndUndone() {
    let input = "window.rootViewController = UIViewController \"Home\""
    let tree = answer(to: ":tree", after: [input])
    #expect(answer(to: ":tree", after: [input, ":reset"]) == answer(to: ":tree", after: []))
    #expect(answer(to: ":tree", after: [input, ":reset", ":undo"]) == tree)
    #expect(tree.contains("Home"))
  }

  @Test func aGuessIsPrintedOnce() {
    let output = answer(to: "hom.title", after: ["home = UIViewController \"Home\""])
    #expect(output.contains("(did you mean 'home'?)"))
    #expect(!output.contains("note:"))
  }

  @Test(arguments: [
    ("nav.viewControllers.count", "`nav.viewControllers.count` is `#nav.viewControllers` here"),
    ("nav.viewControllers.last", "is `nav.viewControllers[#nav.viewControllers]` here"),
    ("nav.viewControllers[0]", "`nav.viewControllers[0]` is `nav.viewControllers[1]` here"),
    ("print(('x'):rep(3), nav.topViewController, nav.children.count)", "is `#nav.children` here"),
  ])
  func listsAreAskedInLua(_ input: String, _ note: String) {
    #expect(answer(to: input, after: ["nav = UINavigationController{}"]).contains("note: "))
    #expect(answer(to: input, after: ["nav = UINavigationController{}"]).contains(note))
  }

  @Test func aHoleInAListOfChildrenIsAnError() {
    let output = answer(to: "UINavigationController{ hom, UIViewController{} }")
    #expect(output.contains("(element 1: UIViewController expected, got nil)"))
  }

  @Test(arguments: [
    ("UIView.hidden", "UIView: `hidden` is `isHidden` here\nUIView.isHidden: boolean\n"),
    ("YES", "`YES` is `true` here\n"),
    (
      "presentModalViewController:animated:",
      "UIViewController: `presentModalViewController:animated:` is `present(controller, animated)` "
        + "here (renamed in iOS 5)\nUIViewController:present("
    ),
    ("isDescendant(of:)", "UIView:isDescendant("),
  ])
  func helpKnowsOtherSpellings(_ name: String, _ beginning: String) {
    #expect(answer(to: ":help \(name)").hasPrefix(beginning))
  }
}
