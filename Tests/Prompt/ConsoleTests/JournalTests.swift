import Console
import Foundation
import Support
import Testing

@MainActor
struct JournalTests {
  /// A session, and its output for its last input.
  @MainActor private struct Talk {
    let session: Session
    private final class TalkOutput { var text = "" }
    private let output = TalkOutput()

    init() {
      let output = output
      session = Session(write: { output.text += $0 }, writeError: { output.text += $0 })
    }

    /// The output for an input.
    func callAsFunction(_ inputs: String...) -> String {
      for input in inputs {
        output.text = ""
        session.handle(input)
      }
      return output.text
    }
  }

  private static let stack = [
    "home = UIViewController 'Home'", "nav = UINavigationController{ home, name = 'nav' }",
    "window.rootViewController = nav",
  ]

  /// A session about a stack with one controller.
  private func talkAboutStack() -> Talk {
    let talk = Talk()
    for input in Self.stack { talk.session.handle(input) }
    return talk
  }

  @Test func undoTakesInputsBack() {
    let talk = talkAboutStack()
    _ = talk("x = 1", "nav:pushViewController(UIViewController 'A', true)", "x = 2")
    #expect(
      talk(":undo 2") == """
        undid inputs 6 and 5, nav:pushViewController(UIViewController 'A', true); 4 inputs replayed, 10 events
        window
        └─ nav  UINavigationController      appeared
           └─ #1  UIViewController "Home"   appeared

        """)
    #expect(talk("x, #nav.viewControllers") == "1   1\n")
    // The look at input 5 is skipped, and redone with the change before it.
    #expect(talk(":undo") == "undid input 4, x = 1; 3 inputs replayed, 10 events\n")
    #expect(talk(":redo") == "redid inputs 4 and 5; 5 inputs replayed, 10 events\n")
    #expect(talk(":undo 5") == "error: only 4 inputs have changed anything\n")
    #expect(talk(":undo 4").contains("; 0 inputs replayed, 0 events\n"))
    #expect(talk(":undo") == "error: nothing to undo\n")
  }

  @Test func redoEndsWithTheNextInput() {
    let talk = Talk()
    _ = talk("x = 1", "x = 2", ":undo 2")
    #expect(talk(":redo") == "redid inputs 1 and 2; 2 inputs replayed, 0 events\n")
    _ = talk(":undo", ":undo", ":redo", "x")
    #expect(talk(":redo") == "error: nothing to redo\n")
    #expect(talk("x") == "1\n")
  }

  @Test func scriptsCanUndo() {
    let talk = Talk()
    _ = talk("x = 1", "x = 2", "x = 3 prompt.undo(1)")
    #expect(talk("x") == "1\n")
    _ = talk(":undo")
    #expect(talk("prompt.redo()") == "redid inputs 1 and 2; 2 inputs replayed, 0 events\n")
    #expect(talk("y = 1 prompt.redo()") == "error: nothing to redo\n")
    #expect(talk("y, x") == "1   1\n")
    #expect(talk(":journal").split(separator: "\n").count == 4)
  }

  @Test func theJournalListsTheOutcomeOfEachInput() {
    let talk = talkAboutStack()
    _ = talk("error 'no'", "function f()\n  return 1\nend", ":tree")
    #expect(
      talk(":journal") == """
        1  0 events          home = UIViewController 'Home'
        2  2 events          nav = UINavigationController{ home, name = 'nav' }
        3  8 events          window.rootViewController = nav
        4  0 events, failed  error 'no'
        5  0 events          function f()
                               return 1
                             end

        """)
  }

  @Test func lookingBackChangesNothing() {
    let talk = talkAboutStack()
    _ = talk("nav:pushViewController(UIViewController 'A', true)", "n = 1")
    #expect(talk.session.prompt == "> ")
    let before = talk(":timeline")
    #expect(talk(":at 3").hasSuffix("└─ #1  UIViewController \"Home\"   appeared\n"))
    #expect(talk.session.prompt == "at 3 of 5> ")
    #expect(talk("n, #nav.viewControllers") == "nil   1\n")
    _ = talk("n = 7", "nav:pushViewController(UIViewController 'B', true)")
    #expect(
      talk(":undo") == "error: viewing the state after input 3, read-only; return with :now\n")
    #expect(talk(":at 0", "nav == nil") == "true\n")
    _ = talk(":now")
    #expect(talk.session.prompt == "> ")
    #expect(talk(":timeline") == before)
    #expect(talk("n, #nav.viewControllers") == "1   2\n")
    #expect(talk(":at 9") == "error: no such input: use 1 to 6, or 0 for the start\n")
    #expect(talk(":at x") == "error: 'x' is not the number of an input\n")
  }

  @Test func aReplayWritesNoFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // leftovers are temporary anyway
    let talk = Talk()
    try talk.session.storeDefaults(in: folder.path + "/defaults")
    let path = folder.path + "/file"
    _ = talk(
      "function put(text) local f = io.open('\(path)', 'a') f:write(text) f:close() end", "put 'a'",
      "defaults.set('n', (defaults.get 'n' or 0) + 1)", "os.remove('\(path)') put 'b'", "put 'c'")
    let defaults = try Data(contentsOf: folder.appendingPathComponent("defaults"))
    #expect(talk(":undo").hasPrefix("undid input 5, put 'c'; 4 inputs replayed"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "bc")
    #expect(try Data(contentsOf: folder.appendingPathComponent("defaults")) == defaults)
    #expect(talk("defaults.get 'n'") == "1\n")
    _ = talk(":undo 3", "put 'd'")
    #expect(talk("defaults.get 'n'") == "nil\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "bcd")
    _ = talk(":at 2", "put 'e'", ":now")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "bcd")
  }

  @Test func aFileIsLoadedAndReloaded() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + " .lua"
    ).path
    defer { try? FileManager.default.removeItem(atPath: path) }  // it is temporary anyway
    try "#!/usr/bin/drilldown\nfunction f() return 1 end".write(
      toFile: path, atomically: true, encoding: .utf8)
    let talk = Talk()
    #expect(talk(":reload") == "error: no file was loaded; use :load FILE\n")
    #expect(talk(":load /no/where") == "error: /no/where: can't be read\n")
    _ = talk(":load \(path)", "x = f()")
    #expect(talk("x") == "1\n")
    try "function f() return 2 end".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(talk(":reload") == "reloaded \(path); 3 inputs replayed, 0 events\n")
    #expect(talk("x") == "2\n")
    try "function f() error 'no' end".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      talk(":reload") == "reloaded \(path); 4 inputs replayed, 0 events\n"
        + "input 2 fails now: \(path):1: no\n")
  }

  @Test func theStartFileRunsInEveryWorld() {
    let talk = Talk()
    talk.session.run(startFile: "started = (started or 0) + 1", at: "/no/where/init.lua")
    #expect(talk("x = 1", ":undo", "started") == "1\n")
    #expect(talk(":at 0", "started") == "1\n")
    #expect(talk(":now", ":journal") == "1  0 events  started\n")
  }

  @Test func theSandboxLoadsNothing() {
    let talk = Talk()
    talk.session.confine(to: nil)
    #expect(
      talk("prompt.load('/etc/passwd')").hasPrefix(
        "error: input 1:1: prompt.load isn't available in the sandbox\n"))
  }

  @Test func whatAStoppedInputHasDoneIsUndone() {
    let talk = Talk()
    talk.session.limit = { body in
      var limits = Limits()
      limits.instructions = 100_000
      limits.enforce(on: talk.session, leave: { _, _ in }) { body() }
    }
    _ = talk("x = 1")
    #expect(talk("x = 2 while true do end").hasSuffix("the session is as after input 1\n"))
    #expect(talk("x") == "1\n")
    #expect(
      talk(":journal")
        == "1  0 events  x = 1\n   stopped   x = 2 while true do end\n2  0 events  x\n")
    _ = talk(":undo")
    #expect(talk("x") == "nil\n")
  }

  // MARK: Random sessions

  private static let inputs = [
    "nav:pushViewController(UIViewController('P' .. #nav.viewControllers), true)",
    "nav:pushViewController(UIViewController 'Q', false)", "nav:popViewController(true)",
    "nav:popToRootViewController(true)", "nav:setViewControllers({ UIViewController 'S' }, true)",
    "nav:present(UIViewController{ title = 'M', modalPresentationStyle = 'fullScreen' }, true)",
    "nav:present(UIViewController 'Sheet', true)", "nav:dismiss(true)", "user.back()",
    "user.swipeBack{ at = 0.4 }", "user.release{ cancel = true }", "user.swipeDown()",
    "n = (n or 0) + 1", "error('no ' .. tostring(n))", "x = = 1",
    "after(0.3, function() mark 'm' end)",
    "after(2, function() error 'late' end)", "wait(1)", ":wait 0", ":clock manual", ":clock auto",
    ":settle", "math.random(100), tostring({})",
    "simulator:reset() nav = UINavigationController{} window.rootViewController = nav",
    "simulator:memoryWarning()", "user.rotate('landscape')",
    "defaults.set('n', (defaults.get('n') or 0) + 1)",
    "mark(tostring(defaults.get 'n'))", "print(nav)", ":tree json", ":screen", ":leaks",
    ":families",
    ":journal", "nil + 1", "nav.topViewController.view",
    "T = class('T' .. (n or 0), UIViewController)",
    "function T:viewDidAppear() mark(self.title or 'T') error 'in a callback' end",
    "nav:pushViewController(T 'Made', true)", "io.open('/no/where', 'w')", "collectgarbage()",
    "for name in pairs(_G) do last = name end mark(last)", "nav.topViewController:present(nil)",
    "mark(string.format('%s %p', print, {}))", "mark(tostring(coroutine.create(print)))",
  ]

  @Test(.slow("it repeats hundreds of steps")) func undoAndRedoGiveTheSameToTheByte() {
    var random = SplitMix(seed: 7)
    for _ in 1...70 {
      let talk = talkAboutStack()
      let pages = [":tree json", ":tree", ":timeline", ":screen"]
      var states: [[String]] = []
      func state() -> [String] { pages.map { talk($0) } }
      for _ in 1...Int.random(in: 2...14, using: &random) {
        _ = talk(Self.inputs.randomElement(using: &random) ?? "")
        let count = talk.session.journal.inputCount
        while states.count <= count { states.append([]) }
        states[count] = state()
      }
      let count = talk.session.journal.inputCount
      let last = Int.random(in: 3...count, using: &random)
      // What it skips are looks: the state before a change is the one after the change before.
      let undone = talk.session.journal.changes.filter { $0.number > last }
      if let first = undone.first {
        _ = talk(":undo \(undone.count)")
        let former = states[first.number - 1]
        if !former.isEmpty { #expect(state() == former) }
        if !states[last].isEmpty { #expect(state() == states[last]) }
        _ = talk(":redo")
      }
      #expect(state() == states[count], "\(talk(":journal"))")
      _ = talk(":at \(last)")
      if !states[last].isEmpty { #expect(state() == states[last]) }
      _ = talk("nav = nil", ":now")
      #expect(state() == states[count])
    }
  }
}
