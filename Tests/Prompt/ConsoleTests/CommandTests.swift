import Console
import Testing

@MainActor
struct CommandTests {
  @Test func helpListsAllCommands() {
    let lines = answers(":help").split(separator: "\n")
    #expect(lines.count == Command.all.count + 1)
    for (line, command) in zip(lines, Command.all) {
      #expect(line.hasPrefix(command.usage))
      #expect(line.hasSuffix(command.sentence))
    }
    #expect(lines.contains { $0.hasPrefix(":tree [tree|uikit|json]   ") })
  }

  @Test func helpShowsTheEquivalentInLua() {
    for command in Command.all {
      let text = answers(":help :\(command.name)")
      #expect(text.hasPrefix("\(command.usage)\n"))
      #expect(text.split(separator: "\n").last?.hasPrefix("  In Lua: ") == true)
    }
  }

  @Test(arguments: [
    (":treee", "error: unknown command ':treee'; did you mean ':tree'?\n"),
    (":abracadabra", "error: unknown command ':abracadabra'; :help lists all there are\n"),
    (
      ":tree uikti",
      "error: unknown argument 'uikti'; usage: :tree [tree|uikit|json]; did you mean 'uikit'?\n"
    ),
    (":tree uikit json", "error: usage: :tree [tree|uikit|json]\n"),
    (":explain", "error: usage: :explain ID\n"),
    (
      ":explain alredy-presenting",
      "error: unknown diagnostic 'alredy-presenting'; did you mean 'already-presenting'?\n"
    ),
    (":set tree sometimes", "error: tree is off, changed, always\n"),
    (":set events foldde", "error: events is on, off, folded; did you mean 'folded'?\n"),
    (":wait long", "error: 'long' is not a number of seconds\n"),
  ])
  func wrongCommandsAreExplained(input: String, text: String) {
    #expect(answers(input) == text)
  }

  @Test(arguments: [
    (":tree", "tree()"), (":tree uikit", "tree(nil, 'uikit')"), (":tree json", "tree(nil, 'json')"),
    (":screen", "screen()"), (":families", "families()"), (":timeline", "timeline()"),
    (":leaks", "leaks()"), (":profile", "simulator.profile"), (":device", "simulator.device"),
    (":explain not-in-window", "prompt.explain('not-in-window')"), (":set", "prompt.set()"),
    (":help wait", "prompt.help('wait')"),
  ])
  func aCommandPrintsWhatLuaPrints(command: String, lua: String) {
    let scene =
      "home = UIViewController 'Home' window.rootViewController = UINavigationController{ home }"
    let output = answers(scene, command)
    #expect(output == answers(scene, lua))
    #expect(!output.isEmpty)
  }

  @Test func aCommandIsTheInputThatLuaWouldBe() {
    #expect(answers(":profile classic", "simulator.profile") == "\"classic\"\n")
    #expect(
      answers(":device iPad", ":wait 2", ":settle", "simulator.device, now()") == "\"iPad\"   2.0\n"
    )
  }

  @Test func timesBeginWithTheInput() {
    let scene =
      "window.rootViewController = UIViewController 'A' mark 'soon' after(0.3, function() mark 'late' end)"
    let text = answers(":clock manual", ":set tree off", scene, ":wait 0.1", ":wait 1")
    #expect(text.hasSuffix("   200 ms  late\n"))
  }

  @Test func aManualClockDoesNotAdvance() {
    let present = "window.rootViewController:present(UIViewController 'Login', true)"
    let scene = "window.rootViewController = UIViewController 'Home'"
    #expect(answers(":clock manual", scene, ":wait 0", present, "now()") == "0.0\n")
    #expect(answers(scene, present, "now()") == "0.5\n")
    #expect(answers("prompt = 1", ":clock manual", scene, present, "now()") == "0.0\n")
    #expect(answers("prompt.clock 'manual'", scene, ":clock auto", present, "now()") == "0.5\n")
  }

  @Test func settingsChooseWhatIsPrinted() {
    let show = "window.rootViewController = UIViewController 'Home'"
    let line = "     0 ms  Home viewDidLoad  viewWillAppear  viewIsAppearing  viewDidAppear\n"
    let tree = "window\n└─ #1  UIViewController \"Home\"   appeared\n"
    #expect(answers(":set events folded", show) == line + tree)
    #expect(answers(":set events off", show) == tree)
    #expect(answers(":set events off", ":set tree off", show) == "")
    #expect(answers(":set tree always", ":set events off", show, "1") == "1\n" + tree)
    #expect(
      answers(":set tree always", ":set")
        == "show tree\ntree always\nevents folded\nfold on\nswift off\n"
        + "colours on\nsuggestions on\n")
    #expect(answers(":set events") == "events folded\n")
  }

  @Test func quitEndsTheSession() {
    for input in [":quit", "prompt.quit()"] {
      let session = Session()
      session.handle("1")
      #expect(!session.isOver)
      session.handle(input)
      #expect(session.isOver)
    }
  }

  @Test func scriptsCannotQuit() {
    var output = ""
    let session = Session(writeError: { output += $0 })
    session.run(script: "prompt.quit()", named: "s")
    #expect(output.hasPrefix("error: s:1: prompt.quit is only available at the prompt\n"))
    #expect(!session.isOver)
  }
}
