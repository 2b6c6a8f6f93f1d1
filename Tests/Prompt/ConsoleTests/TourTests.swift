import Foundation
import Testing

@testable import Console

/// The course of the tour, and the worlds.
@MainActor
struct TourTests {
  /// A place for the test that the last step saves.
  private func withSpec(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + "_spec.lua"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func typingTheLinesReachesTheEnd() throws {
    let run = try TourRun()
    try withSpec { path throws in
      for number in 1...Tour.steps.count {
        #expect(run.number == number)
        let line = try run.line().replacing("my_spec.lua", with: path)
        let text = run.answer(line)
        #expect(text.contains("\n  done  "), "\(line): \(text)")
        #expect(!text.contains("$"), "\(text)")
      }
      #expect(run.tour.isOver && run.number == nil)
      let saved = try String(contentsOfFile: path, encoding: .utf8)
      #expect(saved.contains("Mailboxes") && !saved.contains("Home"))
    }
  }

  @Test func linesUseTheLearnersNames() throws {
    let run = try TourRun()
    run.answer("first = UIViewController 'Start'")
    #expect(try run.line().contains("UINavigationController{ first }"))
    run.answer("window.rootViewController = UINavigationController{ first }")
    #expect(
      try run.line()
        == "window.rootViewController:pushViewController(UIViewController \"Detail\", true)")
    run.answer("stack = window.rootViewController")
    #expect(try run.line().hasPrefix("stack:pushViewController("))
    try run.go(to: 5)
    #expect(try run.line() == "first:present(UIViewController \"Login\", true)")
    try run.go(to: 6)
    run.answer("first:present(UIViewController 'Second', true)")
    #expect(try run.line() == ":why Second")
  }

  @Test func onlyTheFirstTextShowsTheStep() throws {
    let run = try TourRun()
    let first = run.answer(":tour")
    #expect(
      first.hasPrefix(
        "\ntour 1 of 13: a view controller\n  Each screen of an app is a view controller."))
    #expect(run.answer(":tour") == first)
    #expect(run.answer("1 + 1") == "2\n")
    #expect(run.answer(":help home").contains("tour") == false)
    #expect(run.tour.prompt == "tour 1> ")
  }

  // MARK: Going to other steps

  @Test func aStepIsSkipped() throws {
    let run = try TourRun()
    #expect(run.answer(":tour next").contains("\ntour 2 of 13"))
    #expect(run.answer("home.title") == "\"Home\"\n")
    let text = run.answer(":tour next")
    #expect(text.hasPrefix("> nav = UINavigationController{ home } "))
    #expect(run.number == 3 && !text.contains("hint"), "\(text)")
    for number in 4...13 {
      run.answer(":tour next")
      #expect(run.number == number)
    }
    let text13 = run.answer(":tour next")
    #expect(run.tour.isOver && !text13.contains("wrote"))
  }

  @Test func aStepIsDoneAgain() throws {
    let run = try TourRun()
    try run.go(to: 4)
    let tree = run.answer(":tree")
    run.answer(["window.rootViewController = UIViewController 'Other'", ":tour again"])
    #expect(run.answer(":tree") == tree && run.number == 4)
    run.answer(":tour back")
    #expect(run.number == 3 && !run.answer(":tree").contains("Detail"))
    run.answer("nav:pushViewController(UIViewController 'Detail')")
    #expect(run.number == 4)
    try run.go(to: 10)
    #expect(run.answer(":tree") == "window  no root\n")
    run.answer(":tour back")
    #expect(run.number == 9 && run.answer(":tree").contains("Login"))
    run.answer(":tour restart")
    #expect(run.number == 1 && run.tour.journal.inputCount == 0)
    run.answer(":tour back")
    #expect(run.number == 1)
  }

  @Test func leavingItBringsOnesOwnWorldBack() throws {
    let inputs = ["mine = UIViewController 'Mine'", "local kept = 7", ":clock manual", "40 + 2"]
    let run = try TourRun(after: inputs)
    let (journal, settings) = (run.own.journal.text(columns: nil), run.own.settings)
    let timeline = run.ownAnswer(":timeline")
    try run.go(to: 3)
    #expect(run.answer("mine == nil") == "true\n")
    run.answer([":set show none", ":tour stop"])
    #expect(run.tour.isOver)
    #expect(run.own.journal.text(columns: nil) == journal && run.own.settings == settings)
    #expect(run.ownAnswer(":timeline") == timeline)
    #expect(run.ownAnswer("_ + kept") == "49\n" && run.ownAnswer("home == nil") == "true\n")
    #expect(run.ownAnswer(":undo 2").contains("mine") == false)
    #expect(run.ownAnswer("mine.title") == "\"Mine\"\n")
    try run.start()
    #expect(run.number == 3 && run.answer("nav.topViewController.title") == "\"Home\"\n")
    try run.start(":tour restart")
    #expect(run.number == 1 && run.answer("nav == nil") == "true\n")
  }

  @Test func itsEndNamesWhatFollows() throws {
    let run = try TourRun()
    #expect(run.ownAnswer(":tour back").contains("no tour is in progress; :tour continues it"))
    var isFinished = false
    run.own.openPrompt = { session in
      while isFinished, !session.isOver { session.handle(":tour next") }
    }
    let left = run.ownAnswer(":tour")
    #expect(
      left.hasSuffix(
        "You left the tour at step 1 of 13, and your own world is back; :tour continues there.\n"))
    isFinished = true
    let text = run.ownAnswer(":tour")
    #expect(text.contains("end of the tour") && text.contains(":demo lesson 1"))
    #expect(run.ownAnswer(":demo lesson 1").hasPrefix("── 01-a-window"))
    #expect(run.ownAnswer(":tour next").contains("no tour is in progress; :tour starts it"))
  }

  @Test func theSandboxIsKept() throws {
    let session = Session()
    session.confine(to: nil)
    var opened: Session?
    session.openPrompt = { opened = $0 }
    session.handle("prompt.tour()")
    let tour = try #require(opened)
    #expect(tour.isConfined)
    for _ in 1..<10 { tour.handle(":tour next") }
    #expect(tour.tour?.position == 9 && tour.isConfined && tour.journal.inputCount == 0)
  }

  @Test func theWorldOfADemoKeepsTheSandbox() throws {
    let session = Session()
    session.confine(to: nil)
    var (opened, keys): (Session?, [Character]) = (nil, ["j", "q"])
    session.openPrompt = { opened = $0 }
    session.demoKeys = { _ in keys.isEmpty ? nil : keys.removeFirst() }
    session.handle(":demo lesson 1")
    #expect(try #require(opened).isConfined)
  }

  // MARK: Texts

  @Test func factsOfStepsExist() {
    for remark in Tour.steps.flatMap(\.remarks) {
      guard let fact = remark.fact else { continue }
      #expect(!answer(to: ":explain \(fact)").contains("error"), "\(fact)")
    }
  }

  @Test func itTakesEightMinutes() {
    let texts = Tour.steps.map {
      ([$0.task] + $0.remarks.prefix(1).map(\.text)).joined(separator: " ")
    }
    let words = texts.joined(separator: " ").split(separator: " ").count
    let keys = Tour.steps.map(\.line.count).reduce(0, +)
    // 120 words and 100 keys a minute, and 15 seconds for each step's output.
    let minutes = Double(words) / 120 + Double(keys) / 100 + Double(Tour.steps.count) / 4
    #expect((7...13).contains(minutes), "\(minutes)")
  }
}
