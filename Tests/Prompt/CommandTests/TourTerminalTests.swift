import Foundation
import Support
import Testing

/// The tour as a user types it at a terminal.
@Suite(.slow("it starts processes"))
struct TourTerminalTests {
  /// The inputs that a learner types, with the step that is current after each; 0 is the end.
  private static let inputs = [
    ("home = UIViewController \"Home\"", 2),
    ("nav = UINavigationController{ home } window.rootViewController = nav", 3),
    ("let detail = UIViewController()", 3),
    ("while true do end", 3),
    ("nav:pushViewController(UIViewController \"Detail\", true)", 4),
    ("user.tap \"Home\"", 5),
    ("home:present(UIViewController \"Login\", true)", 6),
    ("home:present(UIViewController \"Help\", true)", 7),
    (":why Help", 8), (":undo", 9), ("user.swipeDown()", 10),
    ("list = UIViewController \"Zoo\"", 10),
    ("nav = UINavigationController{ list } window.rootViewController = nav", 11),
    ("list:show(UIViewController \"Birds\")", 11),
    ("nav.topViewController:show(UIViewController \"Owl\")", 12),
    ("user.back()", 12), ("user.back()", 13), (":save zoo_spec.lua", 0),
  ]

  @Test(arguments: [40, 80])
  func typingItEndsWithATestThatPasses(columns: Int) throws {
    try withFolder(["config/none": ""]) { folder throws in
      let prompt = try PseudoTerminal(columns: columns, in: folder)
      try prompt.answer(to: "mine = UIViewController \"Mine\"")
      try type(":tour", at: prompt, reaching: 1)
      for (input, number) in Self.inputs { try type(input, at: prompt, reaching: number) }
      #expect(prompt.screen.text.contains(":demo lesson 1"))
      #expect(!prompt.screen.lines.contains { $0.count > columns })
      #expect(try prompt.answer(to: "mine.title") == ["\"Mine\""])
      #expect(try prompt.answer(to: "nav == nil") == ["true"])
      let run = try CommandRun(["test", "zoo_spec.lua"], in: folder)
      #expect(run.code == 0 && run.output.contains("1 passed"), "\(run.summary)")
    }
  }

  /// Types an input, and Ctrl-C if it doesn't end, and waits for the prompt of a step.
  private func type(_ input: String, at prompt: PseudoTerminal, reaching number: Int) throws {
    let row = prompt.screen.row
    // What the last input offers for Enter is discarded.
    try prompt.type("\u{15}" + input + "\r")
    if input.hasPrefix("while") {
      Thread.sleep(forTimeInterval: 0.3)
      try prompt.type("\u{3}")
    }
    let mark = number == 0 ? "> " : "tour \(number)> "
    try prompt.wait("\(mark)after \(input)") { $0.row > row && $0.beforeCursor.hasPrefix(mark) }
  }

  @Test func ctrlDAndQuitLeaveItAndItContinues() throws {
    try withPrompt(columns: 80) { prompt throws in
      try type(":tour", at: prompt, reaching: 1)
      try type("home = UIViewController \"Home\"", at: prompt, reaching: 2)
      try prompt.type("\u{4}")
      try prompt.waitForPrompt()
      #expect(prompt.screen.text.contains("You left the tour at step 2 of 13"))
      #expect(try prompt.answer(to: "home == nil") == ["true"])
      try type(":tour", at: prompt, reaching: 2)
      try type("home.title", at: prompt, reaching: 2)
      #expect(prompt.screen.text.contains("\"Home\""))
      try prompt.type(":quit\r")
      try prompt.waitForPrompt()
      try prompt.type(":quit\r")
      #expect(try prompt.waitForEnd() == 0)
    }
  }
}
