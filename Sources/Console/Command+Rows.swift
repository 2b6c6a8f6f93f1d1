import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import UIKitLua

extension Command {
  /// All commands, in the order in which they are listed.
  package static let all = ofHelp + ofWorlds + ofTime + ofBreaks + ofJournals + ofSessions

  private static let ofHelp = [
    Command("help", [.word("name").optional], "Lists the commands, or tells about a name.") {
      (session, words) throws(LuaError) in try session.tellAbout(words.first)
    },
    Command(
      "p", [.text("expression")], "Runs an input and shows its results whole, however long.",
      script: .functionOfValue
    ) { (session, words) in session.showAll(of: words[0]) },
    Command(
      "tour", [.choice("way", ["next", "off"]).optional],
      "Begins a first lesson, or tells its step again."
    ) { (session, words) in session.takeTour(words.first) },
    Command("explain", [.word("id")], "Explains a warning, an exception or a fact, A16.") {
      (session, words) throws(LuaError) in
      session.tell(try Explanation.page(about: words[0], session.catalog))
    },
  ]

  private static let ofWorlds = [
    Command(
      "why", [.text("question").optional],
      "Tells why somebody is on screen or not, Back reads so, or a callback did not come."
    ) { (session, words) throws(LuaError) in try session.explain(words.first ?? "") },
    Command(
      "tree", [.choice("style", ["tree", "uikit", "json"]).optional], "Shows the hierarchy.",
      script: .global("tree(nil, STYLE)")
    ) { (session, words) in
      session.showTree(in: words.first ?? "tree")
    },
    Command("screen", "Shows what the device shows.", script: .global("screen()")) {
      (session, _) in session.write(ScreenPrinter(session.world.stage.screen).text() + "\n")
    },
    Command(
      "families", "Shows who stands to whom in which relation.", script: .global("families()")
    ) { (session, _) in session.write(FamilyPrinter(session.hierarchy).text() + "\n") },
    Command("timeline", "Shows what has happened in this world.", script: .global("timeline()")) {
      (session, _) in session.showTimeline()
    },
    Command(
      "leaks", "Shows who has left and is alive, and who holds it.", script: .global("leaks()")
    ) { (session, _) throws(LuaError) in try session.showLeaks() },
    Command(
      "profile", [.choice("name", Profile.all.map(\.name)).optional],
      "Names the releases that the world behaves like, or chooses them while it is empty.",
      script: .global("simulator.profile = NAME")
    ) { (session, words) in session.property("profile", words.first) },
    Command(
      "device", [.choice("name", ["iPhone", "iPad"]).optional],
      "Names the device, or chooses it while the world is empty.",
      script: .global("simulator.device = NAME")
    ) { (session, words) in session.property("device", words.first) },
  ]

  private static let ofTime = [
    Command(
      "wait", [.word("seconds").optional], "Lets time pass; without a number until all is quiet.",
      script: .global("wait(SECONDS)")
    ) { (session, words) throws(LuaError) in
      if let word = words.first, Double(word) == nil {
        throw LuaError("'\(word)' is no number of seconds")
      }
      session.evaluate("wait(\(words.first ?? ""))")
    },
    Command("settle", "Lets time pass until all is quiet.", script: .global("settle()")) {
      (session, _) in session.evaluate("settle()")
    },
    Command(
      "clock", [.choice("mode", ClockMode.allCases.map(\.rawValue))],
      "Says whether an input is followed by `settle`, or nothing moves time but `wait`.",
      script: .input
    ) { (session, words) in session.play.clock = ClockMode(rawValue: words[0]) ?? .auto },
  ]

  private static let ofBreaks = [
    Command(
      "break", [.word("callback").optional, .word("controller").optional],
      "Stops before a callback, of somebody or anybody; `off` forgets all, no word lists them."
    ) { (session, words) throws(LuaError) in try session.setBreak(words) },
    Command("step", "Goes on to the next call, when stopped.") {
      (session, _) throws(LuaError) in try session.goOn(.step)
    },
    Command("continue", "Goes on to the next `:break`, when stopped.") {
      (session, _) throws(LuaError) in try session.goOn(.continue)
    },
  ]

  private static let ofJournals = [
    Command("journal", "Lists the inputs, and what came of each.") { (session, _) in
      session.write(session.journal.text)
    },
    Command(
      "undo", [.word("n").optional], "Takes the last input back, or that many.",
      script: .functionInsteadOfInput
    ) { (session, words) throws(LuaError) in
      try session.undo(words.first.map { word throws(LuaError) in try number(word, from: 1) } ?? 1)
    },
    Command("redo", "Does again what was undone last.", script: .functionInsteadOfInput) {
      (session, _) throws(LuaError) in try session.redo()
    },
    Command(
      "at", [.word("n")], "Looks at the world as it was after an input; nothing changes.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in
      try session.look(at: number(words[0], from: 0))
    },
    Command("now", "Comes back from looking.", script: .functionAfterInput) { (session, _) in
      session.lookAtPresent()
    },
    Command("load", [.file], "Runs a file as an input.", script: .functionAfterInput) {
      (session, words) throws(LuaError) in try session.load(words[0])
    },
    Command(
      "reload", "Does all inputs again, with the files as they are now.",
      script: .functionAfterInput
    ) { (session, _) throws(LuaError) in try session.reload() },
    Command(
      "watch", [.file.optional],
      "Runs a file as an input, and does all inputs again when it changes; `off` ends that.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.watch(words.first) },
    Command(
      "save", [.file],
      "Writes the session as a transcript, or FILE_spec.lua; inputs that failed are comments.",
      script: .functionAfterInput
    ) { (session, words) throws(LuaError) in try session.save(to: words[0]) },
  ]

  private static func number(_ word: String, from first: Int) throws(LuaError) -> Int {
    guard let number = Int(word), number >= first else {
      throw LuaError("'\(word)' is no number of an input")
    }
    return number
  }

  private static let ofSessions = [
    Command(
      "set",
      [
        .choice("setting", AnswerSettings.rows.map(\.name)).optional, .word("value").optional,
      ], "Chooses what is said after an input; without a value it tells what was chosen."
    ) { (session, words) throws(LuaError) in try session.set(words) },
    Command("quit", "Leaves, as Ctrl-D does.", script: .functionAfterInput) { (session, _) in
      session.isOver = true
    },
  ]

  /// The command of a name.
  package static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  private init(
    _ name: String, _ sentence: String, script: ScriptForm = .function,
    _ effect: @escaping @MainActor (Session, [String]) throws(LuaError) -> Void
  ) {
    self.init(name, [], sentence, script: script, effect)
  }
}
