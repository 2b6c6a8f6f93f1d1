import Console
import Testing

/// Swift and Objective-C at the prompt get the line of Lua.
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
      "UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:vc];",
      "nav = UINavigationController{ rootViewController = vc }"
    ),
    ("[nav setModalPresentationStyle:UIModalPresentationFormSheet]", styled),
    ("[self presentViewController:nav animated:YES completion:nil];", "self:present(nav, true)"),
    (
      "nav.present(vc, animated: true) { print(\"done\") }",
      "nav:present(vc, true, function() print(\"done\") end)"
    ),
    (
      "nav.dismiss(animated: true, completion: { print(1) })",
      "nav:dismiss(true, function() print(1) end)"
    ),
    ("x != nil", "x ~= nil"), ("count += 1", "count = count + 1"),
    ("if x != nil { print(1) } else { print(2) }", "if x ~= nil then print(1) else print(2) end"),
    ("override func viewDidLoad() {", "function object:viewDidLoad()"),
    (
      "func viewDidAppear(_ animated: Bool) { print(animated) }",
      "function object:viewDidAppear(animated) print(animated) end"
    ),
    ("// a note", "-- a note"),
    (
      "let b = UIBarButtonItem(barButtonSystemItem: .add, target: vc, action: #selector(push))",
      "b = UIBarButtonItem{ systemItem = \"add\", target = vc, action = \"push\" }"
    ),
    (
      "print(nav.viewControllers.count > 1 && !nav.isNavigationBarHidden)",
      "print(#nav.viewControllers > 1 and not nav.isNavigationBarHidden)"
    ),
    ("let x = nav.viewControllers[0]", "x = nav.viewControllers[1]"),
    (
      "guard let nav = home.navigationController else { return }",
      "nav = home.navigationController; if not nav then return end"
    ),
    ("guard x == 1, y else { return }", guardAdvice),
    ("guard x else { return }", "if not (x) then return end"),
    ("if let nav = x { print(nav) }", "nav = x; if nav then print(nav) end"),
    (
      "for vc in nav.viewControllers { print(vc) }",
      "for _, vc in ipairs(nav.viewControllers) do print(vc) end"
    ),
    ("for i in 0..<3 { print(i) }", "for i = 0, 2 do print(i) end"),
    ("for i in 1...n { print(i) }", "for i = 1, n do print(i) end"),
    ("while x < 3 { x += 1 }", "while x < 3 do x = x + 1 end"),
    ("repeat { x += 1 } while x < 3", "repeat x = x + 1 until not (x < 3)"),
    (
      "switch x { case 1, 2: print(1) case .formSheet: break default: print(3) }",
      "if x == 1 or x == 2 then print(1) elseif x == \"formSheet\" then  else print(3) end"
    ),
    (
      "final class Home: UIViewController { override func viewDidLoad() { super.viewDidLoad(); title = 1 } }",
      "Home = class(\"Home\", UIViewController)"
    ),
    ("class Home { init() {} }", classAdvice), ("import UIKit", "nothing: UIKit is there already"),
    ("enum Mode { case a }", "no declaration: the cases are strings, as \"formSheet\""),
    ("var stack: [UIViewController] = [a, b]", nil),
    ("let f = Foundation.Data(x: 1)", nil), ("a b c", nil), ("x = = 3", nil),
  ])
  func aLineHasItsLua(_ line: String, _ lua: String?) {
    let output = answer(to: line)
    #expect(output.hasPrefix("error: input 1:1: "))
    let printed = output.split(separator: "\n").first { $0.hasPrefix("  in Lua: ") }
    #expect(printed.map { String($0.dropFirst("  in Lua: ".count)) } == lua)
  }

  nonisolated private static let guardAdvice =
    "`if not x then return end` for `guard x else { return }`"
  nonisolated private static let classAdvice =
    "`Home = class(\"Home\", UIViewController)`, then `function Home:viewDidLoad() … end`"

  @Test func aClassOfSwiftRunsAsOneOfLua() {
    let inputs = [
      ":set swift on",
      "class Home: UIViewController { var depth = 3\n override func viewDidLoad() { super.viewDidLoad(); print(self.depth) } }",
    ]
    let output = answer(to: "Home{ title = 'x' }:loadViewIfNeeded()", after: inputs)
    #expect(output.hasPrefix("3\n"), "\(output)")
  }

  nonisolated private static let styled = "nav.modalPresentationStyle = \"formSheet\""

  @Test func theNextPromptBeginsWithTheLine() {
    let session = Session()
    session.handle("nav.pushViewController(vc, animated: true)")
    #expect(session.nextLine == "nav:pushViewController(vc, true)")
    session.handle("x = = 3")
    #expect(session.nextLine == "")
  }

  @Test func aTranslationRunsWhenTheSettingSaysSo() {
    let inputs = ["home = UIViewController \"Home\"", ":set swift on"]
    let output = answer(
      to: "let nav = UINavigationController(rootViewController: home)", after: inputs)
    #expect(output == "lua  nav = UINavigationController{ rootViewController = home }\n")
    let count = answer(
      to: "#nav.viewControllers",
      after: inputs + ["let nav = UINavigationController(rootViewController: home)"])
    #expect(count == "1\n")
  }

  @Test func luaRunsAsItIs() {
    #expect(answers(":set swift on", "1 + 1") == "2\n")
  }
}
