import Console
import Foundation
import Testing

/// Journals of sessions that ended abruptly.
@MainActor
struct AbandonedJournalTests {
  private func withJournals(
    _ ages: [Int32: TimeInterval], _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // leftovers are temporary anyway
    for (process, age) in ages {
      let path = folder.path + "/journal-\(process).lua"
      try "x = \(process)\ny = 2\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }
    try body(folder.path)
  }

  @Test func theLatestIsOfferedUnlessItsProcessRuns() throws {
    try withJournals([1: 300, 2: 200, 3: 100]) { folder throws in
      let journals = AbandonedJournals(in: folder) { $0 == 3 }
      #expect(journals.latest == folder + "/journal-2.lua")
      let offer = try #require(journals.offer)
      #expect(
        offer.wholeMatch(
          of:
            /the session of .+, \d\d:\d\d ended abruptly \(2 lines\); :recover resumes it\n/)
          != nil)
    }
  }

  @Test func withoutJournalsNothingIsOffered() throws {
    try withJournals([1: 1]) { folder throws in
      #expect(AbandonedJournals(in: folder) { _ in true }.offer == nil)
      #expect(AbandonedJournals(in: folder + "/none") { _ in false }.offer == nil)
    }
  }

  @Test func oldOnesAndAllButTenAreRemoved() throws {
    let day: TimeInterval = 24 * 3600
    var ages = Dictionary(uniqueKeysWithValues: (1...12).map { (Int32($0), TimeInterval($0)) })
    ages[13] = 40 * day
    try withJournals(ages) { folder throws in
      AbandonedJournals(in: folder) { $0 == 12 }.prune()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count == 11)
      #expect(names.contains("journal-12.lua"))
      #expect(!names.contains("journal-11.lua") && !names.contains("journal-13.lua"))
    }
    try withJournals([1: 29 * day, 2: 31 * day]) { folder throws in
      AbandonedJournals(in: folder) { _ in false }.prune()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["journal-1.lua"])
    }
  }

  @Test func aSessionTakesItUp() throws {
    try withJournals([7: 1]) { folder throws in
      let session = Session()
      var output = ""
      (session.write, session.writeError) = ({ output += $0 }, { output += $0 })
      session.handle(":recover")
      #expect(output == "error: no session has ended abruptly, as far as files tell\n")
      session.abandonedJournal = folder + "/journal-7.lua"
      session.handle(":recover")
      output = ""
      session.handle("x, y")
      #expect(output == "7   2\n")
      session.removeRecoveredJournal()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func itsInputsAreRunOneByOne() throws {
    try withJournals([:]) { folder throws in
      let path = folder + "/journal-9.lua"
      let session = Session(write: { _ in })
      session.journalFile = JournalFile(at: path) { Issue.record("\($0)") }
      for input in [
        "nav = UINavigationController{ UIViewController 'Home' }",
        "window.rootViewController = nav",
        "local depth = 2\nfor i = 1, depth do\n  nav:pushViewController(UIViewController('P' .. i), false)\nend",
        "foo()",
      ] { session.handle(input) }
      var output = ""
      let other = Session(write: { output += $0 }, writeError: { output += $0 })
      other.abandonedJournal = path
      other.handle(":recover")
      #expect(output.contains("> window.rootViewController = nav\n"))
      #expect(output.hasSuffix("\nrecovered 4 inputs\n"))
      output = ""
      other.handle(":undo 2")
      other.handle("#nav.viewControllers")
      #expect(output.hasSuffix("\n1\n"))
      #expect(output.contains("; 2 inputs replayed"))
    }
  }

  @Test func aJournalWithAFailureIsKept() throws {
    try withJournals([7: 1]) { folder throws in
      let path = folder + "/journal-7.lua"
      try "x = 1\nrequire 'nothing.like.it'\ny = 2\n".write(
        toFile: path, atomically: true, encoding: .utf8)
      var output = ""
      let session = Session(write: { output += $0 }, writeError: { output += $0 })
      session.abandonedJournal = path
      session.handle(":recover")
      #expect(
        output.hasSuffix("recovered 3 inputs, of which 1 failed; the journal is kept: \(path)\n"))
      output = ""
      session.handle("x, y")
      #expect(output == "1   2\n" && session.abandonedJournal == path)
    }
  }

  @Test func theJournalIsRewrittenWhenAResultIsUsed() throws {
    try withJournals([:]) { folder throws in
      let path = folder + "/journal-8.lua"
      let session = Session(write: { _ in })
      session.journalFile = JournalFile(at: path) { Issue.record("\($0)") }
      func journal() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
      session.handle("1 + 1")
      session.handle("y = 4")
      let appended = try journal()
      session.handle("x = _1 + y")
      #expect(try !journal().hasPrefix(appended))
      let other = Session()
      var output = ""
      (other.write, other.writeError) = ({ output += $0 }, { output += $0 })
      other.abandonedJournal = path
      other.handle(":recover")
      output = ""
      other.handle("x")
      #expect(output == "6\n")
    }
  }
}
