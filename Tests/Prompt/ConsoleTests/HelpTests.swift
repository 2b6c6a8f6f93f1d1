import Console
import Foundation
import Testing

/// `:help` and completion as a prompt uses them.
@MainActor
struct HelpTests {
  @Test(arguments: ["timeline", "screen", "tree", "families"])
  func aFunctionThatIsACommandTooHasBothTexts(_ name: String) {
    let text = answer(to: ":help \(name)")
    #expect(text.hasPrefix("\(name)("))
    #expect(text.contains("\n:\(name)"))
  }

  @Test(arguments: [
    (
      "UINavigationController.popToViewController",
      """
      UINavigationController:popToViewController(viewController: UIViewController, animated?: \
      boolean): UIViewController[]?
        Pops all controllers above one of the stack and returns them, in stack order; nil if it \
      is the top and during a transition of this stack, after which they are popped.
        `pop-to`: NSInternalInconsistencyException: a stack can be popped only to a controller that \
      is in it; an exception is raised, and nothing has changed.
        `busy-transition`: a warning: a stack doesn't change while a controller in it is \
      presenting; the call is dropped, and the stack stays as it is.
        Facts: A63, A46, A49 (:help A63).

      """
    ),
    (
      "UINavigationController:removeFromParent",
      """
      UIViewController:removeFromParent()
        Removes it from its parent; calls its `didMove` with nil.

      """
    ),
    ("UIRectEdge", "UIRectEdge\n  \"none\", \"top\", \"bottom\", \"left\", \"right\", \"all\"\n"),
    (
      "now",
      """
      now(): number
        The virtual time in seconds; a world begins at 0.
      :now
        Returns from time travel to the present.
        In Lua: prompt.now()

      """
    ),
    (
      "tabBarItem",
      "UIViewController.tabBarItem: UITabBarItem?\n  What a tab bar shows for it.\n"
    ),
    (
      "undo",
      ":undo [N]\n  Undoes the last input that has changed something, or the last N of these.\n  In Lua: prompt.undo(N)\n"
    ),
    (
      "prompt.undo",
      ":undo [N]\n  Undoes the last input that has changed something, or the last N of these.\n  In Lua: prompt.undo(N)\n"
    ),
    ("UIView.frme", "nothing is named 'UIView.frme'; did you mean 'UIView.frame'?\n"),
    ("windw", "nothing is named 'windw'; did you mean 'window'?\n"),
  ])
  func aNameHasAText(_ name: String, _ text: String) {
    var output = ""
    let session = Session(write: { output += $0 })
    #expect(session.handle(command: ":help \(name)"))
    #expect(output == text)
  }

  @Test func otherInputsAreLua() {
    let session = Session()
    #expect(!session.handle(command: "print(1)"))
    #expect(!session.handle(command: "::help::"))
    #expect(!session.handle(command: ": help"))
  }

  @Test(arguments: [
    (
      "nav:pop",
      ["popToRootViewController", "popToViewController", "popViewController"]
    ),
    ("nav.navigationBar.isT", ["isTranslucent"]),
    (
      "nav.navigationBar.displayed.",
      ["hasLargeTitle", "left", "middle", "prompt", "right", "search", "subtitle", "title"]
    ),
    ("print(nav.topV", ["topViewController"]),
    ("home.modalPresentationStyle = \"f", ["formSheet", "fullScreen"]),
    ("UITableView{ style = 'g", ["grouped"]),
    ("nav:viewdidl", ["viewDidLayoutSubviews", "viewDidLoad"]),
    ("UINAVIGATIONCONTROLLER", ["UINavigationController"]),
    ("home.modalTransitionStyle = ", transitionStyles),
    ("UIViewController{ modalTransitionStyle = \"c", ["coverVertical", "crossDissolve"]),
    ("nav.isToolbarHidden = ", ["true", "false"]), ("nav.isToolbarHidden = t", ["true"]),
    ("window.rootViewController = ", ["home", "nav", "nil"]),
    ("nav:present(", ["home", "nav"]), ("nav:present(ho", ["home"]),
    ("nav:present(home, ", ["true", "false"]),
    ("nav:present(home, true, ", ["function()", "nil"]),
    ("print(nav:pushViewController(home, t", ["true"]),
    ("user.swipe \"", ["down", "left", "right", "up"]), ("user.swipe('d", ["down"]),
    ("tree \"", ["json", "tree", "uikit"]), ("tree(home, \"j", ["json"]),
    ("function home:viewDidLa", ["viewDidLayoutSubviews"]), ("function home:didr", didR),
    (
      "user.swipe",
      ["swipe", "swipeBack", "swipeColumnIn", "swipeColumnOut", "swipeDown", "swipeRow"]
    ),
    (
      "app.did",
      [
        "didBecomeActive", "didDecodeRestorableState", "didDiscardSceneSessions",
        "didEnterBackground", "didFailToContinueUserActivityWithType", "didFinishLaunching",
        "didReceiveMemoryWarning", "didUpdateUserActivity",
      ]
    ),
    ("UIView.anim", ["animate"]),
    ("simul", ["simulator"]),
    ("custom.se", ["secret"]), ("custom:", ["act", "inherit"]), ("custom.kin.f", ["frame"]),
    ("custom.list[2].fra", ["frame"]),
    ("nav:scr", ["scroll"]), ("nav.sc", ["score"]), ("Bed:scr", ["scroll"]),
    ("nav.friend.title", ["title"]), ("nav.viewControllers[1].tabBarI", ["tabBarItem"]),
    ("home.title:up", ["upper"]), ("word:rep", ["rep"]),
    ("function Bed:viewDidLa", ["viewDidLayoutSubviews"]),
    ("function Bed:in", ["init", "initWithCoder"]),
    ("Bed{ toolb", ["toolbarClass", "toolbarItems"]),
    ("x = UIView{ tag = 1, isU", ["isUserInteractionEnabled"]),
    ("UIView{ tag = 1 }, windo", ["window"]), ("UIView{ tag = windo", ["window"]),
    ("local l = { windo", ["window"]), ("user.tap \"", ["Push 2", "Push 3"]),
    ("user.tap('Push ", ["Push 2", "Push 3"]), (":fam", [":families"]),
    (":help UINavigationItem.La", ["UINavigationItem.LargeTitleDisplayMode"]), (":none ", []),
    (":set tree ", ["always", "changed", "off"]),
    (":set ", ["colours", "events", "fold", "show", "suggestions", "swift", "tree"]),
    (":at ", ["0"]), (":undo ", []), (":compare c", ["classic"]),
    ("dofile \"Package.sw", ["Package.swift"]),
    ("dofile 'Sources/Prompt/Con", ["Sources/Prompt/Console/"]),
    ("nothing.", []), ("UIBarButtonItem{ sys", ["systemItem"]),
    (":demo figure 13.6", ["figure 13.6"]), (":explain A16", ["A16"]),
    (":cure push-n", ["push-nothing"]),
    (":demo push-n", ["push-nothing", "push-nothing-cured"]),
  ])
  func aLineIsCompleted(_ line: String, _ candidates: [String]) {
    let session = Session()
    session.run(
      script: """
        Bed = class("Bed", UINavigationController)
        function Bed:scroll() end
        home = UIViewController "Home"
        nav = Bed{ home }
        window.rootViewController = nav
        home.navigationItem.rightBarButtonItems = {
          UIBarButtonItem{ title = "Push 2" }, UIBarButtonItem{ title = "Push 3" },
          UIBarButtonItem{ title = "Off", isEnabled = false },
        }
        custom = { secret = 1, act = print, list = { 1, UIView() } }
        setmetatable(custom, { __index = { inherit = print, kin = UIView() } })
        nav.score, nav.friend, word = 1, home, "word"
        """, named: "test")
    #expect(session.completion(of: line).candidates == candidates)
  }

