import Console
import LuaSyntax
import Testing
import Translation

/// Swift and Objective-C get their Lua, at the prompt, in scripts and in pipes.
@MainActor
struct TranslationTests {
  @Test(arguments: [
    (
      "let nav = UINavigationController(rootViewController: home)",
      "nav = UINavigationController{ rootViewController = home }"
    ),
    ("nav.pushViewController(vc, animated: true)", "nav:pushViewController(vc, true)"),
    ("[nav pushViewController:vc animated:YES];", "nav:pushViewController(vc, true)"),
    (
      "nav = [[UINavigationController alloc] initWithRootViewController:[self root]];",
      "nav = UINavigationController{ rootViewController = self.root }"
    ),
    (
      "[[home navigationItem] setTitle:@\"Homepwner\"];",
      "home.navigationItem.title = \"Homepwner\""
    ),
    ("[[nav topViewController] autorelease];", nil),
    ("[self presentViewController:nav animated:YES completion:nil];", "self:present(nav, true)"),
    ("present(vc, animated: true)", "self:present(vc, true)"),
    ("x != nil", "x ~= nil"), ("count += 1", "count = count + 1"),
    ("if x != nil { print(1) } else if y { print(2) }", nil),
    (
      "print(nav.viewControllers.count > 1 && !nav.isNavigationBarHidden)",
      "print(#nav.viewControllers > 1 and not nav.isNavigationBarHidden)"
    ),
    ("let x = nav.viewControllers[0]", "x = nav.viewControllers[1]"),
    ("for i in 0..<3 { print(i) }", "for i = 0, 2 do print(i) end"),
    ("for i in 1...n { print(i) }", "for i = 1, n do print(i) end"),
    ("while x < 3 { x += 1 }", "while x < 3 do x = x + 1 end"),
    ("var stack: [UIViewController] = [a, b]", "stack = { a, b }"),
    ("let f = Foundation.Data(x: 1)", nil), ("a b c", nil), ("x = = 3", nil),
    ("local x = = 3", nil),
    ("nav:push(", nil), ("if x then print(1))", nil),
  ])
  func aLineHasItsLua(_ line: String, _ lua: String?) {
    let printed = answer(to: line).split(separator: "\n").first { $0.hasPrefix("  in Lua: ") }
    #expect(printed.map { String($0.dropFirst("  in Lua: ".count)) } == lua)
  }

  @Test func severalLinesAreBelowEachOther() {
    let output = answer(to: "if x != nil { print(1) } else { print(2) }")
    #expect(
      output.hasSuffix(
        """
          in Lua:
            if x ~= nil then
              print(1)
            else
              print(2)
            end

        """))
  }

  @Test func whatHasNoCounterpartIsNamed() {
    let text =
      "nav.pushViewController(a, animated: true)\nguard case .some(let x) = y else { return }\nprint(3)"
    let output = answer(to: text)
    #expect(output.contains("    nav:pushViewController(a, true)\n    print(3)\n"), "\(output)")
    #expect(
      output.contains("  not translated: line 2: `case` in a condition has no counterpart"),
      "\(output)")
  }

  @Test(arguments: ["end", "'a", "}", "1 +)"])
  func mistakesInLuaAreNoOtherLanguage(_ input: String) {
    #expect(!answer(to: input).contains("in Lua"), "\(answer(to: input))")
  }

  @Test func theNextPromptBeginsWithTheLua() {
    let session = Session()
    session.handle("nav.pushViewController(vc, animated: true)")
    #expect(session.nextLine == "nav:pushViewController(vc, true)")
    session.handle("x = = 3")
    #expect(session.nextLine == "")
  }

  @Test func aTranslationRunsWhenTheSettingSaysSo() {
    let inputs = ["home = UIViewController \"Home\"", ":set swift on"]
    let line = "let nav = UINavigationController(rootViewController: home)"
    #expect(
      answer(to: line, after: inputs)
        == "lua  nav = UINavigationController{ rootViewController = home }\n"
        + "     0 ms  Home willMove(toParent: UINavigationController#2)\n")
    #expect(answer(to: "#nav.viewControllers", after: inputs + [line]) == "1\n")
  }

  @Test func aClassOfSwiftRunsAsOneOfLua() {
    let inputs = [
      ":set swift on",
      "class Home: UIViewController { var depth = 3\n override func viewDidLoad() { super.viewDidLoad(); print(depth) } }",
    ]
    let output = answer(to: "Home{ title = 'x' }:loadViewIfNeeded()", after: inputs)
    #expect(output.hasPrefix("3\n"), "\(output)")
  }

  @Test func withoutASelfNothingRuns() {
    let output = answer(to: "present(detail, animated: true)", after: [":set swift on"])
    #expect(output.contains("note: `self` is no object here"), "\(output)")
  }

  @Test func luaRunsAsItIs() { #expect(answers(":set swift on", "1 + 1") == "2\n") }

  // MARK: Long brackets

  @Test(arguments: [
    ("nav = [[UINavigationController alloc] init];", true), ("[[self nav] top];", true),
    ("x = [[self.nav topViewController] title]", true),
    ("x = [[[Nav alloc] initWithRoot:[[Home alloc] init]] autorelease];", true),
    ("x = [[a text]]", false), ("print([[see [this] here]])", false),
    ("x = [[Home page]]", false), ("x = [==[[a b] c]==]", false), ("-- [[nav top] title]", false),
    ("x = '[[nav top] title]'", false), ("t[t[1]]", false),
  ])
  func aMessageIsNoLongString(_ text: String, _ isMessage: Bool) {
    #expect((LuaScanner.firstMessage(in: Array(text.utf8)) != nil) == isMessage)
  }

  @Test func aMessageWaitsForNothing() {
    let session = Session()
    #expect(!session.isIncomplete("nav = [[UINavigationController alloc] init];"))
    #expect(session.isIncomplete("x = [[a text"))
    #expect(session.isIncomplete("class Home: UIViewController {"))
    #expect(!session.isIncomplete("class Home: UIViewController { }"))
  }

  // MARK: Scripts and pipes

  @Test func aScriptHasTheHint() {
    var output = ""
    let session = Session(writeError: { output += $0 })
    session.run(script: "let nav = UINavigationController()\n", named: "nav.lua")
    #expect(output.contains("  in Lua: nav = UINavigationController{}\n"), "\(output)")
  }

  @Test func aPipeHasTheHint() {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    session.run(
      piped:
        "print(1)\nnav = [[UINavigationController alloc] init];\n[nav popViewControllerAnimated:NO];\n",
      named: "stdin")
    #expect(output.hasPrefix("1\nerror: stdin:2: `[[` begins a message"), "\(output)")
    #expect(
      output.contains("    nav = UINavigationController{}\n    nav:popViewController(false)\n"),
      "\(output)")
  }

  @Test func aListingOfTheBooksNamesItsDemo() {
    let listing = """
      - (void)viewWillDisappear:(BOOL)animated {
          [super viewWillDisappear:animated];
          [editingPossession setSerialNumber:[serialNumberField text]];
      }
      """
    let output = answer(to: listing)
    #expect(output.contains("  shown by: :demo homepwner   listing viewWillDisappear"), "\(output)")
    #expect(!answer(to: "nav.pushViewController(vc, animated: true)").contains("shown by"))
  }
}
