import Console
import Exploring
import NavigationModel
import Support
import Testing
import UIKitLua

/// A walk through an app: its states, the ways between them, and what it reports.
@MainActor
struct ExploringTests {
  private nonisolated static let faultless = "13-a-notes-app-without-a-fault"

  private func app(_ name: String) throws -> ScriptedApp {
    let path = "scripts/explore/\(name).lua"
    return ScriptedApp(try Repository.text(of: path), named: path)
  }

  private func explored(_ app: ScriptedApp) -> Exploration {
    var bounds = ExplorerBounds()
    bounds.records = true
    return Explorer(app, bounds).explore()
  }

  @Test func anAppHasTheSameStatesAndWaysInEveryRun() throws {
    let runs = try (0..<2).map { _ in explored(try app(Self.faultless)) }
    #expect(runs[0] == runs[1])
    #expect(runs[0].frontier == 0)
    #expect(runs[0].findings.isEmpty)
    #expect(runs[0].states.count > 5)
  }

  /// Each way, done in a new world after the shortest way to its state, leads to where it has led, with
  /// the same callbacks.
  @Test func eachWayIsTheSameInANewWorld() throws {
    let app = try app(Self.faultless)
    let whole = explored(app)
    var bounds = ExplorerBounds()
    bounds.records = true
    for way in whole.ways {
      let explorer = Explorer(app, bounds)
      let (state, callbacks) = explorer.outcome(of: way.line, after: lines(to: way.from, in: whole))
      let goal = whole.states[way.to]
      #expect(state.hierarchy == whole.hierarchies[goal.hierarchy], "\(way.line)")
      #expect(state.screen == whole.screens[goal.screen], "\(way.line)")
      #expect(callbacks == way.events.filter { $0.kind == .callback }.map(\.text), "\(way.line)")
    }
  }

  private func lines(to state: Int, in whole: Exploration) -> [String] {
    var lines: [String] = []
    var current = whole.states[state].cameBy
    while let way = current {
      lines.append(whole.ways[way].line)
      current = whole.states[whole.ways[way].from].cameBy
    }
    return lines.reversed()
  }

  @Test func statesAreInTheOrderOfTheirDistance() throws {
    let whole = explored(try app("02-settings-with-a-forgotten-screen"))
    #expect(whole.states.map(\.distance) == whole.states.map(\.distance).sorted())
    #expect(whole.ways.map(\.from) == whole.ways.map(\.from).sorted())
    for (index, state) in whole.states.enumerated() where index > 0 {
      let way = try #require(state.cameBy)
      #expect(whole.ways[way].to == index)
      #expect(whole.states[whole.ways[way].from].distance == state.distance - 1)
    }
    let names = Dictionary(grouping: whole.ways, by: \.from).values.map { $0.map(\.name) }
    #expect(names.allSatisfy { Set($0).count == $0.count })
  }

  /// A gesture and the same one taken back.
  @Test func aSwipeKnowsWhatTakesItBack() throws {
    let whole = explored(try app(Self.faultless))
    let swipes = whole.ways.filter { $0.line == "user.swipeBack()" }
    #expect(!swipes.isEmpty)
    for swipe in swipes {
      let other = try #require(swipe.cancelled.map { whole.ways[$0] })
      #expect(other.line == "user.swipeBack{ cancel = true }")
      #expect(other.from == swipe.from && other.to == swipe.from)
    }
  }

  @Test func whatIsAcceptedIsNotReported() throws {
    let whole = explored(try app("10-an-article-about-its-author"))
    let report = ExplorationReport(whole)
    #expect(report.findings.map(\.kind) == [.growth])
    let baseline = try Baseline(json: report.json.utf8)
    let text = ExplorationReport(whole, besides: baseline).text()
    #expect(text.hasSuffix("0 findings, 1 accepted\n"))
    #expect(ExplorationReport(whole, kinds: [.leak]).findings.isEmpty)
    #expect(throws: (any Error).self) { try Baseline(json: "[]".utf8) }
    let ignoring = ScriptedApp(
      """
      explore.ignore{ kind = "dead end", reason = "the app ends there" }
      window.rootViewController = UIViewController "A"
      """, named: "a.lua")
    #expect(ignoring.accepted.map(\.kind) == ["dead end"])
  }

  /// A script that does something itself is explored from where its user begins.
  @Test func theUserOfAScriptIsLeftOut() {
    let text = """
      local home = UIViewController "Home"
      home.navigationItem.rightBarButtonItem =
        UIBarButtonItem{ title = "Next", action = function() home:show(UIViewController "Next") end }
      window.rootViewController = UINavigationController{ home }
      settle()
      user.tap("Next")
      settle()
      error("not run")
      """
    let app = ScriptedApp(text, named: "a.lua")
    let whole = explored(app)
    #expect(whole.findings.isEmpty)
    #expect(whole.states.map(\.title) == ["Home", "Next"])
    let script = app.script(
      showing: Exploration.Finding(
        .deadEnd, "Next", "a test", state: 1, lines: ["user.tap(\"Next\")"]))
    #expect(!script.contains("not run"))
    #expect(script.hasSuffix("settle()\n\nuser.tap(\"Next\")\nsettle()\n"))
  }

  /// States that the app calls equal are one, whatever they show.
  @Test func aFingerprintMergesStates() {
    let text = """
      local count = 0
      local home = UIViewController "Home"
      home.navigationItem.rightBarButtonItem =
        UIBarButtonItem{ title = "More", action = function()
          count = count + 1
          home.title = "Home " .. count
        end }
      window.rootViewController = UINavigationController{ home }
      """
    var bounds = ExplorerBounds()
    (bounds.depth, bounds.races) = (4, 0)
    #expect(Explorer(ScriptedApp(text, named: "a.lua"), bounds).explore().states.count == 5)
    let merged = text + "\nfunction app.fingerprint() return 'the same' end\n"
    let whole = Explorer(ScriptedApp(merged, named: "a.lua"), bounds).explore()
    #expect(whole.states.count == 1)
    #expect(whole.frontier == 0)
  }
}
