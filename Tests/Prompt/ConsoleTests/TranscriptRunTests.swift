import Console
import NavigationModel
import Testing

@MainActor
struct TranscriptRunTests {
  @Test func outputIsWrittenUnderWhatCausedIt() {
    let source = """
      local home = UIViewController "Home"
      window.rootViewController = home
      settle()
      -->
      print("a", 1)
      io.write("no end")
      -->

      """
    let run = TranscriptRun(of: source, named: "t")
    #expect(
      run.rebuilt == """
        local home = UIViewController "Home"
        window.rootViewController = home
        settle()
        --> Home viewDidLoad
        --> Home viewWillAppear
        --> Home viewIsAppearing
        --> Home viewDidAppear
        print("a", 1)
        io.write("no end")
        --> a 1
        --> no end

        """)
    #expect(!run.failures.isEmpty)
    #expect(TranscriptRun(of: run.rebuilt, named: "t").failures == [])
  }

  @Test func aBlockThatIsNeverReachedFails() {
    let source = """
      local function later() print("late")
      --> late
      end
      after(1, later)
      if false then explode()
      --> loudly
      end

      """
    let run = TranscriptRun(of: source, named: "t")
    #expect(run.failures == ["line 6: the block was not reached"])
    #expect(run.filmFailures.map(\.line) == [6])
    #expect(run.rebuilt == source)
    #expect(TranscriptRun(of: "error('x')\n" + source, named: "t").failures.count == 1)
  }

  @Test func aBlockEndsTheTurnAndMovesNoClock() {
    let source = """
      local nav = UINavigationController{ UIViewController "A", name = "nav" }
      window.rootViewController = nav
      settle()
      after(0, function() print("next turn") end)
      --> A willMove(toParent: nav)
      --> A viewDidLoad
      --> A viewWillAppear
      --> A viewIsAppearing
      --> A viewDidAppear
      --> A didMove(toParent: nav)
      print(now())
      --> next turn
      --> 0.0

      """
    #expect(TranscriptRun(of: source, named: "t").failures == [])
  }

  @Test func anErrorFailsIt() {
    let run = TranscriptRun(of: "error('x')\n--> x\n", named: "t")
    #expect(run.scriptErrors.count == 1)
    let callback = TranscriptRun(
      of:
        "local v = UIViewController 'V'\nfunction v:viewDidLoad() error('y') end\nlocal _ = v.view\n",
      named: "t")
    #expect(callback.scriptErrors.count == 1)
  }

  @Test func itEndsAsATestDoes() {
    let late = TranscriptRun(
      of: "after(30, function() error('late') end)\nprint(1)\n--> 1\n", named: "t")
    #expect(late.scriptErrors.count == 1)
    #expect(late.scriptErrors.first?.contains("t:1: late") == true)
    let repeating = TranscriptRun(
      of: "local function again() after(2, again) end\nagain()\nprint(1)\n--> 1\n", named: "t")
    #expect(repeating.failures == ["the test ended while: 1 repeating timer (t:1)"])
    let dropped = TranscriptRun(of: "after(99, print)\nprint(1)\n--> 1\n", named: "t")
    #expect(dropped.failures == [])
    #expect(dropped.dropped == "dropped 1 timer (unknown place), due at 99.0 s")
  }

  @Test func aTagLetsItEndAnyhow() {
    let source = "-- facts: A13\n-- #unsettled\nafter(30, function() error('late') end)\n-->\n"
    #expect(TranscriptRun(of: source, named: "t").failures == [])
    #expect(!TranscriptRun(of: source.replacing("#", with: ""), named: "t").failures.isEmpty)
  }

  @Test func aScriptWithoutABlockIsNoTest() {
    let run = TranscriptRun(of: "print('a')\n", named: "t")
    #expect(run.failures == ["no line begins with `-->`"])
    let behind = TranscriptRun(of: "print('a') --> a\n", named: "t")
    #expect(
      behind.failures == [
        "line 1: a `-->` behind code isn't compared; write it in the line below"
      ])
  }
}
