import Foundation
import Support
import Testing

/// Failures that a property's generator finds are shrunk and printed as equivalent tests.
@Suite(.slow("it starts processes"))
struct PossibleStepTests {
  /// A world, a condition that is true until a step is performed, and that step.
  struct StepExample: Sendable, CustomTestStringConvertible {
    let step: String
    let world: String
    let condition: String
    var source = "operations"

    var testDescription: String { step }
  }

  private static let stack = """
    local nav = UINavigationController{ UIViewController "Root", UIViewController "Detail" }
    nav.delegate = { willShow = function(_, _, animated) isUnanimated = not animated end }
    window.rootViewController = nav
    settle()
    isUnanimated = false
    """
  private static let columns = """
    simulator.device = "iPad"
    split = UISplitViewController{
      style = "doubleColumn", UIViewController "Primary", UIViewController "Secondary" }
    window.rootViewController = split
    """
  /// In one column, popped controllers may be gone.
  private static let collapsed = """
    window.rootViewController = UISplitViewController{
      style = "tripleColumn", UIViewController "One", UIViewController "Two", UIViewController "Three",
    }
    """
  private static let field = """
    local home = UIViewController "Home"
    function home:viewDidLoad()
      field = UITextField{ placeholder = "name" }
      self.view:addSubview(field)
    end
    window.rootViewController = home
    """
  private static let rows = """
    count = 3
    local list = UITableViewController()
    list.tableView.dataSource = {
      numberOfRows = function() return count end,
      cellForRow = function() return UITableViewCell() end,
      commit = function() count = count - 1 end,
    }
    window.rootViewController = list
    """
  private static let pages = """
    pages = UIPageViewController{ UIViewController "One" }
    window.rootViewController = pages
    """
  private static let family = """
    home = UIViewController "Home"
    local child = UIViewController "Child"
    home:addChild(child)
    child:didMove(home)
    window.rootViewController = home
    """

  private static let all = [
    StepExample(
      step: "user.type(\"a\")", world: field, condition: "assert.falsy(field.text:find(\"a\"))",
      source: "actions"),
    StepExample(
      step: "user.deleteRow(0, 0)", world: rows, condition: "assert.equal(3, count)",
      source: "actions"),
    StepExample(
      step: "window.rootViewController:setViewController(UIViewController \"New 1\", \"primary\")",
      world: columns,
      condition: "assert.equal(\"Primary\", split:viewController(\"primary\").title)"
    ),
    StepExample(
      step: "window.rootViewController.preferredDisplayMode = \"secondaryOnly\"", world: columns,
      condition: "assert.equal(\"automatic\", split.preferredDisplayMode)"),
    StepExample(
      step: "window.rootViewController:setViewControllers({ UIViewController \"New 1\" }, ",
      world: pages, condition: "assert.equal(\"One\", pages.viewControllers[1].title)"),
    StepExample(
      step: "parent:addChild(child) parent.view:addSubview(child.view)", world: family,
      condition: "assert.is_true(#home.children < 2)"),
    StepExample(
      step: "child:removeFromParent() end", world: family,
      condition: "assert.is_true(#home.children > 0)"),
    StepExample(
      step: "window.rootViewController:popViewController(false)", world: stack,
      condition: "assert.is_false(isUnanimated)"),
    StepExample(
      step: "window.rootViewController:present(UIViewController \"New 1\", false)", world: family,
      condition: "local p = home.presentedViewController "
        + "assert.falsy(p and timeline():find(p.title .. \" viewWillAppear\\n\", 1, true))"),
  ]

  private static func spec(_ row: StepExample, _ test: [String]) -> String {
    "before_each(function()\n\(row.world)\nsettle()\nend)\n" + test.joined(separator: "\n") + "\n"
  }

  @Test(arguments: all)
  func aStepIsFoundAndPrinted(_ row: StepExample) throws {
    let property = [
      "property(\"holds\", { runs = 400 }, function(g)", "  g:\(row.source)()",
      "  \(row.condition)",
      "end)",
    ]
    try withFolder(["a_spec.lua": Self.spec(row, property)]) { folder throws in
      let found = try Self.problem(in: "a_spec.lua", folder)
      let scenario = try #require(found["scenario"] as? [String]).dropFirst()
      #expect(scenario.contains { $0.contains(row.step) })
      #expect(scenario.count <= 5, "\(scenario.joined(separator: "\n"))")
      let pasted = Self.spec(row, Array(scenario))
      try Data(pasted.utf8).write(to: folder.appendingPathComponent("b_spec.lua"))
      let again = try Self.problem(in: "b_spec.lua", folder)
      #expect(again["sentence"] as? String == found["sentence"] as? String)
    }
  }

  /// The only problem of the only test of a spec.
  private static func problem(in file: String, _ folder: URL) throws -> [String: Any] {
    let run = try CommandRun(
      ["test", "--report", "jsonl", file], environment: ["CI": "true"], in: folder)
    let events = try run.output.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }
    let ended = try #require(events.first { $0?["event"] as? String == "test-ended" } ?? nil)
    #expect(ended["outcome"] as? String == "failed", "\(ended)")
    return try #require((ended["problems"] as? [[String: Any]])?.first)
  }

  /// The limit applies to each run; the waiting process is notified that the runs continue.
  @Test func aPropertyMayTakeLongerThanARun() throws {
    let property = """
      property("takes its time", { runs = 85 }, function()
        local start = os.clock()
        while os.clock() - start < 0.05 do end
        assert(true)
      end)
      """
    try withFolder(["a_spec.lua": property]) { folder throws in
      let run = try CommandRun(["test", "--timeout", "1", "a_spec.lua"], in: folder)
      #expect(run.summary == "0\nok    a_spec.lua   1 passed\n1 passed, 0 failed\n")
    }
  }

  /// Operations never raise, whatever their order.
  @Test(arguments: [stack, columns, collapsed, field, rows, pages, family])
  func noStepRaises(_ world: String) throws {
    let property = """
      property("nothing raises", { runs = 25 }, function(g)
        for _ = 1, 4 do
          g:operations(5)
          g:actions(3)
        end
      end)
      """
    let row = StepExample(step: "", world: world, condition: "")
    try withFolder(["a_spec.lua": Self.spec(row, [property])]) { folder throws in
      let run = try CommandRun(["test", "a_spec.lua"], environment: ["CI": "true"], in: folder)
      #expect(run.summary.hasSuffix("\n1 passed, 0 failed\n"), "\(run.summary)")
    }
  }
}
