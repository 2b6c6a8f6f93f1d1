import Console
import Testing

@MainActor
struct TranscriptRunTests {
  @Test func whatIsSaidIsWrittenUnderWhatCausedIt() {
    let source = """
      local home = UIViewController "Home"
      window.rootViewController = home
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

  @Test func aBlockEndsTheTurnAndMovesNoClock() {
    let source = """
      local nav = UINavigationController{ UIViewController "A", name = "nav" }
      window.rootViewController = nav
      settle()
      after(0, function() print("next turn") end)
      --> A viewDidLoad
      --> A viewWillAppear
      --> A viewIsAppearing
      --> A viewDidAppear
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

  @Test func aScriptWithoutABlockIsNoTest() {
    let run = TranscriptRun(of: "print('a') --> a\n", named: "t")
    #expect(run.failures == ["no line begins with `-->`"])
  }
}
