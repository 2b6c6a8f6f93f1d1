import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import UIKitLua

extension Command {
  /// All commands, in the order in which they are listed.
  package static let all = ofHelp + ofWorlds + ofTime + ofBreaks + ofJournals + ofSessions

  /// The names of those that are functions of `prompt`, which has them before any command is made.
  static let functionNames = [
    "help", "p", "time", "tour", "demo", "cure", "books", "explain", "why", "clock", "break",
    "step", "continue", "journal", "undo", "redo", "at", "now", "load", "reload", "watch", "save",
    "compare", "recover", "edit", "film", "explore", "play", "set", "quit",
  ]

  private static let ofHelp = [
    Command(
      "help", [.text("name").optional],
      "Lists the commands, prints the reference of a name, describes a value, or searches for words."
    ) {
      (session, words) throws(LuaError) in try session.showHelp(words.first)
    },
    Command(
      "p", [.text("expression")], "Evaluates an expression and prints the result in full.",
      script: .functionOfValue
    ) { (session, words) in session.showAll(of: words[0]) },
    Command(
      "time", [.text("expression")], "Runs an input and says how long it took.",
      script: .functionAfterInput
    ) { (session, words) in session.measure(words[0]) },
    Command(
      "tour", [.choice("way", TourWord.allCases.map(\.rawValue)).optional],
      "Starts or continues the tutorial, in a world of its own; during it, repeats the step.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.runTourCommand(words.first) },
    Command(
      "demo", [.text("demo").optional],
      "Lists the demos, or plays one; your own world stays as it is.", script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.playDemo(words.first) },
    Command(
      "cure", [.text("mistake").optional],
      "Plays the cure of the last mistake, or of a named one, and shows what differs.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.playCure(words.first) },
    Command(
      "books", [], "Lists the figures, tables, listings and rules of the books, with their demos."
    ) {
      (session, _) in session.showPage(DemoList.books(columns: session.columns()))
    },
    Command("explain", [.text("id")], "Explains a warning, an exception, or a fact such as A16.") {
      (session, words) throws(LuaError) in
      session.writeFolded(try Explanation.page(about: words[0], session.catalog, at: .prompt))
    },
  ]

  private static let ofWorlds = [
    Command(
      "why", [.text("question").optional],
      "Explains why a controller is or isn't on screen, why the back button has its title, or why a callback wasn't called."
    ) { (session, words) throws(LuaError) in try session.explain(words.first ?? "") },
    Command(
      "tree", [.choice("style", ["tree", "uikit", "json"]).optional],
      "Prints the view controller hierarchy.",
      script: .global("tree(nil, STYLE)")
    ) { (session, words) in
      session.showTree(in: words.first ?? "tree")
    },
    Command("screen", "Draws the screen of the device.", script: .global("screen()")) {
      (session, _) in session.showScreen()
    },
    Command(
      "families", "Shows parent, container and presentation relationships.",
      script: .global("families()")
    ) { (session, _) in session.showFamilies() },
    Command(
      "timeline", [.text("which").optional],
      "Shows the callbacks as a table: all of them, those of the input N, or of a controller; `--sequence` prints a diagram for Mermaid.",
      script: .global("timeline()")
    ) { (session, words) throws(LuaError) in
      try session.showTimeline(words.first.map { $0.split(separator: " ").map(String.init) } ?? [])
    },
    Command(
      "leaks", "Lists removed controllers that are still alive, and what retains them.",
      script: .global("leaks()")
    ) { (session, _) throws(LuaError) in try session.showLeaks() },
    Command(
      "profile", [.choice("name", Profile.names).optional],
      "Shows or sets the iOS version to emulate; set it while the world is empty.",
      script: .global("simulator.profile = NAME")
    ) { (session, words) in session.property("profile", words.first) },
    Command(
      "device", [.choice("name", ["iPhone", "iPad"]).optional],
      "Shows or sets the device; set it while the world is empty.",
      script: .global("simulator.device = NAME")
    ) { (session, words) in session.property("device", words.first) },
  ]

  private static let ofTime = [
    Command(
      "wait", [.word("seconds").optional], "Advances the clock; without a number, until idle.",
      script: .global("wait(SECONDS)")
    ) { (session, words) throws(LuaError) in
      if let word = words.first, Double(word) == nil {
        throw LuaError("'\(word)' is not a number of seconds")
      }
      session.evaluate("wait(\(words.first ?? ""))")
    },
    Command("settle", "Advances the clock until idle.", script: .global("settle()")) {
      (session, _) in session.evaluate("settle()")
    },
    Command(
      "clock", [.choice("mode", ClockMode.allCases.map(\.rawValue))],
      "Sets whether the clock advances automatically after each input.",
      script: .input
    ) { (session, words) in session.sessionWorld.clock = ClockMode(rawValue: words[0]) ?? .auto },
  ]

  private static let ofBreaks = [
    Command(
      "break", [.word("callback").optional, .word("controller").optional],
      "Sets a breakpoint on a callback, of one controller or of any; `off` deletes all; without arguments lists them."
    ) { (session, words) throws(LuaError) in try session.setBreak(words) },
    Command("step", "Continues to the next call, when stopped at a breakpoint.") {
      (session, _) throws(LuaError) in try session.resume(.step)
    },
    Command("continue", "Continues to the next breakpoint.") {
      (session, _) throws(LuaError) in try session.resume(.continue)
    },
  ]

  private static let ofJournals = [
    Command("journal", "Lists the inputs and the outcome of each.") { (session, _) in
      session.writeFolded(session.journal.text(columns: session.columns()))
    },
    Command(
      "undo", [.word("n").optional],
      "Undoes the last input that has changed something, or the last N of these.",
      script: .functionInsteadOfInput
    ) { (session, words) throws(LuaError) in
      try session.undo(words.first.map { word throws(LuaError) in try number(word, from: 1) } ?? 1)
    },
    Command(
      "reset", "Begins a fresh world, as after a start; :undo brings back the former one.",
      script: .global("simulator:reset()")
    ) { (session, _) in session.evaluate("simulator:reset()") },
    Command("redo", "Redoes what was undone last.", script: .functionInsteadOfInput) {
      (session, _) throws(LuaError) in try session.redo()
    },
    Command(
      "at", [.word("n")], "Time travel: views the state after input N, read-only.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in
      try session.viewState(afterInput: number(words[0], from: 0))
    },
    Command("now", "Returns from time travel to the present.", script: .functionAfterInput) {
      (session, _) in
      session.returnToPresent()
    },
    Command("load", [.file], "Runs a file as an input.", script: .functionAfterInput) {
      (session, words) throws(LuaError) in try session.load(words[0])
    },
    Command(
      "reload", "Replays all inputs, with the current contents of files.",
      script: .functionAfterInput
    ) { (session, _) throws(LuaError) in try session.reload() },
    Command(
      "watch", [.file.optional],
      "Runs a file as an input, and replays all inputs when it changes; `off` stops watching.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.watch(words.first) },
    Command(
      "save", [.file],
      "Saves the session as a transcript, or as a test in FILE_spec.lua; failed inputs become comments.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.save(to: words[0]) },
    Command(
      "compare", [.choice("profile", Profile.names)],
      "Replays the session under another iOS version, and shows the first difference.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.compare(with: words[0]) },
    Command(
      "recover", [], "Runs the inputs of the last session that ended abruptly, one by one.",
      script: .functionAfterInput
    ) { (session, _) throws(LuaError) in try session.recover() },
    Command(
      "edit", [],
      "Opens the last input in $VISUAL or $EDITOR; the next prompt begins with what it saves.",
      script: .functionAfterInput
    ) { (session, _) throws(LuaError) in try session.editLastInput() },
    Command(
      "film", [.file], "Writes a film of the session as FILE.html: each input is a step.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.saveFilm(to: words[0]) },
    Command(
      "explore",
      "Goes through the app from here as a user would, and reports what is wrong with it.",
      script: .functionAfterInput
    ) { (session, _) throws(LuaError) in try session.explore() },
    Command(
      "play", [.file], "Writes a page, FILE.html, in which one can tap through the app from here.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.savePlay(to: words[0]) },
  ]

  private static func number(_ word: String, from first: Int) throws(LuaError) -> Int {
    guard let number = Int(word), number >= first else {
      throw LuaError("'\(word)' is not the number of an input")
    }
    return number
  }

  private static let ofSessions = [
    Command(
      "set",
      [
        .choice("setting", OutputSettings.rows.map(\.name)).optional, .word("value").optional,
      ], "Shows or changes a setting of the prompt.", notes: OutputSettings.help
    ) { (session, words) throws(LuaError) in try session.set(words) },
    Command(
      "!", [.text("command")], "Runs a command of the shell.",
      script: .global("os.execute(COMMAND)")
    ) { (session, words) throws(LuaError) in try session.runShell(words[0]) },
    Command("quit", "Quits, as Ctrl-D does.", script: .functionAfterInput) { (session, _) in
      session.isOver = true
    },
  ]

  /// The names of all commands.
  static let names = Set(all.map(\.name))

  /// The command with a name.
  package static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  private init(
    _ name: String, _ sentence: String, script: ScriptForm = .function,
    _ effect: @escaping @MainActor (Session, [String]) throws(LuaError) -> Void
  ) {
    self.init(name, [], sentence, script: script, effect)
  }
}
