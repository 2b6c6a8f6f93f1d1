import Foundation
import Support
import Testing

@testable import Console

/// What a script with blocks prints, however it is run.
@MainActor
struct RunningTranscriptTests {
  private final class Printed { var text = "", errors = "" }

  /// A session, and what it prints.
  private func session() -> (Session, Printed) {
    let printed = Printed()
    let session = Session(
      write: { printed.text += $0 }, writeError: { printed.errors += $0 })
    return (session, printed)
  }

  /// The output of a script.
  private func output(of source: String) -> Printed {
    let (session, printed) = session()
    session.run(script: source, named: "t")
    return printed
  }

  @Test(.slow("it plays all scripts"), arguments: ["lessons", "recipes", "flows", "mistakes"])
  func aScriptPrintsWhatItSays(_ group: String) throws {
    for (index, file) in try Self.files(in: group).enumerated() {
      let source = try String(contentsOf: file, encoding: .utf8)
      let expected = Transcript(source: source).blocks.flatMap(\.expected)
        .map { $0 + "\n" }.joined()
      let printed = output(of: source)
      #expect(printed.text == expected, "\(file.path)")
      #expect(printed.errors == "", "\(file.path)")
      // `:load` is the same run with another beginning: every third script shows it.
      guard index % 3 == 0 else { continue }
      let (session, loaded) = session()
      session.handle(":load \(file.path)")
      #expect(loaded.text == expected, ":load \(file.path)")
      #expect(loaded.errors == "", ":load \(file.path)")
    }
  }

  private static func files(in group: String) throws -> [URL] {
    let folder = Repository.root.appending(path: "scripts/\(group)")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }

  @Test func anEventEndsAnOpenLine() {
    let script = "io.write('a\\tb') mark('m') io.write('c')\n--> a b\n--> m\n--> c\nprint(1)\n"
    #expect(output(of: script).text == "a b\nm\nc\n1\n")
    #expect(TranscriptRun(of: script + "--> 1\n", named: "t").failures == [])
    let run = TranscriptRun(of: script, named: "t")
    #expect(run.failures.isEmpty)
    #expect(run.uncompared.map { $0.hasSuffix("compare that\n+ 1") } == [true])
  }

  @Test func eventsAfterTheLastBlockAreNoOutput() {
    let printed = output(of: "print(1)\n--> 1\nwindow.rootViewController = UIViewController 'A'\n")
    #expect(printed.text == "1\n")
    let final = output(of: "mark('a')\n--> a\nmark('b')\nreturn 1\n--> b\n")
    #expect(final.text == "a\nb\n")
  }

  @Test func anErrorFollowsTheEventsBeforeIt() {
    let (session, printed) = session()
    session.writeError = { printed.text += $0 }
    session.run(script: "mark('a')\nerror('no')\n--> a\n", named: "t")
    #expect(printed.text.hasPrefix("a\nerror: t:2: no\n"))
  }

  @Test func aWarningIsPrintedOnce() {
    let push = "UINavigationController():pushViewController(nil)\n"
    let inBlock = output(of: push + "-->\n")
    #expect(inBlock.text.hasPrefix("warning nil-push: "))
    #expect(inBlock.errors == "")
    let after = output(of: "-->\n" + push)
    #expect(after.text == "")
    #expect(after.errors.hasPrefix("warning: t:2: Application tried to push a nil"))
  }

  @Test func aBlockInAFunctionEndsTheTurnAtThePromptToo() throws {
    try withScript(
      "function f()\n  after(0, function() print('next') end)\n  -->\n  print('end')\nend\n-->\n"
    ) {
      path in
      let (session, printed) = session()
      session.handle(":load \(path)")
      printed.text = ""
      session.handle("f()")
      #expect(printed.text.hasPrefix("next\nend\n"))
      session.handle(":undo")
      #expect(printed.text.contains("1 input replayed"))
    }
  }

  @Test func aLoadedScriptIsReplayedSilently() throws {
    try withScript("mark('a')\n--> a\nx = 1\n") { path in
      let (session, printed) = session()
      session.handle(":load \(path)")
      session.handle("x = 2")
      #expect(printed.text == "a\n")
      session.handle(":undo")
      session.handle("x")
      #expect(printed.text == "a\nundid input 2, x = 2; 1 input replayed, 1 event\n1\n")
    }
  }

  @Test func aScriptWithoutABlockPrintsOnlyWhatItPrints() {
    let printed = output(
      of: "window.rootViewController = UIViewController 'A'\nprint('a\\tb') --> a b\n")
    #expect(printed.text == "a\tb\n")
  }

  private func withScript(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).lua")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }  // a leftover does no harm
    try body(file.path)
  }
}