  nonisolated private static let transitionStyles = [
    "\"coverVertical\"", "\"flipHorizontal\"", "\"crossDissolve\"", "\"partialCurl\"",
  ]
  nonisolated private static let didR = ["didReceiveMemoryWarning", "didRotate"]

  @Test func ownMembersComeBeforeInheritedOnes() {
    let session = Session()
    session.run(script: "nav = UINavigationController{} nav.zeal = 1", named: "test")
    let names = session.completion(of: "nav.").candidates
    #expect(names.first == "zeal")
    let places = ["viewControllers", "children", "isKind"].compactMap(names.firstIndex)
    #expect(places.count == 2 && places == places.sorted())
  }

  @Test func commandsOfferTheInputsThatTheyMean() {
    let session = Session()
    for input in ["x = 1", "y = 2\nz = 3", "x"] { session.handle(input) }
    #expect(session.completion(of: ":undo ").candidates == ["1", "2"])
    let completion = session.completion(of: ":at ")
    #expect(completion.candidates == ["0", "1", "2", "3"])
    #expect(completion.signatures["2"] == "2   y = 2")
    #expect(session.completion(of: ":undo ").signatures["1"] == "1   back to before y = 2 …")
  }

  @Test func modulesAreOffered() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("lib"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // leftovers are temporary anyway
    for name in ["model.lua", "lib/models.lua", "notes.txt"] {
      try "".write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let session = Session()
    session.addModuleFolder(of: folder.path + "/main.lua")
    #expect(session.completion(of: "require \"mod").candidates == ["model"])
    #expect(session.completion(of: "local m = require('lib.m").candidates == ["lib.models"])
  }

  @Test func completionLoadsNoView() {
    let session = Session()
    session.run(script: "home = UIViewController 'Home'", named: "test")
    #expect(session.completion(of: "home.view.fra").candidates == ["frame"])
    var output = ""
    session.write = { output += $0 }
    session.run(script: "print(home.isViewLoaded)", named: "test")
    #expect(output == "false\n")
  }

  @Test func whatCanBeCalledComesWithItsSignature() {
    let session = Session()
    session.run(script: "nav = UINavigationController()", named: "test")
    let completion = session.completion(of: "nav:popToV")
    #expect(
      completion.signatures == [
        "popToViewController":
          "popToViewController(viewController: UIViewController, animated?: boolean): "
          + "UIViewController[]?"
      ])
    #expect(session.completion(of: "user.swipeB").signatures.keys.sorted() == ["swipeBack"])
    #expect(session.completion(of: "settl").signatures["settle"] == "settle()")
  }

  @Test(arguments: [
    (":why H", ["Home"]), (":why #", ["#1"]), (":tree ", ["json", "uikit"]),
    (":break viewDidL", ["viewDidLayoutSubviews", "viewDidLoad"]),
    (":break viewDidLoad Ho", ["Home"]), (":explain already-presenti", ["already-presenting"]),
    (":load Sources/Prompt/Con", ["Sources/Prompt/Console/"]), (":t", [":tree"]), ("::z", []),
  ])
  func aCommandIsCompleted(_ line: String, _ candidates: [String]) {
    let session = Session()
    session.run(script: "home = UIViewController 'Home'", named: "test")
    let completer = Completer(
      session.world,
      commands: [
        CommandWord("why", [.init("who")]),
        CommandWord("tree", [.init("style", choices: ["uikit", "json"])]),
        CommandWord("break", [.init("callback"), .init("controller")]),
        CommandWord("explain", [.init("id")]), CommandWord("load", [.init("file", isFile: true)]),
      ])
    #expect(completer.completion(of: line).candidates == candidates)
  }
}
